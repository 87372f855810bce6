// Closes what a test has opened, the last one first.

/**
 * @param {import('node:test').TestContext} t
 * @returns {(step: () => Promise<unknown>) => void} to be told how to close each thing opened
 */
export function closingInReverse(t) {
  /** @type {(() => Promise<unknown>)[]} */
  const steps = [];
  t.after(async () => {
    for (const step of steps.reverse()) await step();
  });
  return (step) => steps.push(step);
}
