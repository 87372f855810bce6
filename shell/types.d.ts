// Types of what lies between the page and the wasm module, and of what the build provides.

/** Texts by message id (`shell.…` in assets/messages), for each language code. */
declare module 'shell-messages' {
  const messages: Record<string, Record<string, string>>;
  export default messages;
}

/** The files of this build, from the data block in index.html. */
interface KielaFiles {
  script: string;
  wasm: string;
  /** Size of the wasm file as it is before any transfer coding, for the progress bar. */
  wasmBytes: number;
  /** The script of the engine's worker. */
  worker: string;
  /** What is said in a language, by its code. */
  words: Record<string, string>;
  /** What is fetched when it is first needed. */
  later: {
    sound: string;
    extras: string;
    gamepad: string;
    puzzles: string;
    /** The later words of a language, by its code. */
    pages: Record<string, string>;
    offline: string;
    afterwards: string;
    kiosk: string;
    embedding: string;
  };
}

/** A sound of the game (app::Cue). */
interface Cue {
  /** As timbre.js names it. */
  kind: number;
  stones: number;
  /** From the left (-1) to the right (1). */
  across: number;
  /** 1: as loud as ever. */
  level: number;
  /** In seconds. */
  delay: number;
}

interface SoundPlayer {
  /** `volume` from 0 to 1. */
  set(volume: number, vibrates: boolean): void;
  wake(): void;
  sound(cue: Cue): void;
}

/** Whether main.js has run to its end. */
declare var kielaStarted: boolean | undefined;

/** What shell/sound.js offers. */
declare const kielaSound: {
  Player: new (context: AudioContext | null, seed: number) => SoundPlayer;
  build(context: BaseAudioContext, cues: Cue[], volume: number, seed: number): void;
};

/** What shell/gamepad.js offers: it reads the gamepads from its construction on. */
declare const kielaGamepads: new (
  semantics: import('./semantics.js').Semantics,
  focus: import('./focus.js').Focus,
  keys: import('./keys.js').Keys,
) => object;

/** A browser's offer to install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface WindowEventMap {
  beforeinstallprompt: InstallOffer;
}

interface Window {
  kielaOffer?: InstallOffer;
}

/**
 * What shell/kiosk.js offers: the page goes on as a kiosk, which asks for its visitor after `idle`
 * seconds. `begin` begins anew with another query.
 */
declare var kielaKiosk: (idle: number, begin: (query: string) => void) => void;

/** What shell/offline.js offers: to begin, and what its buttons do. */
/** Of shell/hearing.js. */
interface Sounds {
  set(volume: number, vibrates: boolean): void;
  sound(cue: Cue): void;
}

/** shell/afterwards.js */
declare var kielaAfterwards: (
  main: HTMLElement,
  receive: Receive,
  fetchSound: () => Promise<void>,
) => Sounds;

declare var kielaOffline: (tell: (state: number) => void) => void;
/** Whether there is a newer build. */
declare var kielaUpdateWaits: boolean | undefined;
declare var kielaUpdate: (() => void) | undefined;
/** Whether the game is being installed. To be called while somebody presses. */
declare var kielaInstall: (() => Promise<boolean>) | undefined;

/** What shell/embedding.js offers: to begin, and from then on what the game's reports go to. */
declare var kielaEmbedding: (carryOut: (order: string) => number) => void;
declare var kielaTell: ((report: string) => void) | undefined;
/** Of this build; put in when it is made. */
declare const KIELA_VERSION: string;

interface Navigator {
  /** Of some browsers. */
  audioSession?: { type: string };
}

/** Where a worker gets the module from: its script, and the wasm compiled or as an address. */
interface ModuleSource {
  script: string;
  wasm: string;
  module?: WebAssembly.Module;
}

/** What the page tells the engine's worker. Without a request it has nothing to do. */
interface WorkerTask {
  start?: ModuleSource;
  request?: number;
  question?: string;
}

/** What the worker's global object offers; the types of a page know nothing of it. */
interface WorkerScope {
  importScripts(address: string): void;
  postMessage(message: unknown): void;
  onmessage: (event: MessageEvent<WorkerTask>) => void;
  onmessageerror: () => void;
}

/** What the service worker's global object offers, as far as it is used. */
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<object[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: ServiceWorkerEvent) => void,
  ): void;
}

