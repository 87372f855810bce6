// Reads the packed nodes of the semantics tree (src/ui/semantics.hpp) out of the module's memory.
// Knows their layout and nothing of the DOM.

export const Role = /** @type {const} */ ({
  Group: 0,
  Toolbar: 1,
  Button: 2,
  RadioGroup: 3,
  Radio: 4,
  Grid: 5,
  Row: 6,
  Cell: 7,
  Dialog: 8,
  Heading: 9,
  Paragraph: 10,
  List: 11,
  ListItem: 12,
  Page: 13,
  Status: 14,
  Slider: 15,
  ListBox: 16,
  Option: 17,
  Link: 18,
  Image: 19,
  Field: 20,
  TextArea: 21,
  Code: 22,
});

export const State = /** @type {const} */ ({
  Disabled: 1,
  Selected: 2,
  Pressed: 4,
  Toggle: 8,
  Current: 16,
  Expands: 32,
  Unseen: 64,
  FocusFirst: 128,
  Menu: 256,
  ReadOnly: 512,
});

export const Deed = /** @type {const} */ ({
  None: 0,
  Copy: 1,
  Share: 2,
  Save: 3,
  Pick: 4,
  Install: 5,
  Fullscreen: 6,
});

export const Command = /** @type {const} */ ({
  Focus: 0,
  Activate: 1,
  Cancel: 2,
  Scroll: 3,
  Set: 4,
  Done: 5,
});

const nodeBytes = 96;

/**
 * @typedef {object} Node
 * @property {number} id
 * @property {number} parent 0: the root
 * @property {number} role
 * @property {number} level
 * @property {number} state
 * @property {number} row
 * @property {number} column
 * @property {number} x in CSS pixels of the window, as are the next five
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} scroll of a slider: its value
 * @property {number} extent of a slider: its largest value
 * @property {string} name
 * @property {string} description
 * @property {string} label
 * @property {string} kind
 * @property {number} key a character's code; 0: none
 * @property {string} target of a link: its address; else the language that its name is in
 * @property {string} value of a field, a code, or a deed's
 * @property {number} deed of `Deed`
 */

const utf8 = new TextDecoder();

/**
 * @param {ArrayBuffer} memory
 * @param {number} nodes address of the first node
 * @param {number} count
 * @param {number} strings address of the string store
 * @returns {Node[]}
 */
export function readNodes(memory, nodes, count, strings) {
  const bytes = new Uint8Array(memory, nodes, count * nodeBytes);
  const halves = new Uint16Array(memory, nodes, (count * nodeBytes) / 2);
  const words = new Uint32Array(memory, nodes, (count * nodeBytes) / 4);
  const floats = new Float32Array(memory, nodes, (count * nodeBytes) / 4);
  /** @param {number} word the string's offset; its length follows */
  const text = (word) => {
    const length = words[word + 1];
    return length ? utf8.decode(new Uint8Array(memory, strings + words[word], length)) : '';
  };
  return Array.from({ length: count }, (_, index) => {
    const byte = index * nodeBytes;
    const word = byte / 4;
    return {
      id: words[word],
      parent: words[word + 1],
      role: bytes[byte + 8],
      level: bytes[byte + 9],
      state: halves[byte / 2 + 5],
      row: halves[byte / 2 + 6],
      column: halves[byte / 2 + 7],
      x: floats[word + 4],
      y: floats[word + 5],
      width: floats[word + 6],
      height: floats[word + 7],
      scroll: floats[word + 8],
      extent: floats[word + 9],
      name: text(word + 10),
      description: text(word + 12),
      label: text(word + 14),
      kind: text(word + 16),
      key: words[word + 18],
      target: text(word + 19),
      value: text(word + 21),
      deed: words[word + 23],
    };
  });
}
