// The list of all that is in a site, with licences, as SPDX 2.3 in JSON.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { components } from './components.mjs';

/** @typedef {Map<string, Uint8Array>} Files contents by their paths */

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} algorithm @param {string | Uint8Array} content */
const hash = (algorithm, content) => createHash(algorithm).update(content).digest('hex');

/** @param {string} name of a file in the site */
function licenceOf(name) {
  // The module holds the fonts and parts of the C++ library, too.
  if (name.endsWith('.wasm')) return 'MIT AND OFL-1.1 AND Apache-2.0 WITH LLVM-exception';
  return name === 'licences.txt' ? 'NOASSERTION' : 'MIT';
}

/** The first line of the licence's own notice. @returns {string} */
function copyright() {
  const text = readFileSync(path.join(projectDir, 'LICENSE'), 'utf8');
  return /^Copyright .+$/m.exec(text)?.[0] ?? 'NOASSERTION';
}

/**
 * @param {Files} files of the site
 * @param {{version: string, time: Date, sources: import('./components.mjs').Sources}} options
 * @returns {string}
 */
export function spdx(files, { version, time, sources }) {
  const listed = Array.from(files, ([name, content], index) => ({
    SPDXID: `SPDXRef-File-${index + 1}`,
    fileName: `./${name}`,
    checksums: [
      { algorithm: 'SHA1', checksumValue: hash('sha1', content) },
      { algorithm: 'SHA256', checksumValue: hash('sha256', content) },
    ],
    licenseConcluded: licenceOf(name),
    licenseInfoInFiles: ['NOASSERTION'],
    copyrightText: 'NOASSERTION',
  }));
  const sums = listed.map(({ checksums: [{ checksumValue }] }) => checksumValue).sort();
  const verification = hash('sha1', sums.join(''));
  const main = {
    SPDXID: 'SPDXRef-Package-kiela',
    name: 'kiela',
    versionInfo: version,
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: true,
    packageVerificationCode: { packageVerificationCodeValue: verification },
    licenseConcluded: 'MIT',
    licenseDeclared: 'MIT',
    licenseInfoFromFiles: ['NOASSERTION'],
    copyrightText: copyright(),
    primaryPackagePurpose: 'APPLICATION',
  };
  const parts = components(sources).map((part) => ({
    SPDXID: `SPDXRef-Package-${part.name.replace(/[^A-Za-z0-9]+/g, '-')}`,
    name: part.name,
    versionInfo: part.version,
    downloadLocation: 'NOASSERTION',
    homepage: part.home,
    filesAnalyzed: false,
    licenseConcluded: part.licence,
    licenseDeclared: part.licence,
    copyrightText: 'NOASSERTION',
  }));
  /** @param {string} from @param {string} relationshipType @param {string} to */
  const relation = (from, relationshipType, to) => ({
    spdxElementId: from,
    relationshipType,
    relatedSpdxElement: to,
  });
  const document = {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `kiela-${version}`,
    documentNamespace: `https://spdx.org/spdxdocs/kiela-${version}-${verification}`,
    creationInfo: {
      created: time.toISOString().replace(/\.\d+Z$/, 'Z'),
      creators: ['Tool: kiela-scripts-package'],
    },
    packages: [main, ...parts],
    files: listed,
    relationships: [
      relation('SPDXRef-DOCUMENT', 'DESCRIBES', main.SPDXID),
      ...listed.map(({ SPDXID }) => relation(main.SPDXID, 'CONTAINS', SPDXID)),
      ...parts.map(({ SPDXID }) => relation(main.SPDXID, 'CONTAINS', SPDXID)),
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
