// The question whether the visitor is still there. It waits, and says how long; whatever somebody does
// but to press the one button that ends the visit lets it go on.

import { create, say } from './kiosk_words.js';

/** So long it waits, in seconds, and then says it once more to people who do not see it. */
const seconds = 20;
const saidAgain = 10;

/** Keys with which the buttons are reached and pressed: they only gain time. */
const keysWithin = ['Tab', 'Shift', 'Enter', ' '];

/** @param {string} language @param {number} left in seconds */
function timeLeft(language, left) {
  const unit = { style: /** @type {const} */ ('unit'), unit: 'second' };
  const format = new Intl.NumberFormat(language, { ...unit, unitDisplay: 'long' });
  return say(language, 'shell.kiosk-left').replace('{time}', format.format(left));
}

export class Question {
  #heading = create('h2', '');
  #about = create('p', '');
  #left = create('p', 'left');
  #spoken = create('p', 'live');
  #stay = create('button', 'first');
  #over = create('button', '');
  #dialog;
  #language = '';
  #end = 0;
  #timer = 0;
  #goOn = () => {};

  /** @param {() => void} endVisit nobody has answered, or somebody wants to start over */
  constructor(endVisit) {
    this.endVisit = endVisit;
    this.#heading.id = 'kiosk-still';
    this.#about.id = 'kiosk-about';
    this.#left.id = 'kiosk-left';
    this.#left.role = 'timer';
    this.#spoken.role = 'status';
    this.#stay.autofocus = true;
    const row = create('div', 'row', [this.#stay, this.#over]);
    const parts = [this.#heading, this.#about, this.#left, this.#spoken, row];
    const dialog = (this.#dialog = create('dialog', 'kiosk', parts));
    dialog.setAttribute('aria-labelledby', this.#heading.id);
    dialog.setAttribute('aria-describedby', `${this.#about.id} ${this.#left.id}`);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.#answer();
    });
    this.#over.addEventListener('click', () => this.#finish());
    dialog.addEventListener('click', ({ target }) => target !== this.#over && this.#answer());
    dialog.addEventListener('keydown', ({ key }) =>
      keysWithin.includes(key) ? this.#restart() : this.#answer(),
    );
  }

  /** @param {string} language @param {() => void} goOn the visitor is still there */
  ask(language, goOn) {
    this.#language = language;
    this.#goOn = goOn;
    this.#dialog.lang = language;
    this.#heading.textContent = say(language, 'shell.kiosk-still');
    this.#about.textContent = say(language, 'shell.kiosk-soon');
    this.#stay.textContent = say(language, 'shell.kiosk-stay');
    this.#over.textContent = say(language, 'shell.kiosk-over');
    this.#restart();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  close() {
    clearTimeout(this.#timer);
    this.#dialog.close();
    this.#dialog.remove();
  }

  #restart() {
    this.#end = performance.now() + 1000 * seconds;
    this.#spoken.textContent = '';
    this.#tick();
  }

  #tick() {
    clearTimeout(this.#timer);
    const left = Math.ceil((this.#end - performance.now()) / 1000);
    if (left <= 0) return this.#finish();
    this.#left.textContent = timeLeft(this.#language, left);
    if (left === saidAgain) this.#spoken.textContent = this.#left.textContent;
    this.#timer = setTimeout(() => this.#tick(), this.#end - performance.now() - (left - 1) * 1000);
  }

  #answer() {
    this.close();
    this.#goOn();
  }

  #finish() {
    this.close();
    this.endVisit();
  }
}
