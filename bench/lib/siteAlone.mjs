/**
 * Starts a site server in its own process, connected to the operator and content system of a running product.
 * @module
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from './browser.mjs';
import { OWN_SETTINGS, PROJECT } from './product.mjs';

const READY_WITHIN = 30_000;

/**
 * @param {import('./product.mjs').Product} product
 * @param {Record<string, string>} [env] further settings
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startSiteAlone(product, env = {}) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name)));
  const child = spawn(process.execPath, ['scripts/start.mjs', 'site'], {
    cwd: PROJECT,
    stdio: 'ignore',
    env: {
      ...inherited,
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      OPERATOR_URL: product.operator,
      VENDORS_URL: product.vendors,
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(5_000)]);
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + READY_WITHIN;
  while (!(await isReady(origin))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(200);
      continue;
    }
    await stop();
    throw new Error(`the site alone did not answer within ${READY_WITHIN / 1000} s`);
  }
  return { origin, stop };
}

/** @param {string} origin */
const isReady = (origin) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => void server.once('error', reject).listen(0, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
