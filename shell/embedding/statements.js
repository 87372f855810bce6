// What happens as statements of the Experience API, without who they are about: that is for the page
// around to know. Nothing in them is about the visitor.

const verbs = 'http://adlnet.gov/expapi/verbs/';
const activities = 'http://adlnet.gov/expapi/activities/';

/** Of a page that has no address on the web. */
const homeless = 'urn:kiela';

/** @typedef {import('./reports.js').Message} Message */

/** Stones on a side. @param {string} position @param {string} side */
function stonesOf(position, side) {
  // Rows 4, 3, 2, 1: North has the first two.
  const rows = position.split(' ')[0].split('/');
  const own = side === 'north' ? rows.slice(0, 2) : rows.slice(2);
  return own
    .join()
    .split(',')
    .reduce((sum, count) => sum + Number(count), 0);
}

/** @param {string} house */
const ownerOf = (house) => (house[1] > '2' ? 'north' : 'south');

export class Statements {
  #tell;
  #began = performance.now();
  #address = /^https?:/.test(location.protocol) ? location.href.split(/[?#]/)[0] : homeless;
  /** @type {Message} the last state */
  #state = { type: 'state' };

  /** @param {(statement: object) => void} tell */
  constructor(tell) {
    this.#tell = tell;
    this.#say('initialized', this.#game());
  }

  /** @param {Message} message that the page around gets */
  follow(message) {
    if (message.type === 'state') this.#turnTo(message);
    if (message.type === 'move') this.#progress(message);
    if (message.type === 'end') this.#complete(message);
    if (message.type === 'answered') this.#answer(message);
  }

  /** @param {Message} state */
  #turnTo(state) {
    // A game begins.
    if (!state.moves) this.#began = performance.now();
    this.#state = state;
  }

  /** What the program does is nothing that the visitor has done. @param {Message} move */
  #progress({ house = '', position }) {
    this.#state.position = position;
    const { opponent, side } = this.#state;
    if (opponent !== 'person' && ownerOf(house) !== side) return;
    this.#say('progressed', this.#game(), { response: house });
  }

  /** @param {Message} end */
  #complete({ result }) {
    const { opponent, side = '', position = '' } = this.#state;
    const raw = stonesOf(position, side);
    const max = stonesOf(position, 'south') + stonesOf(position, 'north');
    const won = result === (side === 'south' ? '1-0' : '0-1');
    this.#say('completed', this.#game(), {
      completion: true,
      // Two people at one screen are both the visitor.
      ...(opponent !== 'person' && { success: won }),
      score: { raw, min: 0, max, scaled: raw / max },
      duration: `PT${Math.round((performance.now() - this.#began) / 1000)}S`,
    });
  }

  /** @param {Message} answer */
  #answer({ kind = '', number, step, steps = 1, success }) {
    const name = `${kind[0].toUpperCase()}${kind.slice(1)} ${number}`;
    const part = steps > 1 ? `, step ${step}` : '';
    const id = `#${kind}-${number}${steps > 1 ? `-${step}` : ''}`;
    this.#say('answered', this.#activity(id, 'question', `Kiela: ${name}${part}`), { success });
  }

  /** @param {string} verb @param {object} object @param {object} [result] */
  #say(verb, object, result) {
    this.#tell({
      verb: { id: verbs + verb, display: { en: verb } },
      object: { objectType: 'Activity', ...object },
      ...(result && { result }),
    });
  }

  /** @param {string} part @param {string} type @param {string} name */
  #activity(part, type, name) {
    return {
      id: this.#address + part,
      definition: { type: activities + type, name: { en: name } },
    };
  }

  #game() {
    return this.#activity('', 'simulation', 'Kiela');
  }
}
