// Where the keyboard focus is: it is told to the module, moves into a dialog that opens and back when
// it closes, and is never lost when its element goes away.

import { isActive } from './elements.js';
import { Command, Role, State } from './nodes.js';

/** @typedef {import('./elements.js').Item} Item */

/** Whether the focus may be moved: a page in a frame must not take it from the page around. */
const mayFocus = () => window.parent === window || document.hasFocus();

/** Whether it is something that opens over or beside the rest, and closes again. @param {Item} item */
export const isScope = ({ node }) => node.role === Role.Dialog || node.role === Role.Page;

/** @param {Item} item @param {Item | undefined} scope undefined: everything */
function liesIn(item, scope) {
  if (!scope) return true;
  for (let at = /** @type {Item | null} */ (item); at; at = at.parent)
    if (at === scope) return true;
  return false;
}

export class Focus {
  #semantics;
  #announcer;
  #regions;
  /** @type {Item | undefined} the innermost open dialog */
  #dialog;
  /** What had the focus last, though perhaps nothing has it now. */
  #last = 0;
  /** @type {Item[]} the items before the commit under way, in reading order */
  #before = [];
  /** @type {Item | undefined} that of them which had the focus */
  #focused;
  /** @type {Item[]} what it lay in, the innermost first: it may lie in something else since */
  #scopes = [];
  /** @type {HTMLElement[]} what the dialog covers */
  #covered = [];
  /** Whether a device leads the focus that the browser does not take for a keyboard. */
  #led = false;
  /** Whether somebody has done anything here. */
  #used = false;

