// The messages that a page around sends: which are ours, whether they are sound, and one after the
// other, so that a flood of them does not hold up the game.

/** The longest field, the longest id, and all fields of a message together, in UTF-16 units. */
const longest = { field: 16_384, id: 64 };
/** What is taken apart at most: fields that are not known need not be looked at. */
const fields = [
  ...['house', 'text', 'language'],
  ...['rules', 'opponent', 'side', 'first', 'position', 'game', 'lang'],
];
/** So many messages may wait, and so many are handled before the page gets to do something else. */
const mostWaiting = 64;
const mostAtOnce = 8;

/**
 * A message that is sound.
 * @typedef {object} Letter
 * @property {string} type
 * @property {string | number} [id]
 * @property {(name: string) => string} field empty: it is not there
 */

/** @typedef {(fault: { code: string, text: string }, about: Letter) => void} Refuse */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** @param {unknown} id */
const isId = (id) =>
  typeof id === 'string' ? id.length <= longest.id : typeof id === 'number' && isFinite(id);

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'number' ? String(value) : value);

export class Inbox {
  #handle;
  #refuse;
  /** @type {Letter[]} */
  #waiting = [];
  #again = new MessageChannel();

  /**
   * @param {object} office
   * @param {(event: MessageEvent) => boolean} office.accepts whether it comes from whom it may come
   * @param {(letter: Letter) => void} office.handle
   * @param {Refuse} office.refuse
   */
  constructor({ accepts, handle, refuse }) {
    this.#handle = handle;
    this.#refuse = refuse;
    this.#again.port1.onmessage = () => this.#work();
    addEventListener('message', (event) => {
      // What is not ours is not ours to complain of.
      if (accepts(event) && isPlain(event.data) && event.data.source === 'kiela')
        this.#take(event.data);
    });
  }

  /** @param {Record<string, unknown>} data */
  #take(data) {
    const id = isId(data.id) ? /** @type {string | number} */ (data.id) : undefined;
    const type = typeof data.type === 'string' ? data.type.slice(0, longest.id) : '';
    const given = fields
      .map((name) => [name, textOf(data[name])])
      .filter(([, value]) => value != null);
    /** @type {Map<string, string>} */
    const values = new Map(/** @type {[string, string][]} */ (given));
    const letter = { type, id, field: (/** @type {string} */ name) => values.get(name) ?? '' };
    const fault = this.#faultOf(data, given);
    if (fault) return this.#refuse(fault, letter);
    this.#waiting.push(letter);
    if (this.#waiting.length === 1) this.#again.port2.postMessage(0);
  }

  /** @param {Record<string, unknown>} data @param {unknown[][]} given */
  #faultOf(data, given) {
    if (data.v !== 1) return { code: 'version', text: 'Only version 1 is understood.' };
    if (given.some(([, value]) => typeof value !== 'string') || (data.id != null && !isId(data.id)))
      return { code: 'unreadable', text: 'A field has another type than it should.' };
    const length = given.reduce((sum, [, value]) => sum + String(value).length, 0);
    if (length > longest.field)
      return { code: 'too-long', text: 'A message may hold 16,384 characters.' };
    if (this.#waiting.length >= mostWaiting)
      return { code: 'busy', text: 'Too many messages at once.' };
    return undefined;
  }

  #work() {
    const now = this.#waiting.splice(0, mostAtOnce);
    if (this.#waiting.length) this.#again.port2.postMessage(0);
    for (const letter of now) this.#handle(letter);
  }
}
