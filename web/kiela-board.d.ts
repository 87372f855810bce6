// The types of <kiela-board> (kiela-board.js). What it all means: docs/embedding.md.

/** A house: "a1" to "j4". */
export type KielaHouse = string;
export type KielaSide = 'south' | 'north';
export type KielaRules = 'traditional' | 'beginner' | 'tournament';
/** The program's level, a person beside the visitor, or one who sends links. */
export type KielaOpponent = 1 | 2 | 3 | 4 | 5 | 6 | 'person' | 'link';
export type KielaResult = '1-0' | '0-1' | '1/2-1/2';
export type KielaReason = 'all-captured' | 'no-move' | 'no-progress' | 'resigned';

/** How a game stands. */
export interface KielaState {
  readonly position: string;
  /** Joined by dots: "g1.d4". */
  readonly moves: string;
  readonly toMove: KielaSide;
  /** Whether `play` is possible. */
  readonly yourTurn: boolean;
  /** What whoever is on turn may play. */
  readonly legal: readonly KielaHouse[];
  readonly rules: KielaRules;
  readonly opponent: KielaOpponent;
  readonly side: KielaSide;
  readonly language: string;
  /** The part of an address that opens the game as it is. */
  readonly query: string;
  /** Once the game has ended. */
  readonly result?: KielaResult;
  readonly reason?: KielaReason;
}

/** What is not named stays as it is. */
export interface KielaNewGame {
  rules?: KielaRules;
  opponent?: KielaOpponent;
  side?: KielaSide;
  first?: KielaSide;
  position?: string;
  game?: string;
  lang?: string;
}

export interface KielaReady {
  readonly version: string;
  /** The types of messages that the game understands. */
  readonly types: readonly string[];
}

export interface KielaMove {
  readonly house: KielaHouse;
  /** Stones. */
  readonly captured: number;
  /** After the move. */
  readonly position: string;
  /** The first move of a game is 1. */
  readonly ply: number;
}

export interface KielaEnd {
  readonly result: KielaResult;
  readonly reason: KielaReason;
}

/** A try in a lesson or a puzzle. */
export interface KielaAnswered {
  readonly kind: 'lesson' | 'puzzle';
  readonly number: number;
  readonly step: number;
  readonly steps: number;
  readonly success: boolean;
}

export type KielaErrorCode =
  | 'unknown'
  | 'unreadable'
  | 'illegal'
  | 'not-your-turn'
  | 'over'
  | 'busy'
  | 'too-long'
  | 'version'
  /** The element has left its page, or loads another game. */
  | 'gone';

export interface KielaFault {
  readonly code: KielaErrorCode;
  readonly message: string;
  /** The type of the message that it answers. */
  readonly about: string;
}

/** What a method's promise is rejected with. */
export interface KielaError extends Error {
  readonly code: KielaErrorCode;
}

export interface KielaBoardEventMap extends Omit<HTMLElementEventMap, 'error'> {
  error: CustomEvent<KielaFault>;
  ready: CustomEvent<KielaReady>;
  move: CustomEvent<KielaMove>;
  end: CustomEvent<KielaEnd>;
  state: CustomEvent<KielaState>;
  answered: CustomEvent<KielaAnswered>;
  xapi: CustomEvent<{ readonly statement: Readonly<Record<string, unknown>> }>;
}

export interface KielaBoard extends HTMLElement {
  /** The last one that the game has told; null: none yet. */
  readonly state: KielaState | null;
  /** A game that is under way is put aside. */
  newGame(options?: KielaNewGame): Promise<KielaState>;
  play(house: KielaHouse): Promise<KielaState>;
  undo(): Promise<KielaState>;
  /** A position, a record or a link. */
  load(text: string): Promise<KielaState>;
  setLanguage(language: string): Promise<KielaState>;
  getState(): Promise<KielaState>;
  addEventListener<K extends keyof KielaBoardEventMap>(
    type: K,
    listener: (this: KielaBoard, event: KielaBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof KielaBoardEventMap>(
    type: K,
    listener: (this: KielaBoard, event: KielaBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'kiela-board': KielaBoard;
  }
}
