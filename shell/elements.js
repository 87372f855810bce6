// One element of the mirrored semantics: how a node's role becomes an element, and how the element
// follows the node. Knows nothing of the tree around it but its parent.

import { createRegions } from './announcer.js';
import { Role, State } from './nodes.js';

/** @typedef {import('./nodes.js').Node} Node */

/**
 * @typedef {object} Item
 * @property {number} id
 * @property {Node} node as it was committed last
 * @property {Item | null} parent
 * @property {HTMLElement} element
 * @property {HTMLElement} box what lies in the parent: the element, or the list item around it
 * @property {boolean} fresh created by the commit under way
 * @property {boolean} unseen has no picture, or lies in something that has none
 * @property {number} tabStop of a composite: id of the one part that Tab reaches
 * @property {number} opener of a dialog or page: id of what had the focus when it opened
 * @property {number} scrolled of a page: the position that both sides know of
 * @property {HTMLElement | null} spacer of a page: gives it its height of content
 * @property {import('./announcer.js').Regions | null} regions of a dialog: where it speaks
 * @property {HTMLElement | null} lastPlaced the child that was put in its place last
 * @property {string} drawn of a code: what it shows
 * @property {string} geometry the inline geometry that is set
 */

/** Tag and ARIA role of each role, in the order of `Role`. */
const shapes = [
  ['div', 'group'],
  ['div', 'toolbar'],
  ['button', ''],
  ['div', 'radiogroup'],
  ['button', 'radio'],
  ['div', 'grid'],
  ['div', 'row'],
  ['div', 'gridcell'],
  ['div', 'dialog'],
  ['h2', ''],
  ['p', ''],
  ['ul', 'list'],
  ['li', ''],
  ['section', ''],
  ['p', ''],
  ['input', ''],
  ['div', 'listbox'],
  ['button', 'option'],
  ['a', ''],
  ['div', 'img'],
  ['input', ''],
  ['textarea', ''],
  ['div', 'img'],
];

/** @param {number} role */
export const isActive = (role) =>
  role === Role.Button ||
  role === Role.Radio ||
  role === Role.Cell ||
  role === Role.Option ||
  role === Role.Link;

/** @param {number} role */
export const isComposite = (role) =>
  role === Role.Toolbar || role === Role.RadioGroup || role === Role.Grid || role === Role.ListBox;

/** Whether it is a field of text, which the page shows itself. @param {number} role */
export const isField = (role) => role === Role.Field || role === Role.TextArea;

/** @param {number} role */
const isText = (role) =>
  role === Role.Heading ||
  role === Role.Paragraph ||
  role === Role.ListItem ||
  role === Role.Status;

/** Whether the element of one node can go on as that of the other. @param {Node} a @param {Node} b */
export const sameShape = (a, b) => a.role === b.role && a.level === b.level;

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | boolean | number | null} value null: without the attribute
 */
export function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/**
 * @param {Node} node
 * @param {Item | null} parent
 * @returns {Item}
 */
export function createItem(node, parent) {
  const [tag, role] = shapes[node.role];
  const element = document.createElement(
    node.role === Role.Heading ? `h${Math.min(Math.max(node.level, 1), 6)}` : tag,
  );
  if (role) element.setAttribute('role', role);
  if (element instanceof HTMLButtonElement) element.type = 'button';
  // A real one: screen readers of phones can set no other.
  if (node.role === Role.Slider) /** @type {HTMLInputElement} */ (element).type = 'range';
  // The pointer is for them, not for the picture.
  if (isField(node.role) || node.role === Role.Code) element.className = 'beside';
  let box = element;
  const isListed = parent?.node.role === Role.List && node.role !== Role.ListItem;
  // That of a slider shows its name.
  if (isListed || node.role === Role.Slider) {
    box = document.createElement(isListed ? 'li' : 'div');
    box.className = 'box';
    box.append(element);
  }
  /** @type {Item} */
  const item = {
    id: node.id,
    node,
    parent,
    element,
    box,
    fresh: true,
    unseen: false,
    tabStop: 0,
    opener: 0,
    scrolled: 0,
    spacer: null,
    regions: null,
    lastPlaced: null,
    drawn: '',
    geometry: '',
  };
  if (node.role === Role.Dialog) {
    element.setAttribute('aria-modal', 'true');
    element.tabIndex = -1;
    item.regions = createRegions(element);
  }
  if (node.role === Role.Page) {
    item.spacer = document.createElement('i');
    item.spacer.setAttribute('aria-hidden', 'true');
    element.append(item.spacer);
  }
  describe(item, null);
  return item;
}

