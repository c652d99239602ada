/**
 * Writes docs/journeys.md: every browser journey against the shells. A journey that does not run in a shell needs a
 * reason in e2e/shellReasons.json, for its file or (by its title) for itself.
 *   node scripts/writeJourneys.mjs
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = `${ROOT}docs/journeys.md`;
const shells = /** @type {const} */ (['web', 'telegram', 'pwa']);
const heads = { web: 'Web', telegram: 'Telegram', pwa: 'Installed app' };

/** @returns {Map<string, Map<string, Set<string>>>} projects of each journey, by file and title */
function readJourneys() {
  const list = execFileSync(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' } },
  );
  const files = new Map();
  const walk = ({ specs = [], suites = [] }, journeys) => {
    for (const { title, tests } of specs) {
      const projects = journeys.get(title) ?? new Set();
      for (const { projectName } of tests) projects.add(projectName);
      journeys.set(title, projects);
    }
    for (const suite of suites) walk(suite, journeys);
  };
  for (const suite of JSON.parse(list).suites) {
    const journeys = files.get(suite.file) ?? new Map();
    walk(suite, journeys);
    files.set(suite.file, journeys);
  }
  return files;
}

/** @param {Set<string>} projects @returns {Record<(typeof shells)[number], string>} what runs in each shell; empty if nothing does */
const runsIn = (projects) => ({
  web: ['phone', 'desktop'].filter((size) => projects.has(`web-${size}`)).join(', '),
  telegram: projects.has('telegram') ? 'yes' : '',
  pwa: projects.has('pwa') ? 'yes' : '',
});

const cell = (text) => text.replaceAll('|', '\\|');

/** The text of docs/journeys.md. Throws with all cells that have neither a test nor a reason. */
export function journeysTable() {
  const reasons = JSON.parse(readFileSync(`${ROOT}e2e/shellReasons.json`, 'utf8'));
  const missing = [];
  const parts = [];
  for (const [file, journeys] of [...readJourneys()].sort(([left], [right]) => left.localeCompare(right))) {
    const own = reasons[file] ?? {};
    const notes = shells.flatMap((shell) => (own[shell] === undefined ? [] : [`- ${heads[shell]}: ${own[shell]}`]));
    const rows = [...journeys].map(([title, projects]) => {
      const runs = runsIn(projects);
      const cells = shells.map((shell) => {
        if (runs[shell] !== '') return runs[shell];
        const special = own[title]?.[shell];
        if (special === undefined && own[shell] === undefined) missing.push(`${file}: "${title}" in ${shell}`);
        return special ?? 'see above';
      });
      return `| ${[title, ...cells].map(cell).join(' | ')} |`;
    });
    parts.push(
      [
        `## ${file.replace('.spec.ts', '')}\n`,
        ...(notes.length === 0 ? [] : ['Where a journey does not run in a shell:\n', ...notes, '']),
        `| journey | ${shells.map((shell) => heads[shell]).join(' | ')} |`,
        '| --- | --- | --- | --- |',
        ...rows,
        '',
      ].join('\n'),
    );
  }
  if (missing.length > 0)
    throw new Error(`neither a test nor a reason (e2e/shellReasons.json):\n${missing.join('\n')}`);
  return [
    '# Journeys and shells',
    '',
    'Every browser journey (`e2e/journeys`) against the three shells: the sizes or "yes" where it runs, else the reason why not. Written by `node scripts/writeJourneys.mjs`; a test compares.',
    '',
    ...parts,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, journeysTable());
