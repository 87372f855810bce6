// The browser's own accessibility tree of a page, as lines: what it tells a screen reader.

/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} AxNode of the browser
 * @property {string} nodeId
 * @property {boolean} ignored
 * @property {{ value?: unknown }} [role]
 * @property {{ value?: unknown }} [name]
 * @property {{ value?: unknown }} [description]
 * @property {{ value?: unknown }} [value]
 * @property {{ name: string, value: { value?: unknown } }[]} [properties]
 * @property {string[]} [childIds]
 */

/** What is not said for each thing, or goes without saying. */
const unsaid = [
  'focusable',
  'settable',
  'editable',
  'level',
  'multiline',
  'atomic',
  'relevant',
  'hasPopup',
  'busy',
  'url',
  'orientation',
  'labelledby',
  'readonly',
  // Of a slider the browser tells its number here, whatever its text is.
  'valuetext',
];

/** Roles of what only lies around or below something that is told already. */
const silent = ['InlineTextBox', 'LineBreak'];

/**
 * The tree, indented; what is ignored is left out, and texts that only say the name above them again.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function treeOf(page) {
  await page.evaluate(comeToRest, 250);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, /** @type {AxNode} */ (node)]));
  /** @type {string[]} */
  const lines = [];
  /** @param {string} id @param {number} depth @param {string} above the name above it */
  const tell = (id, depth, above) => {
    const node = byId.get(id);
    if (!node) return;
    const name = String(node.name?.value ?? '');
    const role = String(node.role?.value ?? '');
    const isSaid = !node.ignored && !silent.includes(role) && (role !== 'generic' || name !== '');
    const again = role === 'StaticText' && name.split(/\s+/).every((word) => above.includes(word));
    if (isSaid && !again) lines.push('  '.repeat(depth) + withoutPort(lineOf(node, role, name)));
    if (role === 'StaticText') return;
    const told = isSaid && name ? name : above;
    for (const child of node.childIds ?? []) tell(child, depth + (isSaid ? 1 : 0), told);
  };
  const [root] = nodes;
  tell(root.nodeId, 0, '');
  return lines;
}

/**
 * To be run in the page: waits until it has not changed for a while, and empties what speaks: what it has
 * said of late depends on how fast it all went, and transcripts/ have it.
 * @param {number} milliseconds
 */
async function comeToRest(milliseconds) {
  await new Promise((resolve) => {
    let timer = setTimeout(resolve, milliseconds);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, milliseconds);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (const region of document.querySelectorAll('.live')) region.textContent = '';
}

/** @param {AxNode} node @param {string} role @param {string} name */
function lineOf({ description, value, properties = [] }, role, name) {
  const states = properties
    .filter((each) => !unsaid.includes(each.name))
    .map((each) => ({ name: each.name, value: each.value.value }))
    .filter((each) => isTold(each.name, each.value))
    .map((each) => (each.value === true ? each.name : `${each.name}=${each.value}`));
  const level = properties.find((each) => each.name === 'level')?.value.value;
  return [
    role + (role === 'heading' ? ` ${level}` : ''),
    name && `“${name}”`,
    description?.value && `(${description.value})`,
    value?.value !== undefined && value.value !== '' && `= ${JSON.stringify(value.value)}`,
    ...states,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The server's port is another one each time. @param {string} line */
const withoutPort = (line) => line.replace(/127\.0\.0\.1:\d+/, 'kiela.example');

/** @param {string} name @param {unknown} value */
function isTold(name, value) {
  if (['checked', 'pressed'].includes(name)) return true;
  return value !== false && value !== 'false' && value !== '' && value !== undefined;
}
