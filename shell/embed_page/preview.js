// The game as it has been chosen, in a frame as it would be on another page; made smaller where there is
// not so much room.

import { allowed } from './code.js';

/** @typedef {import('./code.js').Place} Place */

export class Preview {
  #box;
  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  /** @type {Place['size']} */
  #size;

  /** @param {HTMLElement} box */
  constructor(box) {
    this.#box = box;
    new ResizeObserver(() => this.#fit()).observe(box);
  }

  /**
   * @param {string} address
   * @param {string} sandbox what the frame may do; '': it is no sandbox
   * @param {Place['size']} size
   */
  show(address, sandbox, size) {
    this.#size = size;
    const same =
      this.#frame?.src === address && (this.#frame.getAttribute('sandbox') ?? '') === sandbox;
    if (!same) this.#open(address, sandbox);
    this.#fit();
  }

  /**
   * Asks the game for the position on its board.
   * @param {(position: string) => void} receive
   */
  askPosition(receive) {
    const game = this.#frame?.contentWindow;
    /** @param {MessageEvent} event */
    const listen = ({ source, data }) => {
      if (source !== game || data?.source !== 'kiela' || data.type !== 'state') return;
      removeEventListener('message', listen);
      receive(String(data.position));
    };
    addEventListener('message', listen);
    game?.postMessage({ source: 'kiela', v: 1, type: 'getState' }, location.origin);
  }

  /** @param {string} address @param {string} sandbox */
  #open(address, sandbox) {
    // A frame of its own each time: what is seen here is no step of the browser's history.
    const frame = document.createElement('iframe');
    frame.title = 'Kiela';
    frame.allow = allowed;
    if (sandbox) frame.setAttribute('sandbox', sandbox);
    frame.src = address;
    this.#box.replaceChildren(frame);
    this.#frame = frame;
  }

  #fit() {
    const room = this.#box.clientWidth;
    const { width, height } = this.#size ?? { width: room, height: room * 0.75 };
    const scale = Math.min(1, room / width);
    if (!this.#frame) return;
    Object.assign(this.#frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: scale < 1 ? `scale(${scale})` : '',
    });
    this.#box.style.height = `${height * scale}px`;
  }
}
