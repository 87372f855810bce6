// The page that makes the code by which the game is put into another page (embed.html): takes the
// choices, shows the game as chosen, and the code to be copied.

import { byId } from '../page.js';
import { addressOf, codeOf, sandboxHere } from './code.js';
import { asStart, isPosition } from './position.js';
import { Preview } from './preview.js';
import { fillIn, language, languages, say } from './texts.js';

/** Where the game is: beside this page. */
const site = new URL('.', location.href.replace(/[?#].*/, '')).href;

/** @param {string} id */
const form = (id) => /** @type {HTMLFormElement} */ (byId(id));
/** @param {string} id */
const button = (id) => /** @type {HTMLButtonElement} */ (byId(id));
const [game, place] = [form('game'), form('place')];
const position = /** @type {HTMLInputElement} */ (game.elements.namedItem('position'));
const code = /** @type {HTMLTextAreaElement} */ (byId('code'));

const preview = new Preview(byId('preview'));
/** Whether a position is being set up in the preview. */
let arranging = false;

/** The links to other pages, and the choice of a language, in the page's own. */
function fillInLanguages() {
  const select = /** @type {HTMLSelectElement} */ (game.elements.namedItem('lang'));
  for (const { code, name } of languages) {
    const option = new Option(name, code, code === language, code === language);
    option.lang = code;
    select.append(option);
    const link = document.createElement('a');
    Object.assign(link, { href: `?lang=${code}`, lang: code, hreflang: code, textContent: name });
    if (code === language) link.setAttribute('aria-current', 'page');
    const item = document.createElement('li');
    item.append(link);
    byId('languages').append(item);
  }
  for (const link of document.querySelectorAll('a[data-with-language]'))
    link.setAttribute('href', `${link.getAttribute('href')}?lang=${language}`);
  for (const link of document.querySelectorAll('a[data-page]'))
    link.setAttribute('href', `${link.getAttribute('href')}${language}.html`);
}

/** The value of a choice that need not be said. @param {string} name */
function usual(name) {
  const field = game.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field.options[0].value : '';
}

/** What has been chosen of the game, without what it is anyway. */
function chosenParameters() {
  const entries = /** @type {[string, string][]} */ ([...new FormData(game)]);
  return entries
    .map(
      ([name, value]) =>
        /** @type {[string, string]} */ ([name, value.trim().replace(/\s+/g, ' ')]),
    )
    .filter(([name, value]) => value !== usual(name));
}

/** @returns {import('./code.js').Place} */
function chosenPlace() {
  const chosen = new FormData(place);
  const [width, height] = String(chosen.get('size')).split('x').map(Number);
  return {
    kind: chosen.get('kind') === 'element' ? 'element' : 'frame',
    size: height ? { width, height } : undefined,
    sandbox: String(chosen.get('sandbox') ?? ''),
  };
}

const isGoodPosition = () => position.value.trim() === '' || isPosition(position.value);

/** Says what is wrong with the position. @returns {boolean} whether there is one, or none is wanted */
function checkPosition() {
  const good = isGoodPosition();
  position.setAttribute('aria-invalid', String(!good));
  byId('position-bad').textContent = good ? '' : say('page.embed.position.bad');
  return good;
}

/** What goes with what: a position says itself who begins, and an element is no sandbox. */
function setAvailable() {
  const { kind, sandbox } = chosenPlace();
  const first = /** @type {HTMLSelectElement} */ (game.elements.namedItem('first'));
  first.disabled = position.value.trim() !== '';
  const sandboxes = /** @type {HTMLSelectElement} */ (place.elements.namedItem('sandbox'));
  sandboxes.disabled = kind === 'element';
  byId('sandbox-about').hidden = sandboxes.disabled || sandbox !== 'allow-scripts';
}

/** Nobody answers while a position is set up, there are buttons, and nothing of it is kept. */
function addressToArrange() {
  const names = ['rules', 'theme', 'view'];
  if (isGoodPosition()) names.push('position');
  const kept = chosenParameters().filter(([name]) => names.includes(name));
  return addressOf(site, [['lang', language], ...kept, ['opponent', 'person'], ['storage', '0']]);
}

function update() {
  setAvailable();
  if (arranging) preview.show(addressToArrange(), '', undefined);
  if (!checkPosition()) return;
  const parameters = chosenParameters();
  const where = chosenPlace();
  code.value = codeOf(site, parameters, where);
  byId('copied').textContent = '';
  if (!arranging) preview.show(addressOf(site, parameters), sandboxHere(where.sandbox), where.size);
}

/** @param {boolean} wanted */
function arrange(wanted) {
  arranging = wanted;
  button('arrange').hidden = wanted;
  byId('arranging').hidden = !wanted;
  byId('arranged').textContent = '';
  button(wanted ? 'take' : 'arrange').focus();
  update();
}

button('arrange').addEventListener('click', () => arrange(true));
button('leave').addEventListener('click', () => arrange(false));
button('take').addEventListener('click', () =>
  preview.askPosition((text) => {
    position.value = asStart(text);
    arrange(false);
    byId('arranged').textContent = say('page.embed.taken');
  }),
);

button('copy').addEventListener('click', async () => {
  const status = byId('copied');
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(code.value);
    status.textContent = say('share.copied');
  } catch {
    code.select();
    status.textContent = say('share.refused');
  }
});

for (const each of [game, place]) {
  each.addEventListener('submit', (event) => {
    event.preventDefault();
    update();
  });
  each.addEventListener('change', () => {
    byId('arranged').textContent = '';
    update();
  });
}

fillIn();
fillInLanguages();
const names = { menu: 'button.menu', editor: 'arrange.title.editor', play: 'arrange.play' };
byId('arranging-how').textContent = say('page.embed.arrange.how', {
  menu: say(names.menu),
  editor: say(names.editor),
  play: say(names.play),
  take: say('page.embed.take'),
});
for (const part of document.querySelectorAll('[data-with-script]')) part.removeAttribute('hidden');
// What a browser has kept of an earlier visit is not what the page shows.
game.reset();
place.reset();
update();
