// Gamepads: the stick and the cross move the focus as the arrow keys do and go on to the next stop of
// Tab where these end; the buttons activate, cancel, change the stop and open the menu. Read while a
// gamepad is connected and the page has the focus, and not otherwise. Fetched with the first one.

import { isScope } from './focus.js';
import { inGrid } from './keys.js';
import { Command, Role, State } from './nodes.js';

/** @typedef {import('./elements.js').Item} Item */

/** The buttons that mean something, as the standard mapping numbers them. */
const Button = /** @type {const} */ ({
  South: 0,
  East: 1,
  LeftShoulder: 4,
  RightShoulder: 5,
  Start: 9,
  Up: 12,
  Down: 13,
  Left: 14,
  Right: 15,
});

/** @typedef {'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'} Arrow */

/** @type {[number, Arrow][]} */
const cross = [
  [Button.Up, 'ArrowUp'],
  [Button.Down, 'ArrowDown'],
  [Button.Left, 'ArrowLeft'],
  [Button.Right, 'ArrowRight'],
];

/** So far a stick has to be moved before it counts, and back before it does no more. */
const moved = 0.55;
const released = 0.35;
/** What a stick at rest may be off by, and how fast it scrolls at most, in CSS pixels a second. */
const atRest = 0.2;
const scrollSpeed = 1200;
/** Milliseconds until a direction that is held repeats, and from then on. */
const firstRepeat = 400;
const nextRepeat = 140;

class Gamepads {
  #semantics;
  #focus;
  #keys;
  /** The frame that is asked for; 0: none. */
  #asked = 0;
  /** When the gamepads were last read; 0: not since the page has the focus. */
  #read = 0;
  /** @type {Set<number>} buttons that are down */
  #down = new Set();
  /** @type {Arrow | ''} */
  #arrow = '';
  /** When the direction counts again. */
  #repeatAt = 0;

  /**
   * @param {import('./semantics.js').Semantics} semantics
   * @param {import('./focus.js').Focus} focus
   * @param {import('./keys.js').Keys} keys
   */
  constructor(semantics, focus, keys) {
    this.#semantics = semantics;
    this.#focus = focus;
    this.#keys = keys;
    for (const type of ['gamepadconnected', 'gamepaddisconnected', 'focus', 'blur'])
      window.addEventListener(type, () => this.#watch());
    document.addEventListener('visibilitychange', () => this.#watch());
    this.#watch();
  }

  /** Begins or ends to read the gamepads, as far as there are any. */
  #watch() {
    const wanted = pads().length > 0 && document.hasFocus() && !document.hidden;
    if (!wanted) {
      cancelAnimationFrame(this.#asked);
      this.#asked = this.#read = 0;
    } else if (!this.#asked) {
      this.#asked = requestAnimationFrame((now) => this.#frame(now));
    }
  }

  /** @param {number} now */
  #frame(now) {
    this.#asked = 0;
    const gamepads = pads();
    const down = new Set(
      gamepads.flatMap(({ buttons }) =>
        [...buttons.keys()].filter((each) => buttons[each].pressed),
      ),
    );
    const arrow = this.#arrowOf(gamepads, down);
    // What was down before is not for this page; but who holds a gamepad wants to see the focus.
    if (!this.#read && (down.size || arrow)) this.#focus.lead();
    if (this.#read) {
      for (const button of down) if (!this.#down.has(button)) this.#press(button);
      this.#point(arrow, now);
      this.#scroll(gamepads, (now - this.#read) / 1000);
    }
    this.#down = down;
    this.#arrow = arrow;
    this.#read = now;
    this.#watch();
  }

  /** @param {Gamepad[]} gamepads @param {Set<number>} down @returns {Arrow | ''} */
  #arrowOf(gamepads, down) {
    for (const [button, arrow] of cross) if (down.has(button)) return arrow;
    for (const { axes } of gamepads) {
      const [x, y] = axes;
      const far = this.#arrow ? released : moved;
      if (Math.max(Math.abs(x), Math.abs(y)) < far) continue;
      if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'ArrowLeft' : 'ArrowRight';
      return y < 0 ? 'ArrowUp' : 'ArrowDown';
    }
    return '';
  }

  /** @param {Arrow | ''} arrow @param {number} now */
  #point(arrow, now) {
    const fresh = arrow !== this.#arrow;
    if (!arrow || (!fresh && now < this.#repeatAt)) return;
    this.#repeatAt = now + (fresh ? firstRepeat : nextRepeat);
    const from = this.#focus.at;
    this.#focus.lead();
    if (from) this.#move(from, arrow, fresh);
  }

  /**
   * @param {Item} from
   * @param {Arrow} arrow
   * @param {boolean} fresh not one that is held
   */
  #move(from, arrow, fresh) {
    const back = arrow === 'ArrowLeft' || arrow === 'ArrowUp';
    const upright = arrow === 'ArrowUp' || arrow === 'ArrowDown';
    if (from.node.role === Role.Slider && !upright) return this.#slide(from.node, back ? -1 : 1);
    const composite = this.#semantics.compositeOf(from);
    const parts = composite ? this.#semantics.partsOf(composite) : [];
    const to =
      composite?.node.role === Role.Grid
        ? inGrid(parts, from, { key: arrow, ctrlKey: false })
        : beside(parts, from, arrow);
    if (to && to !== from) return this.#keys.move(from, to);
    // At the end of a group it goes on above or below it, but does not run on.
    if (fresh && (upright || !composite)) this.#changeStop(back ? -1 : 1);
  }

  /** @param {import('./nodes.js').Node} slider @param {number} by */
  #slide({ id, scroll, extent }, by) {
    const value = Math.min(Math.max(scroll + by, 0), extent);
    if (value !== scroll) this.#semantics.send(Command.Set, id, value);
  }

  /** @param {number} by */
  #changeStop(by) {
    const { at, stops } = this.#focus;
    if (!stops.length) return;
    const index = at ? stops.indexOf(at) : -1;
    this.#focus.move(stops[(Math.max(index, -1) + by + stops.length) % stops.length]);
  }