/**
 * Makes the element say what the node says. Touches only what is new.
 * @param {Item} item
 * @param {Node} node
 * @param {Item | null} parent
 */
export function updateItem(item, node, parent) {
  const before = item.node;
  item.node = node;
  item.parent = parent;
  item.fresh = false;
  describe(item, before);
}

/** @param {Item} item @param {Node | null} before */
function describe(item, before) {
  const { element, node, parent } = item;
  item.unseen = (node.state & State.Unseen) !== 0 || (parent?.unseen ?? false);
  element.classList.toggle('unseen', item.unseen);
  if (node.name !== before?.name || node.label !== before?.label) describeName(element, node);
  if (node.description !== before?.description)
    set(element, 'aria-description', node.description || null);
  if (node.kind !== before?.kind) set(element, 'data-kind', node.kind || null);
  if (node.target !== (before?.target ?? ''))
    set(element, node.role === Role.Link ? 'href' : 'lang', node.target || null);
  if (node.state !== before?.state) describeState(element, node);
  if (node.key !== (before?.key ?? 0))
    set(
      element,
      'aria-keyshortcuts',
      node.key ? String.fromCodePoint(node.key).toUpperCase() : null,
    );
  if (node.role === Role.Slider) describeSlider(/** @type {HTMLInputElement} */ (element), node);
  if (isField(node.role)) describeField(/** @type {HTMLInputElement} */ (element), node, before);
  if (node.role === Role.Cell) set(element, 'aria-colindex', node.column + 1);
  if (node.role === Role.Row) set(element, 'aria-rowindex', node.row + 1);
}

/** @param {HTMLElement} element @param {Node} node */
function describeName(element, { role, name, label }) {
  if (isText(role)) {
    element.textContent = name;
  } else if (isActive(role) || role === Role.Image) {
    element.textContent = label || name;
    const named = role === Role.Image || (label && label !== name);
    set(element, 'aria-label', named ? name : null);
  } else {
    set(element, 'aria-label', name || null);
    if (role === Role.Slider && element.parentElement) element.parentElement.dataset.name = name;
    // A group without a name says nothing but that it is there.
    if (role === Role.Group) set(element, 'role', name ? 'group' : null);
  }
}

/** @param {HTMLInputElement} element @param {Node} node */
function describeSlider(element, { scroll, extent, label }) {
  set(element, 'max', extent);
  if (element.value !== String(scroll)) element.value = String(scroll);
  set(element, 'aria-valuetext', label || null);
}

/** @param {HTMLInputElement} element @param {Node} node @param {Node | null} before */
function describeField(element, { state, value, extent }, before) {
  element.readOnly = (state & State.ReadOnly) !== 0;
  element.spellcheck = false;
  element.style.setProperty('--letters', `${extent}px`);
  // What somebody has written stays until the module puts something else there.
  if (value !== (before?.value ?? '')) element.value = value;
}

/** @param {HTMLElement} element @param {Node} node */
function describeState(element, { role, state }) {
  /** @param {number} bit */
  const has = (bit) => (state & bit) !== 0;
  set(element, 'aria-disabled', has(State.Disabled) || null);
  set(element, 'aria-current', has(State.Current) || null);
  set(element, 'aria-haspopup', has(State.Expands) ? 'dialog' : null);
  if (role === Role.Cell) set(element, 'aria-selected', has(State.Selected));
  if (role === Role.Radio) set(element, 'aria-checked', has(State.Pressed));
  else set(element, 'aria-pressed', has(State.Toggle) ? has(State.Pressed) : null);
}

/** Finer than this nothing is seen or hit. @param {number} points */
const rounded = (points) => Math.round(points * 16) / 16;

/**
 * Lays the element over its picture; without one it lies where the style sheet puts it.
 * @param {Item} item
 * @param {boolean} plain
 */
export function placeItem(item, plain) {
  const { element, node, parent, spacer } = item;
  const style = element.style;
  const over = !plain && !item.unseen;
  if (spacer) spacer.style.height = over ? `${node.extent}px` : '';
  let geometry = '';
  if (over) {
    // What lies on a page is stated as if the page were not scrolled: the browser scrolls it.
    const x = rounded(node.x - (parent ? parent.node.x : 0));
    const y = rounded(node.y - (parent ? parent.node.y : 0));
    const width = rounded(node.width);
    const height = rounded(node.height);
    const turn = node.kind.includes('half-turn') ? ' rotate(180deg)' : '';
    geometry = `${x} ${y} ${width} ${height}${turn}`;
    if (geometry === item.geometry) return;
    style.transform = `translate(${x}px, ${y}px)${turn}`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  } else if (item.geometry) {
    style.transform = style.width = style.height = '';
  }
  item.geometry = geometry;
}
