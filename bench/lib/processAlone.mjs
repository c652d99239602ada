/**
 * Starts one of the product's servers in its own process, with an empty data folder of its own.
 * @module
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../../tools/browser.mjs';
import { inheritedSettings, isReady, PROJECT } from '../../tools/product.mjs';

const READY_WITHIN = 60_000;
/** Where each server listens, and the setting of its port. */
const SERVERS = {
  site: { host: 'localhost', setting: 'SITE_PORT' },
  vendors: { host: '127.0.0.1', setting: 'VENDORS_PORT' },
};

/**
 * @param {'site' | 'vendors'} name
 * @param {Record<string, string>} [env] further settings
 * @returns {Promise<{ origin: string, dataDir: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startAlone(name, env = {}) {
  const { host, setting } = SERVERS[name];
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  const child = spawn(process.execPath, ['scripts/start.mjs', name], {
    cwd: PROJECT,
    stdio: 'ignore',
    env: { ...inheritedSettings(), NODE_ENV: 'production', [setting]: String(port), DATA_DIR: dataDir, ...env },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(5_000)]);
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://${host}:${port}`;
  const deadline = performance.now() + READY_WITHIN;
  while (!(await isReady(origin))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(200);
      continue;
    }
    await stop();
    throw new Error(`${name} alone did not answer within ${READY_WITHIN / 1000} s`);
  }
  return { origin, dataDir, pid: child.pid ?? 0, stop };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => void server.once('error', reject).listen(0, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