  /** @param {number} button */
  #press(button) {
    const seen = this.#focus.lead();
    switch (button) {
      case Button.South: {
        const at = this.#focus.at;
        // What cannot be seen is not pressed.
        if (seen && at?.node.role === Role.Link) at.element.click();
        else if (seen && at) this.#semantics.activate(at);
        break;
      }
      case Button.East:
        this.#keys.cancel();
        break;
      case Button.LeftShoulder:
        this.#changeStop(-1);
        break;
      case Button.RightShoulder:
        this.#changeStop(1);
        break;
      case Button.Start:
        this.#openMenu();
    }
  }

  /** Opens the screen's menu, or leaves the dialog that is open. */
  #openMenu() {
    const items = [...this.#semantics.items.values()];
    if (items.some(({ node }) => node.role === Role.Dialog)) return this.#keys.cancel();
    const menu = items.find(({ node }) => node.state & State.Menu);
    if (!menu) return;
    // The focus returns to it when the menu closes.
    this.#focus.move(menu);
    this.#semantics.send(Command.Activate, menu.id, 0);
  }

  /** @param {Gamepad[]} gamepads @param {number} seconds */
  #scroll(gamepads, seconds) {
    const wish = gamepads.map(({ axes }) => axes[3] ?? 0).find((y) => Math.abs(y) > atRest);
    if (!wish) return;
    const top = Math.sign(wish) * wish * wish * scrollSpeed * Math.min(seconds, 0.1);
    const { items, plain } = this.#semantics;
    const scope = [...items.values()].filter(isScope).pop();
    const page = [...items.values()].filter(({ node }) => node.role === Role.Page).pop();
    if (plain) (scope?.element ?? window).scrollBy({ top, behavior: 'instant' });
    else page?.element.scrollBy({ top, behavior: 'instant' });
  }
}

/** The gamepads whose buttons are where they are expected. @returns {Gamepad[]} */
function pads() {
  // A frame may have been forbidden to read them.
  try {
    return navigator.getGamepads().flatMap((pad) => (pad?.mapping === 'standard' ? [pad] : []));
  } catch {
    return [];
  }
}

/**
 * The nearest of a group's parts that lies in a direction.
 * @param {Item[]} parts
 * @param {Item} from
 * @param {Arrow} arrow
 * @returns {Item | undefined}
 */
function beside(parts, from, arrow) {
  const level = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  /** @param {Item} item how far along the direction, and how far beside it */
  const way = ({ element }) => {
    const a = element.getBoundingClientRect();
    const b = from.element.getBoundingClientRect();
    const x = a.x + a.width / 2 - b.x - b.width / 2;
    const y = a.y + a.height / 2 - b.y - b.height / 2;
    return level
      ? { along: sign * x, across: Math.abs(y) }
      : { along: sign * y, across: Math.abs(x) };
  };
  return parts
    .filter(({ unseen }) => !unseen)
    .map((item) => ({ item, ...way(item) }))
    .filter(({ along, across }) => along > 1 && (!level || along > across))
    .sort((a, b) => a.along + 2 * a.across - b.along - 2 * b.across)[0]?.item;
}

Object.assign(globalThis, { kielaGamepads: Gamepads });