interface ServiceWorkerEvent {
  /** Of a fetch. */
  request: Request;
  /** Of a message. */
  data: unknown;
  waitUntil(done: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

interface Window {
  /** The files of the build, put in when it is made. */
  __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
}

/** A fault of what is to be opened, or 0 (`Fault` in src/app/import.hpp). */
type Receive = (text: string, fault: number) => void;

/** What shell/extras.js offers. */
interface KielaExtras {
  drawCode(element: HTMLElement, value: string): void;
  /**
   * Does a deed (`Deed` in shell/nodes.js), which must begin in the event of a gesture.
   * `field` shows the value, if any does; `tell` is told whether it was done.
   */
  perform(
    deed: number,
    value: string,
    field: HTMLInputElement | HTMLTextAreaElement | null,
    tell: (done: boolean) => void,
  ): void;
}

declare var kielaExtras: ((receive: Receive) => KielaExtras) | undefined;

/** What the module asks of the page. Called by src/platform/web. */
interface KielaHost {
  commit(memory: ArrayBuffer, nodes: number, count: number, strings: number): void;
  announce(sentence: string, assertive: boolean): void;
  focus(id: number): void;
  /** `plain`: the semantics are the page now; `canDraw`: a picture could be had instead. */
  setView(plain: boolean, canDraw: boolean): void;
  setLanguage(code: string): void;
  /** A theme of assets/palette.json. */
  setTheme(name: string): void;
  setTextSize(percent: number): void;
  /** `volume` from 0 (nothing is heard) to 1. */
  setSound(volume: number, vibrates: boolean): void;
  sound(kind: number, stones: number, across: number, level: number, delay: number): void;
  load(key: string): string | null;
  /** Whether the text will be there in the next visit. */
  save(key: string, text: string): boolean;
  /** All that is kept, as the text of a file for the visitor. */
  everything(): string;
  /** Forgets all that is kept; the page begins anew. */
  forget(): void;
  /** The visitor's day, "2026-11-30". */
  today(): string;
  /** A day as it is written in a language. */
  dayInWords(day: string, language: string): string;
  /** The file of puzzles is wanted; it goes to _kielaPuzzles. */
  fetchPuzzles(): void;
  /** The later words of a language are wanted; they go to _kielaLaterWords. */
  fetchLaterWords(code: string): void;
  /** What the page around is to know (src/app/report.hpp). */
  tell(report: string): void;
  warn(sentence: string): void;
  /** Loads the page again, in its newest build. */
  update(): void;
  /** `kielaWords` is called at the end. */
  fetchWords(code: string): void;
  /** The text that an exported function is called for. */
  take(): string;
  askEngine(request: number, question: string): void;
  cancelEngine(): void;
}

/** What the module asks of the worker that it works in. */
interface WorkerHost {
  take(): string;
  give(answer: string): void;
}

/** What the page asks of the module: its exported C functions. */
interface KielaModule {
  /** All begins anew with another query; it is taken. */
  _kielaBegin(): void;
  /** The seconds after which a kiosk asks for its visitor; 0: it is none. */
  _kielaKiosk(): number;
  _kielaSurface(
    width: number,
    height: number,
    pixelsPerPoint: number,
    top: number,
    right: number,
    bottom: number,
    left: number,
  ): void;
  _kielaPreferences(
    dark: number,
    contrast: number,
    reducedMotion: number,
    forcedColors: number,
    /** `Fullscreen` in src/ui/ui.hpp. */
    fullscreen: number,
  ): void;
  _kielaVisible(visible: number): void;
  _kielaPointer(kind: number, x: number, y: number, finger: number): void;
  _kielaWheel(x: number, y: number): number;
  _kielaCommand(kind: number, id: number, value: number): void;
  /** The text of a field has changed; it is taken. */
  _kielaText(): void;
  /** The words of a language, or its code where they could not be had, are taken. */
  _kielaWords(): void;
  /** A text is to be opened; it is taken. */
  _kielaReceive(fault: number): void;
  _kielaChooseView(plain: number): void;
  _kielaAnswered(request: number): void;
  /** The file of puzzles has come, or it cannot be had (an empty text); it is taken. */
  _kielaPuzzles(): void;
  /** The later words of a language, or its code where they could not be had, are taken. */
  _kielaLaterWords(): void;
  /** What there is beside the game: `State` of shell/offline.js. */
  _kielaAround(state: number): void;
  /**
   * An order of the page around (src/app/order.hpp), or an empty text, which asks for the state, is
   * taken. What came of it is told meanwhile. Returns what is wrong with it; 0: nothing.
   */
  _kielaOrder(): number;
  /** Another tab has claimed the game. */
  _kielaGiveWay(): void;
  _kielaWorkerLost(): void;
}

/** What the worker asks of the module. */
interface WorkerModule {
  _kielaWorkBegin(): number;
  _kielaWork(milliseconds: number): number;
  _kielaWorkDrop(): void;
}

interface InstanceOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

interface KielaOptions extends InstanceOptions {
  canvas: HTMLCanvasElement;
  kiela: KielaHost;
  arguments: string[];
  onAbort(reason: unknown): void;
}

interface EngineOptions extends InstanceOptions {
  noInitialRun: true;
  kiela: WorkerHost;
}

declare function createKiela(options: KielaOptions): Promise<KielaModule>;
declare function createKiela(options: EngineOptions): Promise<WorkerModule>;
