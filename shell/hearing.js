// What is heard and felt of the game. Before the first gesture nothing is created and nothing fetched;
// the sounds are a file of their own (shell/sound.js).

/** Gestures; some of them allow sound, which ones depends on the browser and the device. */
const gestures = ['pointerdown', 'pointerup', 'keydown', 'click'];

export class Hearing {
  #fetch;
  /** There has been a gesture. */
  #begun = false;
  #volume = 0;
  #vibrates = false;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {Promise<void> | null} */
  #fetched = null;
  /** @type {SoundPlayer | null} */
  #player = null;

  /** @param {() => Promise<void>} fetch loads shell/sound.js */
  constructor(fetch) {
    this.#fetch = fetch;
    const begin = () => {
      this.#begun = true;
      this.#wake();
    };
    for (const type of gestures) addEventListener(type, begin, true);
  }

  /** @param {number} volume 0 to 1 @param {boolean} vibrates */
  set(volume, vibrates) {
    this.#volume = volume;
    this.#vibrates = vibrates;
    this.#player?.set(volume, vibrates);
    // Switched on by a gesture that is over by now.
    if (this.#begun) this.#wake();
  }

  /** @param {Cue} cue */
  sound(cue) {
    this.#player?.sound(cue);
  }

  #wake() {
    if (!this.#volume && !this.#vibrates) return;
    if (this.#volume) this.#open();
    this.#player?.wake();
    this.#fetched ??= this.#fetch().then(
      () => this.#play(),
      () => {
        // Without a network; the next gesture tries again.
        this.#fetched = null;
      },
    );
  }

  /** Gets the audio device, if the browser allows it by now. */
  #open() {
    if (this.#context || navigator.userActivation?.hasBeenActive === false) return;
    try {
      this.#context = new AudioContext();
    } catch {
      // There is none.
      return;
    }
    // A game is not heard on a phone that is silent, and does not end the music.
    if (navigator.audioSession) navigator.audioSession.type = 'ambient';
    if (this.#player) this.#play();
  }

  #play() {
    this.#player = new kielaSound.Player(this.#context, Math.random() * 2 ** 32);
    this.#player.set(this.#volume, this.#vibrates);
    this.#player.wake();
  }
}
