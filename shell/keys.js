// The keys that the mirrored semantics answer to: arrows within a toolbar, a radio group, a list box and a grid,
// Enter and Space on a cell, Escape, and within a grid the buttons' own keys. All other keys are left to
// the browser and the page around.

import { Command, Role, State } from './nodes.js';

/** @typedef {import('./elements.js').Item} Item */

export class Keys {
  #semantics;

  /** @param {import('./semantics.js').Semantics} semantics */
  constructor(semantics) {
    this.#semantics = semantics;
    semantics.root.addEventListener('keydown', (event) => this.#pressed(event));
    // Escape also counts where nothing has the focus, as after a touch on the picture.
    document.addEventListener('keydown', (event) => this.#escape(event));
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const { root } = this.#semantics;
    const target = event.target;
    if (target !== document.body && !(target instanceof Node && root.contains(target))) return;
    if (this.cancel()) event.preventDefault();
  }

  /**
   * Closes the open dialog, or whatever else is to be left.
   * @returns {boolean} whether there was a dialog
   */
  cancel() {
    const { items } = this.#semantics;
    const dialog = [...items.values()].filter(({ node }) => node.role === Role.Dialog).pop();
    this.#semantics.send(Command.Cancel, dialog?.id ?? 0, 0);
    return !!dialog;
  }

  /**
   * Moves the focus within a composite; an option that gets it so is chosen.
   * @param {Item} from
   * @param {Item} to
   */
  move(from, to) {
    to.element.focus();
    if (to.node.role === Role.Radio && to !== from && !(to.node.state & State.Disabled))
      this.#semantics.send(Command.Activate, to.id, 0);
  }

  /**
   * Activates the button that has a key of its own.
   * @param {Item} item that has the focus
   * @param {KeyboardEvent} event
   * @returns {boolean} whether there is one
   */
  #ownKey(item, event) {
    if (item.node.role !== Role.Cell || event.ctrlKey || event.isComposing) return false;
    if ([...event.key].length !== 1) return false;
    const key = event.key.toLowerCase().codePointAt(0);
    const button = [...this.#semantics.items.values()].find(({ node }) => node.key === key);
    if (!button) return false;
    event.preventDefault();
    if (!event.repeat && !(button.node.state & State.Disabled))
      this.#semantics.send(Command.Activate, button.id, 0);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const item = this.#semantics.itemAt(event.target);
    if (!item || event.altKey || event.metaKey) return;
    if (this.#ownKey(item, event) || event.shiftKey) return;
    const composite = this.#semantics.compositeOf(item);
    const role = composite?.node.role;
    if (event.ctrlKey && role !== Role.Grid) return;
    if (item.node.role === Role.Cell && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (!event.repeat && !event.ctrlKey) this.#semantics.send(Command.Activate, item.id, 0);
      return;
    }
    if (!composite) return;
    // The focus is not led to where nobody could see it.
    const parts = this.#semantics
      .partsOf(composite)
      .filter((part) => part === item || !part.unseen || this.#semantics.plain);
    const next =
      role === Role.Grid ? inGrid(parts, item, event) : inLine(parts, item, event.key, role);
    if (!next) return;
    event.preventDefault();
    this.move(item, next);
  }
}

/**
 * @param {Item[]} cells
 * @param {Item} from
 * @param {{ key: string, ctrlKey: boolean }} event
 * @returns {Item | undefined} undefined: the key means nothing here
 */
export function inGrid(cells, from, { key, ctrlKey }) {
  if (ctrlKey) {
    if (key === 'Home') return cells[0];
    if (key === 'End') return cells[cells.length - 1];
    return undefined;
  }
  let { row, column } = from.node;
  const inRow = cells.filter(({ node }) => node.row === row);
  if (key === 'Home') return inRow[0];
  if (key === 'End') return inRow[inRow.length - 1];
  if (key === 'ArrowLeft') column--;
  else if (key === 'ArrowRight') column++;
  else if (key === 'ArrowUp') row--;
  else if (key === 'ArrowDown') row++;
  else return undefined;
  // At the edge it stays where it is, and the page does not scroll away below it.
  return cells.find(({ node }) => node.row === row && node.column === column) ?? from;
}

/**
 * @param {Item[]} parts
 * @param {Item} from
 * @param {string} key
 * @param {number | undefined} role of the composite
 * @returns {Item | undefined}
 */
function inLine(parts, from, key, role) {
  const index = parts.indexOf(from);
  const vertical = role !== Role.Toolbar;
  if (key === 'Home') return parts[0];
  if (key === 'End') return parts[parts.length - 1];
  let step = 0;
  if (key === 'ArrowRight' || (vertical && key === 'ArrowDown')) step = 1;
  else if (key === 'ArrowLeft' || (vertical && key === 'ArrowUp')) step = -1;
  else return undefined;
  // A list has two ends; the others go round.
  if (role === Role.ListBox) return parts[index + step] ?? from;
  return parts[(index + step + parts.length) % parts.length];
}
