/**
 * Starts the product as `npm start` does, on spare ports with an empty data folder, and stops it with its children.
 * @module
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from './browser.mjs';
import { sparePorts } from './sparePorts.mjs';

export const PROJECT = fileURLToPath(new URL('../', import.meta.url));

/** Time limit in ms for a start: the first one builds if sources are newer, migrates, seeds and draws pictures. */
const READY_WITHIN = 300_000;
const STOP_WITHIN = 10_000;
/** Settings that are not inherited: the caller's values would lead to its own addresses or database. */
const OWN_SETTINGS = [
  'DATABASE_URL',
  'MARKET',
  'SITE_URL',
  'OPERATOR_URL',
  'VENDORS_URL',
  'TELEGRAM_URL',
  'SITE_ORIGINS',
  'CATALOGUE_SIZE',
];

/**
 * @typedef {{ site: string, operator: string, vendors: string, telegram: string, dataDir: string, readLog: () => string, pid: number | null, stop: () => Promise<void> }} Product
 */

/** The environment of a process of a product of its own. */
export const inheritedSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name)));

export function buildIfMissing() {
  if (existsSync(join(PROJECT, 'dist'))) return;
  console.error('dist/ is missing: npm run build');
  execFileSync('npm', ['run', 'build'], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * @param {{ market?: string, databaseUrl?: string, env?: Record<string, string>, onPorts?: (ports: { site: number, operator: number }) => void }} [options] without `databaseUrl` the embedded database is used; `env` holds further settings; `onPorts` is told the ports before the start
 * @returns {Promise<Product>}
 */
export async function startProduct({ market, databaseUrl, env = {}, onPorts = () => undefined } = {}) {
  buildIfMissing();
  const [site = 0, operator = 0, vendors = 0, telegram = 0] = await sparePorts(4);
  onPorts({ site, operator });
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const dataDir = join(folder, 'data');
  const logPath = join(folder, 'product.log');
  const log = openSync(logPath, 'a');
  const child = spawn(process.execPath, ['scripts/start.mjs', 'all'], {
    cwd: PROJECT,
    // In its own process group, so that stopping it also stops its child processes.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...inheritedSettings(),
      NODE_ENV: 'production',
      SITE_PORT: String(site),
      OPERATOR_PORT: String(operator),
      VENDORS_PORT: String(vendors),
      TELEGRAM_PORT: String(telegram),
      DATA_DIR: dataDir,
      SANDBOX_CONTROLS: '1',
      ...(market ? { MARKET: market } : {}),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  });
  closeSync(log);
  const product = {
    site: `http://localhost:${site}`,
    operator: `http://localhost:${operator}`,
    vendors: `http://127.0.0.1:${vendors}`,
    telegram: `http://127.0.0.1:${telegram}`,
    dataDir,
    readLog: () => readFileSync(logPath, 'utf8'),
    pid: child.pid ?? null,
    stop: () => stop(child, folder),
  };
  try {
    await allReady(product, child);
    return product;
  } catch (error) {
    const tail = readFileSync(logPath, 'utf8').split('\n').slice(-25).join('\n');
    await product.stop();
    throw new Error(`The product did not start: ${error instanceof Error ? error.message : error}\n${tail}`);
  }
}

/** @param {Product} product @param {import('node:child_process').ChildProcess} child */
async function allReady(product, child) {
  const deadline = performance.now() + READY_WITHIN;
  for (const origin of [product.site, product.operator, product.vendors, product.telegram]) {
    while (!(await isReady(origin))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
      if (performance.now() > deadline)
        throw new Error(`${origin}/readyz did not answer within ${READY_WITHIN / 1000} s`);
      await sleep(250);
    }
  }
}

/** @param {string} origin */
export async function isReady(origin) {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // The server is not listening yet, which is expected; the deadline above limits the wait.
    return false;
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {string} folder */
async function stop(child, folder) {
  const ended = new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
    else child.once('exit', () => resolve(undefined));
  });
  signalGroup(child, 'SIGTERM');
  await Promise.race([ended, sleep(STOP_WITHIN)]);
  signalGroup(child, 'SIGKILL');
  await Promise.race([ended, sleep(STOP_WITHIN)]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The group has ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
