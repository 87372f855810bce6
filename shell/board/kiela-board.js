// <kiela-board>: the game as an element of somebody else's page (docs/embedding.md). A frame with the
// game in it, and the messages that go back and forth, as methods and events. A script of its own
// without dependencies; its types are in web/kiela-board.d.ts.

/** @typedef {{ resolve: (state: unknown) => void, reject: (error: Error) => void }} Asked */
/** @typedef {Record<string, unknown> & { type: string, id?: unknown }} Message */

/** The parameters of the game's address (docs/parameters.md) but `origin`, which the element sets. */
const parameters = [
  ...['lang', 'rules', 'opponent', 'side', 'first', 'position', 'game', 'motion', 'view', 'theme'],
  ...['sound', 'lesson', 'puzzle', 'seating', 'text', 'ui', 'kiosk', 'idle', 'links', 'storage'],
  ...['xapi', 'demo', 'home'],
];
/** What the frame itself is told. */
const ofFrame = ['src', 'sandbox', 'loading'];
/** What the game sends that becomes an event, and what an event must hold. */
const events = ['ready', 'move', 'end', 'state', 'answered', 'error', 'xapi'];

/** Where this script comes from: there is the game, too. */
const script =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript.src
    : document.querySelector('script[src*="kiela-board.js"]')?.getAttribute('src');
const home = new URL('./', new URL(script ?? '', document.baseURI)).href;

/** @param {string} ratio */
const styleOf = (ratio) =>
  `:host{display:block;box-sizing:border-box;width:100%;aspect-ratio:${ratio}}:host([hidden]){display:none}` +
  'iframe{display:block;width:100%;height:100%;border:0}';

/** @param {unknown} data @returns {Message | undefined} */
function messageIn(data) {
  const message = /** @type {Message} */ (data);
  const isOurs = typeof data === 'object' && data && message['source'] === 'kiela';
  return isOurs && message['v'] === 1 && typeof message.type === 'string' ? message : undefined;
}

/** @param {unknown} code @param {unknown} [message] */
const errorOf = (code, message = code) => Object.assign(new Error(String(message)), { code });

class KielaBoard extends HTMLElement {
  static observedAttributes = [...parameters, ...ofFrame, 'title', 'aria-label'];

  #style = new CSSStyleSheet();
  #root = this.attachShadow({ mode: 'closed' });
  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  #isReady = false;
  /** @type {Message[]} what is to be sent once the game is there */
  #early = [];
  /** @type {Map<unknown, Asked>} */
  #asked = new Map();
  #count = 0;
  /** @type {unknown} */
  #state = null;
  #reloads = false;
  /** @param {MessageEvent} event */
  #listen = (event) => this.#receive(event);

  constructor() {
    super();
    this.#style.replaceSync(styleOf('8/5'));
    this.#root.adoptedStyleSheets = [this.#style];
  }

  connectedCallback() {
    addEventListener('message', this.#listen);
    this.#load();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listen);
    this.#leave();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#frame || before === now) return;
    if (name === 'title' || name === 'aria-label') this.#name(this.#frame);
    else if (name === 'lang' && now) this.setLanguage(now).catch(() => {});
    else if (!this.#reloads) {
      // Several may be changed one after the other.
      this.#reloads = true;
      queueMicrotask(() => {
        this.#reloads = false;
        if (this.isConnected) this.#load();
      });
    }
  }

  /** The last state that the game has told; null: none yet. */
  get state() {
    return this.#state;
  }

  /** @param {Record<string, string | number>} [options] */
  newGame(options) {
    return this.#ask({ ...options, type: 'new' });
  }

  /** @param {string} house */
  play(house) {
    return this.#ask({ type: 'play', house });
  }

  undo() {
    return this.#ask({ type: 'undo' });
  }

  /** @param {string} text */
  load(text) {
    return this.#ask({ type: 'load', text });
  }

  /** @param {string} language */
  setLanguage(language) {
    return this.#ask({ type: 'setLanguage', language });
  }

  getState() {
    return this.#ask({ type: 'getState' });
  }

  /** @param {HTMLIFrameElement} frame */
  #name(frame) {
    frame.title = this.getAttribute('aria-label') ?? (this.title || 'Kiela');
  }

