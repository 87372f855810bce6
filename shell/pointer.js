// The one path of mouse, finger and pen into the picture. One pointer at a time: a second touch
// cancels the first. The clicks that the browser makes of the same gestures are to be ignored by the
// semantics (`hadClick`).

const Kind = /** @type {const} */ ({ Move: 0, Down: 1, Up: 2, Leave: 3, Cancel: 4 });

/** A click comes at most this long after the release that it belongs to. */
const clickMs = 700;

/** Scrolling by lines and by pages, in CSS pixels. */
const wheelUnits = [1, 33, 800];

export class Pointer {
  #main;
  #canvas;
  #module;
  #beforePress;
  /** @type {number | null} id of the pointer that is down */
  #down = null;
  #released = -Infinity;

  /**
   * @param {HTMLElement} main
   * @param {HTMLCanvasElement} canvas
   * @param {() => KielaModule | undefined} module
   * @param {() => void} beforePress called before the module hears of a press
   */
  constructor(main, canvas, module, beforePress) {
    this.#main = main;
    this.#canvas = canvas;
    this.#module = module;
    this.#beforePress = beforePress;
    main.addEventListener('pointerup', (event) => this.#up(event));
    main.addEventListener('pointerdown', (event) => this.#press(event));
    main.addEventListener('pointermove', (event) => this.#move(event));
    main.addEventListener('pointerleave', () => this.#leave());
    // A release beside the game ends the gesture, too.
    window.addEventListener('pointerup', (event) => this.#cancel(event));
    window.addEventListener('pointercancel', (event) => this.#cancel(event));
    main.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /**
   * Whether a click is that of a gesture which the picture has had.
   * @param {MouseEvent} event
   */
  hadClick(event) {
    const had = event.isTrusted && event.detail > 0 && performance.now() - this.#released < clickMs;
    if (had) this.#released = -Infinity;
    return had;
  }

  /** Whether the event is over the picture and not for something beside it. @param {Event} event */
  #concerns(event) {
    const target = event.target;
    if (this.#main.classList.contains('plain') || !(target instanceof Element)) return false;
    return !target.closest('.unseen, .beside');
  }

  /**
   * @param {number} kind
   * @param {PointerEvent} event
   */
  #send(kind, event) {
    const box = this.#canvas.getBoundingClientRect();
    const finger = event.pointerType === 'mouse' ? 0 : 1;
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    this.#module()?._kielaPointer(kind, x, y, finger);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    // A script's gesture counts by the click in it.
    if (!event.isTrusted || !this.#concerns(event)) return;
    if (this.#down !== null) {
      // The first finger no longer means anything, nor does the second.
      if (event.pointerId !== this.#down) this.#end(Kind.Cancel, event);
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    this.#down = event.pointerId;
    this.#beforePress();
    this.#send(Kind.Down, event);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#down === null ? event.pointerType !== 'mouse' : event.pointerId !== this.#down)
      return;
    if (this.#down !== null && !(event.buttons & 1)) this.#end(Kind.Cancel, event);
    else if (this.#concerns(event)) this.#send(Kind.Move, event);
    else this.#leave();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (event.pointerId !== this.#down) return;
    this.#released = performance.now();
    this.#end(Kind.Up, event);
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    if (event.pointerId === this.#down) this.#end(Kind.Cancel, event);
  }

  #leave() {
    if (this.#down === null) this.#module()?._kielaPointer(Kind.Leave, 0, 0, 0);
  }

  /**
   * @param {number} kind
   * @param {PointerEvent} event
   */
  #end(kind, event) {
    this.#down = null;
    this.#send(kind, event);
    // A finger that is lifted points at nothing any more.
    if (event.pointerType !== 'mouse') this.#module()?._kielaPointer(Kind.Leave, 0, 0, 1);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    // Pages scroll by themselves; Ctrl and the wheel zoom.
    const target = event.target;
    if (event.ctrlKey || !this.#concerns(event)) return;
    if (target instanceof Element && target.closest('section')) return;
    const unit = wheelUnits[event.deltaMode] ?? 1;
    if (this.#module()?._kielaWheel(event.deltaX * unit, event.deltaY * unit))
      event.preventDefault();
  }
}
