import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { sleep } from '../../../bench/lib/browser.mjs';
import { SeededRandom } from '../SeededRandom.mjs';
import { sparePorts } from './sparePorts.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_WITHIN = 60_000;

/**
 * A PostgreSQL server of the proof's own: a new cluster in a temporary folder on a spare port, with the durability that
 * a real one has. Needs initdb and postgres on this machine; where there are none, set DATABASE_URL.
 * @template T @param {(url: string) => Promise<T>} use @returns {Promise<T>}
 */
export async function withTemporaryPostgres(use) {
  const bin = postgresFolder();
  if (bin === null) throw new Error('No PostgreSQL here: install one, or set DATABASE_URL to a server whose role may create databases');
  const folder = mkdtempSync(join(tmpdir(), 'prove-postgres-'));
  const [port] = await sparePorts(1, new SeededRandom(process.pid + 1));
  const data = join(folder, 'data');
  const owner = demotion(folder);
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'prove', '-A', 'trust', '-E', 'UTF8', '--no-locale'], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await ready(join(bin, 'pg_isready'), port);
    return await use(`postgres://prove@127.0.0.1:${port}/postgres`);
  } finally {
    server.kill('SIGINT');
    await Promise.race([ended, sleep(15_000)]);
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function postgresFolder() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root; its own user is there wherever it was installed by a package. */
function demotion(folder) {
  if (userInfo().uid !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function ready(command, port) {
  const deadline = performance.now() + START_WITHIN;
  for (;;) {
    try {
      execFileSync(command, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (performance.now() > deadline) throw new Error('PostgreSQL did not start', { cause: error });
      await sleep(200);
    }
  }
}
