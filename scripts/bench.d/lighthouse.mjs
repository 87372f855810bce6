// Prints what Lighthouse says of the packaged site under nginx, with the shipped headers and compressed
// forms, on its mobile profile: the scores, and what cost points. Fails when a score is below its goal.
//
//   node scripts/bench.d/lighthouse.mjs [runs]   of which the middle one counts; 1 if not given
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startNginx } from '../../tests/package/nginx.mjs';

/** What each category is to reach, in percent. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const graphics = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** @param {string} address @returns {Promise<import('lighthouse').Result>} */
async function look(address) {
  const chrome = await chromeLauncher.launch({
    chromePath: process.env.CHROME_PATH ?? process.env.KIELA_CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--no-first-run', ...graphics, ...quiet],
  });
  try {
    const found = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: Object.keys(goals),
      logLevel: 'error',
    });
    if (!found) throw new Error('Lighthouse found nothing');
    return found.lhr;
  } finally {
    chrome.kill();
  }
}

/** @param {import('lighthouse').Result} result @param {string} category */
const scoreOf = (result, category) => Math.round(100 * (result.categories[category].score ?? 0));

/** What cost points in a category. @param {import('lighthouse').Result} result @param {string} category */
function* lossesIn(result, category) {
  for (const { id, weight } of result.categories[category].auditRefs) {
    const { score, title, displayValue = '', errorMessage } = result.audits[id];
    if (weight && errorMessage) yield `  ${title}: ${errorMessage}`;
    if (weight && score !== null && score < 1)
      yield `  ${title} ${displayValue} (${Math.round(100 * score)} %, weight ${weight})`;
  }
}

// Each file comes at the pace of the profile's line, which Lighthouse only reckons with: from a faster
// server the game is there before anything else is painted, and a picture is not what it takes for
// content.
const server = await startNginx({ rate: '200k' });
/** @type {import('lighthouse').Result[]} */
const results = [];
try {
  for (let run = 0; run < Number(process.argv[2] ?? 1); ++run) results.push(await look(server.url));
} finally {
  await server.close();
}
results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
const result = results[Math.floor(results.length / 2)];
for (const warning of result.runWarnings) console.log(`warning: ${warning}`);
let missed = false;
for (const [category, goal] of Object.entries(goals)) {
  const score = scoreOf(result, category);
  console.log(`${category.padEnd(16)}${String(score).padStart(4)}  (at least ${goal})`);
  for (const loss of lossesIn(result, category)) console.log(loss);
  missed ||= score < goal;
}
process.exitCode = missed ? 1 : 0;
