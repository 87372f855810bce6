// Turns the messages (assets/messages) into C++ for src/text and into the texts of the page's shell.
//
//   node scripts/build/messages.mjs --messages assets/messages --out build/web/generated
//     writes text/messages.hpp, text/languages.cpp and shell-messages.json into the folder; what
//     the messages say is in the files of words.mjs
//   node scripts/build/messages.mjs --messages assets/messages --check-used src --check-used shell …
//     fails when no file of these folders uses a message, or when a page asks for an unknown one
//
// Any mistake in the messages fails, with the file and the id.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CatalogueError, enumeratorOf, nameId, readCatalogue } from './catalogue.mjs';
import { textLiteral, writeIfChanged } from './cpp.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

/** Messages of the page around the game; they do not go into the module. */
const shellPrefix = 'shell.';

/** Those of pages of their own (page_site.mjs). */
const pagePrefix = 'page.';

const banner = '// Made from assets/messages by scripts/build/messages.mjs. Not to be edited.';

/** @param {{id: string}} message */
const isForShell = ({ id }) => id.startsWith(shellPrefix);

/** @param {{id: string}} message */
export const isForModule = ({ id }) => !id.startsWith(shellPrefix) && !id.startsWith(pagePrefix);

/**
 * The groups that only dialogs need which nobody opens before the first picture is there
 * (`Screen`s that wait for them: src/ui/ui.cpp).
 */
const laterGroups = /^(erase|exercise|figure|kept|learn|lesson|puzzle|share|tally)\./;

/**
 * The messages of the module in the order of Msg: those that it begins with, and the others.
 * @template {{id: string}} Message
 * @param {Message[]} messages
 * @returns {{first: Message[], later: Message[]}}
 */
export function moduleMessages(messages) {
  const all = messages.filter(isForModule);
  return {
    first: all.filter(({ id }) => !laterGroups.test(id)),
    later: all.filter(({ id }) => laterGroups.test(id)),
  };
}

/**
 * @param {Catalogue} catalogue
 * @returns {string}
 */
export function messagesHeader({ messages }) {
  const { first, later } = moduleMessages(messages);
  const enumerators = [...first, ...later].map(({ id, placeholders }) => {
    const names = placeholders.map((name) => ` {${name}}`).join('');
    return `    ${enumeratorOf(id)},  // ${id}${names}`;
  });
  return `${banner}
#pragma once

#include <cstdint>

namespace kiela::text {

/// Every message, with the arguments that it wants.
enum class Msg : std::uint16_t {
${enumerators.join('\n')}
};

inline constexpr int messageCount = ${enumerators.length};
/// So many of them are there from the beginning.
inline constexpr int firstMessageCount = ${first.length};

}  // namespace kiela::text
`;
}

/**
 * The names of the languages and their rules of plurals.
 * @param {Catalogue} catalogue
 * @returns {string}
 */
export function languagesSource({ languages }) {
  const infos = languages.map(
    ({ code, name }) => `    {${textLiteral(code)}, ${textLiteral(name)}},`,
  );
  const forms = languages.map(
    ({ code, rule }) => `    // ${code}
    []([[maybe_unused]] unsigned n) -> unsigned { return ${rule}; },`,
  );
  return `${banner}
#include "text/catalogue.hpp"

#pragma GCC diagnostic ignored "-Wparentheses"  // the rules of plurals are taken as they stand

namespace kiela::text {

namespace {

constexpr LanguageInfo infos[] = {
${infos.join('\n')}
};

constexpr PluralForm forms[] = {
${forms.join('\n')}
};

}  // namespace

const std::span<const LanguageInfo> languageInfos = infos;
const std::span<const PluralForm> pluralForms = forms;

}  // namespace kiela::text
`;
}

/**
 * The texts of the page's shell: an object for each language, in the game's order of languages.
 * @param {Catalogue} catalogue
 * @returns {Record<string, Record<string, string>>}
 */
export function shellMessages({ messages, languages }) {
  const ids = messages.filter(isForShell).map(({ id }) => id);
  return Object.fromEntries(
    languages.map(({ code, name, texts }) => [
      code,
      {
        [nameId]: name,
        ...Object.fromEntries(ids.map((id) => [id, (texts.get(id) ?? [])[0]])),
      },
    ]),
  );
}

/**
 * What is wrong between the messages and the files of these folders: messages that no file names (as
 * `Msg::Name`, or by id for those of other pages), and ids of these that are no messages.
 * @param {Catalogue} catalogue
 * @param {string[]} folders
 * @returns {string[]} findings, a line each
 */
export function checkUse({ messages }, folders) {
  const enumerators = new Set();
  const pageIds = new Map();
  for (const file of folders.flatMap(filesBelow)) {
    const text = readFileSync(file, 'utf8');
    for (const [, name] of text.matchAll(/\bMsg::(\w+)/g)) enumerators.add(name);
    for (const [, id] of text.matchAll(
      /['"{]((?:shell|page)\.[a-z0-9]+(?:[.-][a-z0-9]+)*)['"}]/g,
    )) {
      pageIds.set(id, file);
    }
  }
  const unused = messages
    .filter((message) =>
      isForModule(message)
        ? message.id !== nameId && !enumerators.has(enumeratorOf(message.id))
        : !pageIds.has(message.id),
    )
    .map(({ id }) => `kiela.pot: ${id}: used nowhere`);
  const known = new Set(messages.map(({ id }) => id));
  const unknown = [...pageIds]
    .filter(([id]) => !known.has(id))
    .map(([id, file]) => `${file}: ${id}: no message of kiela.pot`);
  return [...unused, ...unknown];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

function main() {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string' },
      out: { type: 'string' },
      'check-used': { type: 'string', multiple: true },
    },
  });
  if (!values.messages) throw new Error('--messages FOLDER is missing');
  const catalogue = readCatalogue(values.messages);
  if (values['check-used']) {
    const findings = checkUse(catalogue, values['check-used']);
    if (findings.length > 0) throw new CatalogueError(findings);
  }
  if (values.out) {
    writeIfChanged(path.join(values.out, 'text/messages.hpp'), messagesHeader(catalogue));
    writeIfChanged(path.join(values.out, 'text/languages.cpp'), languagesSource(catalogue));
    writeIfChanged(
      path.join(values.out, 'shell-messages.json'),
      JSON.stringify(shellMessages(catalogue), null, 2) + '\n',
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
