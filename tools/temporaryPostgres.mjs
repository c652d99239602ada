import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { sleep } from './browser.mjs';
import { sparePorts } from './sparePorts.mjs';
import { ended } from './ended.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_WITHIN = 60_000;
const STOP_WITHIN = 15_000;

/**
 * Starts a temporary PostgreSQL server: a new cluster in a temporary folder on a spare port, with the durability
 * settings of a real one. Needs initdb and postgres on this machine; without them, set DATABASE_URL.
 * @template T @param {(url: string, server: TemporaryPostgres) => Promise<T>} use @returns {Promise<T>}
 */
export async function withTemporaryPostgres(use) {
  const bin = postgresFolder();
  if (bin === null)
    throw new Error('No PostgreSQL here: install one, or set DATABASE_URL to a server whose role may create databases');
  const folder = mkdtempSync(join(tmpdir(), 'prove-postgres-'));
  const [port = 0] = await sparePorts(1);
  const owner = demotion(folder);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'prove', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const server = new TemporaryPostgres(join(bin, 'postgres'), folder, port, owner);
  const endNow = () => server.kill();
  process.once('exit', endNow);
  try {
    await server.start();
    return await use(server.url, server);
  } finally {
    await server.stop();
    process.off('exit', endNow);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A PostgreSQL server of its own for one run. */
class TemporaryPostgres {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {string} command @param {string} folder @param {number} port @param {{ uid?: number, gid?: number }} owner */
  constructor(command, folder, port, owner) {
    this.command = command;
    this.folder = folder;
    this.port = port;
    this.owner = owner;
    this.url = `postgres://prove@127.0.0.1:${port}/postgres`;
  }

  /** Retries until it runs: after a kill the backends of the old server have to end first. */
  async start() {
    const deadline = performance.now() + START_WITHIN;
    for (;;) {
      const args = [
        '-D',
        join(this.folder, 'data'),
        '-p',
        String(this.port),
        '-k',
        this.folder,
        '-c',
        'listen_addresses=127.0.0.1',
      ];
      this.#child = spawn(this.command, args, { ...this.owner, cwd: this.folder, stdio: 'ignore' });
      if (await this.#isReady(deadline)) return;
      if (performance.now() > deadline) throw new Error('PostgreSQL did not start');
      await sleep(200);
    }
  }

  /** Kills the server with SIGKILL during transactions and restarts it, which runs crash recovery. */
  async killAndRestart() {
    const child = this.#child;
    if (child !== null) {
      child.kill('SIGKILL');
      await ended(child);
    }
    await this.start();
  }

  async stop() {
    const child = this.#child;
    if (child === null) return;
    child.kill('SIGINT');
    await Promise.race([ended(child), sleep(STOP_WITHIN)]);
    this.kill();
  }

  kill() {
    this.#child?.kill('SIGKILL');
  }

  /** False when the server has ended, or the deadline has passed. @param {number} deadline by performance.now() */
  async #isReady(deadline) {
    while (this.#child?.exitCode === null && performance.now() < deadline) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        // The server is not listening yet or still recovering; the deadline limits the wait.
        await sleep(100);
      }
    }
    return false;
  }
}

/** The folder with initdb and postgres, or null. @returns {string | null} */
export function postgresFolder() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, which its packages create. @param {string} folder */
function demotion(folder) {
  if (userInfo().uid !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
