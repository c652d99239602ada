/**
 * Does what an adopter of this repository does: deletes sandbox/ and tma/, runs the checks, builds, and starts the site
 * with an operator elsewhere. In this proof that operator is the full product, built from the full tree.
 * @module
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sleep } from '../../../tools/browser.mjs';
import { inheritedSettings, PROJECT, startProduct } from '../../../tools/product.mjs';
import { table } from '../../../tools/table.mjs';
import { ended } from '../../../tools/ended.mjs';
import { sparePorts } from '../../../tools/sparePorts.mjs';
import { parseOptions } from '../../parseOptions.mjs';

const DELETED = ['sandbox/', 'tma/'];
const COMMANDS = ['types', 'lint', 'build'];
const READY_WITHIN = 60_000;
const STOP_WITHIN = 15_000;
/** Requests to the site, and the text (`has`) that a complete answer contains. */
const QUESTIONS = [
  { path: '/readyz', status: 200, has: '' },
  { path: '/', status: 200, has: 'href="/game/' },
  { path: '/gamehall', status: 200, has: 'href="/game/' },
  { path: '/api/account.getInfo?v=2.35&locale=en', status: 200, has: '"data":{' },
];

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether an adopter's tree works */
export async function proveAdopter(args) {
  parseOptions(args, {});
  const folder = mkdtempSync(join(tmpdir(), 'prove-adopter-'));
  try {
    copyTree(folder);
    const rows = COMMANDS.map((name) => runCommand(folder, name));
    if (rows.every(({ holds }) => holds)) rows.push(...(await askSite(folder)));
    console.log(
      table(
        'The tree without sandbox and tma',
        ['step', 'seen', 'holds'],
        rows.map(({ step, seen, holds }) => [step, seen, holds ? 'yes' : 'NO']),
      ),
    );
    return rows.every(({ holds }) => holds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies all files that are tracked by git or not ignored, in their current state. */
function copyTree(folder) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const kept = listed
    .split('\0')
    .filter(
      (path) => path !== '' && !DELETED.some((prefix) => path.startsWith(prefix)) && existsSync(join(PROJECT, path)),
    );
  for (const path of kept) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(PROJECT, path), join(folder, path));
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
}

function runCommand(folder, name) {
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: folder, stdio: 'inherit' });
  return {
    step: `npm run ${name}`,
    seen: `${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    holds: status === 0,
  };
}

async function askSite(folder) {
  const product = await startProduct();
  const [port] = await sparePorts(1);
  const origin = `http://localhost:${port}`;
  const site = spawn(process.execPath, ['scripts/start.mjs', 'site'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...inheritedSettings(),
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      SITE_URL: origin,
      OPERATOR_URL: product.operator,
      CONTENT_URL: `${product.vendors}/content`,
      CONTENT_TOKEN: 'sandbox-content-token',
    },
  });
  const kill = () => site.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const isThere = await becomesReady(origin, site);
    return isThere
      ? await Promise.all(QUESTIONS.map((question) => ask(origin, question)))
      : [{ step: 'npm run start:site', seen: 'it did not become ready', holds: false }];
  } finally {
    site.kill('SIGTERM');
    await Promise.race([ended(site), sleep(STOP_WITHIN)]);
    kill();
    process.off('exit', kill);
    await product.stop();
  }
}

async function becomesReady(origin, site) {
  const deadline = performance.now() + READY_WITHIN;
  while (performance.now() < deadline && site.exitCode === null) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return true;
    await sleep(200);
  }
  return false;
}

async function ask(origin, { path, status, has }) {
  const response = await fetch(`${origin}${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  const body = await response.text();
  const isWhole = body.includes(has);
  return {
    step: path,
    seen: `${response.status}, ${body.length} characters${isWhole ? '' : `, without ${has}`}`,
    holds: response.status === status && isWhole,
  };
}
