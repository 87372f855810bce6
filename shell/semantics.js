// Keeps a DOM tree equal to the module's semantics tree (src/ui/semantics.hpp) and sends back what
// people do to it. An element stays the same as long as its node's id and role do. Generic: it
// knows no game.

import {
  createItem,
  isActive,
  isComposite,
  isField,
  placeItem,
  sameShape,
  set,
  updateItem,
} from './elements.js';
import { Focus } from './focus.js';
import { Keys } from './keys.js';
import { Command, readNodes, Role, State } from './nodes.js';

/** @typedef {import('./elements.js').Item} Item */
/** @typedef {import('./nodes.js').Node} Node */
/** @typedef {(kind: number, id: number, value: number) => void} Send */

export class Semantics {
  /** @type {Map<number, Item>} the items by id, in reading order */
  items = new Map();
  plain = false;
  /** @type {WeakMap<EventTarget, Item>} */
  #itemOf = new WeakMap();
  /** @type {{ element: HTMLElement, lastPlaced: HTMLElement | null }} */
  #top;
  #focus;
  #pointerHad;
  #extras;

  /**
   * @param {HTMLElement} root
   * @param {import('./announcer.js').Announcer} announcer
   * @param {Send} send
   * @param {(event: MouseEvent) => boolean} pointerHad whether the picture has had this click
   * @param {import('./extras_loader.js').ExtrasLoader} extras
   * @param {(text: string) => void} sendText what is in a field now
   * @param {() => Promise<void>} loadGamepads loads shell/gamepad.js
   */
  constructor(root, announcer, send, pointerHad, extras, sendText, loadGamepads) {
    this.root = root;
    this.#top = { element: root, lastPlaced: null };
    this.send = send;
    this.#pointerHad = pointerHad;
    this.#extras = extras;
    this.sendText = sendText;
    this.#focus = new Focus(this, announcer);
    const keys = new Keys(this);
    // Few have one.
    const connect = () =>
      loadGamepads().then(() => new kielaGamepads(this, this.#focus, keys), waitForGamepad);
    const waitForGamepad = () =>
      window.addEventListener('gamepadconnected', connect, { once: true });
    waitForGamepad();
    root.addEventListener('scroll', (event) => this.#scrolled(event), true);
  }

  /**
   * The item that an event's target belongs to.
   * @param {EventTarget | null} target
   */
  itemAt(target) {
    for (let at = target; at instanceof Element && at !== this.root; at = at.parentElement) {
      const item = this.#itemOf.get(at);
      if (item) return item;
    }
    return undefined;
  }

  /**
   * The toolbar, grid or radio group that an item is a part of.
   * @param {Item} item
   */
  compositeOf(item) {
    if (!isActive(item.node.role)) return undefined;
    let at = item.parent;
    while (at && !isComposite(at.node.role)) at = at.parent;
    return at ?? undefined;
  }

  /**
   * @param {ArrayBuffer} memory
   * @param {number} address of the nodes
   * @param {number} count
   * @param {number} strings address of the string store
   */
  commit(memory, address, count, strings) {
    const nodes = readNodes(memory, address, count, strings);
    const before = this.items;
    this.#focus.beforeCommit();
    this.items = new Map();
    this.#dropStale(nodes, before);
    this.#top.lastPlaced = null;
    for (const node of nodes) this.#follow(node, before.get(node.id));
    this.#setTabStops();
    this.#focus.afterCommit();
  }

  /** @param {number} id */
  focus(id) {
    this.#focus.move(this.items.get(id));
  }

  /**
   * Shows the semantics as a page of their own, or lays them over the picture.
   * @param {boolean} plain
   */
  setPlain(plain) {
    if (plain === this.plain) return;
    this.plain = plain;
    for (const item of this.items.values()) placeItem(item, plain);
    this.#setTabStops();
  }

  /** To be called when all else of the page is in that view, too. */
  afterView() {
    this.#focus.afterView();
  }

  /** @param {Node[]} nodes @param {Map<number, Item>} before */
  #dropStale(nodes, before) {
    const wanted = new Map(nodes.map((node) => [node.id, node]));
    for (const [id, item] of before) {
      const node = wanted.get(id);
      if (node && sameShape(item.node, node)) continue;
      item.box.remove();
      before.delete(id);
    }
  }

  /** @param {Node} node @param {Item | undefined} kept */
  #follow(node, kept) {
    const parent = this.items.get(node.parent) ?? null;
    const item = kept ?? createItem(node, parent);
    if (kept) updateItem(kept, node, parent);
    else this.#listenTo(item);
    item.lastPlaced = null;
    this.items.set(node.id, item);
    placeItem(item, this.plain);
    this.#insert(item);
    if (node.role === Role.Page) this.#scroll(item);
    // Fetched before it is pressed: a deed has to be done while somebody presses.
    if (node.deed) this.#extras.use(() => {});
    if (node.role === Role.Code && node.value !== item.drawn) {
      item.drawn = node.value;
      this.#extras.use((extras) => extras.drawCode(item.element, node.value));
    }
  }

  /** @param {Item} item */
  #listenTo(item) {
    this.#itemOf.set(item.element, item);
    // On the element itself: with a delegated listener it would not be exposed as something to click.
    if (isActive(item.node.role))
      item.element.addEventListener('click', (event) => {
        // Whatever made the click: there is one for each gesture.
        const had = this.#pointerHad(event);
        if (item.node.deed || !had) this.activate(item);
      });
    if (item.node.role === Role.Slider)
      this.#listenToSlider(item, /** @type {HTMLInputElement} */ (item.element));
    if (isField(item.node.role))
      this.#listenToField(item, /** @type {HTMLInputElement} */ (item.element));
  }