  /**
   * @param {import('./semantics.js').Semantics} semantics
   * @param {import('./announcer.js').Announcer} announcer
   */
  constructor(semantics, announcer) {
    this.#semantics = semantics;
    this.#announcer = announcer;
    this.#regions = announcer.regions;
    const { root } = semantics;
    root.addEventListener('focusin', (event) => {
      const item = semantics.itemAt(event.target);
      if (!item) return;
      this.#last = item.id;
      semantics.makeTabStop(item);
      semantics.send(Command.Focus, item.id, Number(this.isSeen(item)));
    });
    root.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget)))
        semantics.send(Command.Focus, 0, 0);
    });
    document.addEventListener('pointerdown', () => this.#setLed(false), true);
    // A screen reader clicks without either.
    for (const type of ['keydown', 'pointerdown', 'click'])
      document.addEventListener(type, () => (this.#used = true), true);
    // A press beside an open dialog must not take the focus out of it.
    document.addEventListener('mousedown', (event) => {
      if (this.#dialog && !semantics.itemAt(event.target)) event.preventDefault();
    });
  }

  /** Whether an item that has the focus shows it. @param {Item} item */
  isSeen(item) {
    return this.#led || item.element.matches(':focus-visible');
  }

  /** What has the focus, unless it is the open dialog as a whole. @returns {Item | undefined} */
  get at() {
    const at = this.#semantics.itemAt(document.activeElement);
    return at === this.#dialog ? undefined : at;
  }

  /** The stops of Tab, in reading order; in an open dialog only its own. */
  get stops() {
    const items = [...this.#semantics.items.values()];
    return items.filter((item) => liesIn(item, this.#dialog) && item.element.tabIndex === 0);
  }

  /**
   * From now on whatever has the focus shows it, until a pointer is used. Where nothing has it, it
   * comes back to what had it last.
   * @returns {boolean} whether it could be seen before
   */
  lead() {
    this.#used = true;
    const at = this.at;
    const seen = !!at && this.isSeen(at);
    this.#setLed(true);
    if (at && !seen) this.#semantics.send(Command.Focus, at.id, 1);
    if (!at)
      this.move(this.stops.find(({ id }) => id === this.#last) ?? this.#firstIn(this.#dialog));
    return seen;
  }

  /** @param {boolean} led */
  #setLed(led) {
    this.#led = led;
    this.#semantics.root.classList.toggle('led', led);
  }

  /** To be called before the items change. */
  beforeCommit() {
    this.#before = [...this.#semantics.items.values()];
    this.#focused = this.#semantics.itemAt(document.activeElement);
    this.#scopes = [];
    for (let at = this.#focused ?? null; at; at = at.parent) if (isScope(at)) this.#scopes.push(at);
  }

  /** To be called when the items are those of the new tree. */
  afterCommit() {
    const items = [...this.#semantics.items.values()];
    const closed = this.#dialog && this.#isGone(this.#dialog) ? this.#dialog : undefined;
    for (const item of items) if (item.fresh && isScope(item)) item.opener = this.#openerNow();
    const dialog = items.filter(({ node }) => node.role === Role.Dialog).pop();
    if (dialog !== this.#dialog) this.#announcer.speakIn(dialog?.regions ?? this.#regions);
    this.#dialog = dialog;
    this.#cover();

    const lost = this.#focused && this.#isGone(this.#focused) ? this.#focused : undefined;
    const invited = this.#before.length
      ? items.filter((item) => this.#isInvited(item)).pop()
      : null;
    if (dialog?.fresh) this.#enter(dialog);
    else if (invited) this.move(invited);
    else if (lost) this.move(this.#heir(lost) ?? this.#firstIn(dialog));
    else if (document.activeElement === document.body)
      // An element loses the focus, too, when it moves to another parent, as when the board turns.
      this.move(closed ? this.#semantics.items.get(closed.opener) : this.#focused);
  }

  /** One that is there from the beginning shows no focus to somebody who uses no keys. @param {Item} dialog */
  #enter(dialog) {
    const first = (this.#used && this.#firstIn(dialog)) || dialog;
    this.move(first);
    // As a page it is read from its top; what lies further down is for Tab to reach. But a board is
    // what its sheet is there for.
    const { element } = dialog;
    if (!this.#semantics.plain || !element.scrollTop || first.node.role === Role.Cell) return;
    this.move(dialog);
    element.scrollTop = 0;
  }

  /** @param {Item | undefined} item */
  move(item) {
    if (!item || !mayFocus()) return;
    const { element, node } = item;
    const { plain } = this.#semantics;
    // What Tab reaches by itself stays so.
    if (element.tabIndex < 0) element.tabIndex = -1;
    // A page that is higher than the window is read from its top.
    const isPage = node.role === Role.Page;
    element.focus({ preventScroll: isPage || plain });
    // No further than needed: what is above it, as a lesson's words are, stays in sight.
    if (plain && !isPage) element.scrollIntoView({ block: 'nearest' });
  }

  /** To be called when the view has changed: what had the focus may not be there in the other one. */
  afterView() {
    const { activeElement } = document;
    const item = this.#semantics.itemAt(activeElement);
    const isGone = item
      ? item !== this.#dialog && item.element.tabIndex < 0
      : activeElement instanceof HTMLElement && activeElement.hidden;
    if (isGone) this.move(this.#firstIn(this.#dialog));
  }

  /** @param {Item} item */
  #isGone(item) {
    return this.#semantics.items.get(item.id) !== item;
  }

  /** What the focus returns to when something that opens now closes again. */
  #openerNow() {
    const { items } = this.#semantics;
    let opener = (this.#focused ?? items.get(this.#last))?.id ?? 0;
    // What closes at the same time cannot be returned to; the way back leads to what opened it.
    for (const scope of this.#scopes) if (this.#isGone(scope)) opener = scope.opener;
    return opener;
  }

  /** Whether an item takes the focus because the page that it lies in, or is, opens. @param {Item} item */
  #isInvited(item) {
    if (!(item.node.state & State.FocusFirst)) return false;
    for (let at = /** @type {Item | null} */ (item); at?.fresh; at = at.parent)
      if (at.node.role === Role.Page) return true;
    return false;
  }

  /** What takes over the focus of an item that is gone. @param {Item} lost */
  #heir(lost) {
    const { items } = this.#semantics;
    for (let at = lost.parent; at; at = at.parent)
      if (isScope(at) && this.#isGone(at)) return items.get(at.opener);
    // Else the nearest thing beside it that is still there.
    const beside = this.#before.filter(({ parent }) => parent?.id === lost.parent?.id);
    const index = beside.indexOf(lost);
    const nearest = [...beside.slice(index + 1), ...beside.slice(0, index).reverse()];
    return nearest.find((item) => isActive(item.node.role) && !this.#isGone(item));
  }

  /** The first thing that Tab reaches in a dialog or page. @param {Item | undefined} scope */
  #firstIn(scope) {
    const items = [...this.#semantics.items.values()].filter((item) => liesIn(item, scope));
    return (
      items.find(({ node }) => node.state & State.FocusFirst) ??
      items.find(({ element }) => element.tabIndex === 0)
    );
  }

  /** Makes everything outside the dialog unreachable, and what it no longer covers reachable. */
  #cover() {
    /** @type {HTMLElement[]} */
    const covered = [];
    const main = this.#semantics.root.parentElement;
    for (let at = this.#dialog?.box; at && at !== main; at = at.parentElement ?? undefined)
      for (const sibling of at.parentElement?.children ?? [])
        // Not the picture: it draws what covers it.
        if (sibling !== at && sibling instanceof HTMLElement && sibling.tagName !== 'CANVAS')
          covered.push(sibling);
    for (const element of this.#covered) if (!covered.includes(element)) element.inert = false;
    for (const element of covered) element.inert = true;
    this.#covered = covered;
  }
}
