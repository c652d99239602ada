import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../e2e/journeys/', import.meta.url));

/** @typedef {{ suites?: RanSuite[], specs?: Array<{ file: string, tests: Array<{ projectName: string, status: string }> }> }} RanSuite */

/** The tag by which a journey is in the gate, and its project. */
export const GATE_PROJECTS = {
  '@gate-phone': 'web-phone',
  '@gate-desktop': 'web-desktop',
  '@gate-telegram': 'telegram',
  '@gate-pwa': 'pwa',
};

/**
 * Files whose tag of the gate had no journey that ran to its end in that project, and projects without any: a tag that
 * is misspelt or a project that is left out must not make the gate smaller unnoticed.
 * @param {RanSuite} report of Playwright's JSON reporter @param {Map<string, string>} [sources] text of each file, by its name
 * @returns {import('./Summary.mjs').Told[]}
 */
export function missingGateJourneys(report, sources = readJourneys()) {
  const ran = new Set(ranIn(report));
  const missing = [];
  for (const [tag, project] of Object.entries(GATE_PROJECTS)) {
    const files = [...sources].filter(([, text]) => text.includes(`'${tag}'`)).map(([file]) => file);
    if (files.length === 0) missing.push({ where: 'e2e/journeys', title: tag, message: 'no journey has this tag' });
    for (const file of files) {
      if (!ran.has(`${project} ${file}`))
        missing.push({ where: `[${project}] ${file}`, title: tag, message: 'the journey with this tag did not run' });
    }
  }
  return missing;
}

function readJourneys() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
  return new Map(files.map((file) => [file, readFileSync(`${folder}${file}`, 'utf8')]));
}

/** @param {RanSuite} suite @returns {string[]} projects and files */
const ranIn = (suite) => [
  ...(suite.suites ?? []).flatMap(ranIn),
  ...(suite.specs ?? []).flatMap(({ file, tests }) =>
    tests.filter(({ status }) => status !== 'skipped').map(({ projectName }) => `${projectName} ${file}`),
  ),
];