  get #address() {
    const address = new URL(this.getAttribute('src') ?? home, document.baseURI);
    // Whoever may write the element may not thereby write scripts.
    if (!/^(https?|file):$/.test(address.protocol)) return new URL('about:blank');
    for (const name of parameters) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    // A page without an origin of its own cannot be named.
    if (origin !== 'null') address.searchParams.set('origin', origin);
    return address;
  }

  /** A name by which one of several with the same address on one page keeps a game of its own. */
  get #twin() {
    const boards = [...document.querySelectorAll('kiela-board')];
    const { href } = this.#address;
    const twins = boards.filter(
      (board) => board instanceof KielaBoard && board.#address.href === href,
    );
    return `kiela-${twins.indexOf(this) + 1}`;
  }

  #load() {
    this.#leave();
    const frame = document.createElement('iframe');
    frame.allow = 'fullscreen; autoplay; clipboard-write';
    const sandbox = this.getAttribute('sandbox');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    if (this.getAttribute('loading') === 'lazy') frame.loading = 'lazy';
    frame.name = this.#twin;
    this.#name(frame);
    frame.src = this.#address.href;
    this.#frame = frame;
    this.#root.append(frame);
  }

  /** Nothing that was asked is answered any more. */
  #leave() {
    this.#frame?.remove();
    this.#frame = undefined;
    this.#isReady = false;
    this.#early = [];
    this.#state = null;
    this.#rejectAsked();
  }

  #rejectAsked() {
    for (const { reject } of this.#asked.values()) reject(errorOf('gone'));
    this.#asked.clear();
  }

  /** @param {Message} message @returns {Promise<unknown>} the state */
  #ask(message) {
    return new Promise((resolve, reject) => {
      if (!this.#frame) return reject(errorOf('gone'));
      const id = ++this.#count;
      this.#asked.set(id, { resolve, reject });
      const whole = { ...message, source: 'kiela', v: 1, id };
      if (this.#isReady) this.#send(whole);
      else this.#early.push(whole);
    });
  }

  /** The origin that the game has; null: none of its own. */
  get #origin() {
    const sandbox = this.getAttribute('sandbox');
    const isOpaque = sandbox !== null && !sandbox.includes('allow-same-origin');
    const { origin } = this.#address;
    return isOpaque || origin === 'null' ? null : origin;
  }

  /** @param {Message} message */
  #send(message) {
    this.#frame?.contentWindow?.postMessage(message, this.#origin ?? '*');
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (origin !== (this.#origin ?? 'null')) return;
    const message = messageIn(data);
    if (message) this.#take(message);
  }

  /** @param {Message} message */
  #take(message) {
    const { source, v, type, id, ...detail } = message;
    if (type === 'resize') return this.#wish(detail);
    if (!events.includes(type)) return;
    if (type === 'state') this.#state = Object.freeze(detail);
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (type === 'state') asked?.resolve(detail);
    if (type === 'error') asked?.reject(errorOf(detail['code'], detail['message']));
    // Loaded again it does not know what it was asked before.
    if (type === 'ready' && this.#isReady) this.#rejectAsked();
    // An error that bubbles would be taken for one of the page's scripts.
    this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: type !== 'error', composed: true }),
    );
    if (type !== 'ready') return;
    this.#isReady = true;
    for (const early of this.#early.splice(0)) this.#send(early);
  }

  /** @param {Record<string, unknown>} size */
  #wish({ width, height }) {
    const good = [width, height].every((side) => Number(side) >= 1 && Number(side) < 1e5);
    if (good) this.#style.replaceSync(styleOf(`${Number(width)}/${Number(height)}`));
  }
}

customElements.get('kiela-board') ?? customElements.define('kiela-board', KielaBoard);
