// The files of a folder.
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The paths of all files of a folder and its folders, in one order everywhere.
 * @param {string} folder
 * @param {string} [prefix] of what lies in it
 * @returns {string[]}
 */
export function filesIn(folder, prefix = '') {
  const entries = readdirSync(path.join(folder, prefix), { withFileTypes: true });
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort();
}