  /** Does what pressing it means. @param {Item} item */
  activate(item) {
    const { deed, state } = item.node;
    if (!deed) return this.send(Command.Activate, item.id, 0);
    if (state & State.Disabled || item.element.closest('[inert]')) return;
    const fields = [...this.items.values()].filter(({ node }) => isField(node.role));
    const field = fields.find(({ node }) => node.value === item.node.value);
    /** @param {boolean} done */
    const tell = (done) => this.send(Command.Done, item.id, Number(done));
    this.#extras.use(
      ({ perform }) =>
        perform(deed, item.node.value, /** @type {any} */ (field?.element ?? null), tell),
      () => tell(false),
    );
  }

  /** @param {Item} item @param {HTMLInputElement} element */
  #listenToField(item, element) {
    element.addEventListener('input', () => this.sendText(element.value));
    element.addEventListener('focus', () => element.readOnly && element.select());
  }

  /** @param {Item} item @param {HTMLInputElement} element */
  #listenToSlider(item, element) {
    element.addEventListener('input', () => this.send(Command.Set, item.id, Number(element.value)));
    // Over the picture, that has the pointer.
    for (const type of ['mousedown', 'touchstart'])
      element.addEventListener(type, (event) => !this.plain && event.preventDefault(), {
        passive: false,
      });
  }

  /** Puts an item behind the one before it; moves it only if it is not there. @param {Item} item */
  #insert(item) {
    const owner = item.parent ?? this.#top;
    const last = owner.lastPlaced;
    const place = last ? last.nextElementSibling : owner.element.firstElementChild;
    if (place !== item.box) owner.element.insertBefore(item.box, place);
    owner.lastPlaced = item.box;
  }

  /** Lets a page follow where the module has scrolled it to. @param {Item} page */
  #scroll(page) {
    const wanted = page.node.scroll;
    if (this.plain || Math.abs(wanted - page.scrolled) < 1) return;
    page.scrolled = wanted;
    page.element.scrollTop = wanted;
  }

  /** @param {Event} event */
  #scrolled(event) {
    const page = this.itemAt(event.target);
    if (page && page.element === event.target) this.#tellScroll(page);
  }

  /** Tells where the pages stand now; their events come a frame late. */
  tellScrolls() {
    for (const item of this.items.values()) this.#tellScroll(item);
  }

  /** @param {Item} page */
  #tellScroll(page) {
    if (this.plain || page.node.role !== Role.Page) return;
    const now = page.element.scrollTop;
    if (Math.abs(now - page.scrolled) < 1) return;
    page.scrolled = now;
    this.send(Command.Scroll, page.id, now);
  }

  #setTabStops() {
    const focused = this.itemAt(document.activeElement);
    for (const item of this.items.values())
      if (isComposite(item.node.role)) this.#chooseTabStop(item, focused);
    for (const item of this.items.values()) this.#setTabIndex(item);
  }

  /** @param {Item} composite @param {Item | undefined} focused */
  #chooseTabStop(composite, focused) {
    if (focused && this.compositeOf(focused) === composite) {
      composite.tabStop = focused.id;
      return;
    }
    const parts = this.partsOf(composite);
    const chosen = parts.find(
      ({ node: { role, state } }) =>
        (role === Role.Radio && state & State.Pressed) ||
        (role === Role.Option && state & State.Current),
    );
    const kept = parts.find(({ id }) => id === composite.tabStop);
    const first = parts.find(({ node }) => node.state & State.FocusFirst) ?? parts[0];
    composite.tabStop = (chosen ?? kept ?? first)?.id ?? 0;
  }

  /** @param {Item} composite */
  partsOf(composite) {
    return [...this.items.values()].filter((item) => this.compositeOf(item) === composite);
  }

  /** @param {Item} item */
  #setTabIndex(item) {
    const { element, node } = item;
    if (!isActive(node.role) && node.role !== Role.Page) return;
    const composite = this.compositeOf(item);
    let reachable = composite ? composite.tabStop === item.id : true;
    if (item.unseen && !this.plain) reachable = false;
    // A page is there to be scrolled by keys; in the plain view the document scrolls instead.
    if (node.role === Role.Page) {
      reachable = !this.plain && node.extent > node.height && !this.#holdsList(item);
      // Where nobody stops at it, its dialog's name is not said twice.
      set(element, 'aria-label', reachable || node.state & State.FocusFirst ? node.name : null);
    }
    const index = reachable ? 0 : -1;
    if (element.getAttribute('tabindex') !== String(index)) element.tabIndex = index;
  }

  /** Whether it is a list that is scrolled: its options do that. @param {Item} page */
  #holdsList(page) {
    for (const { node, parent } of this.items.values())
      if (parent === page && node.role === Role.ListBox) return true;
    return false;
  }

  /** The part of a composite that Tab reaches from now on. @param {Item} item */
  makeTabStop(item) {
    const composite = this.compositeOf(item);
    if (!composite || composite.tabStop === item.id) return;
    const old = this.items.get(composite.tabStop);
    composite.tabStop = item.id;
    if (old) this.#setTabIndex(old);
    this.#setTabIndex(item);
  }
}
