import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from '../../../tools/browser.mjs';
import { ended } from '../../../tools/ended.mjs';

/** The first start makes the database and its entries. */
const READY_WITHIN = 300_000;
const STOP_WITHIN = 15_000;

/** A Strapi project's process. */
export class Strapi {
  /** @param {string} folder @param {number} port */
  constructor(folder, port) {
    this.folder = folder;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.child = null;
  }

  /** Starts it with an empty database. */
  async start() {
    rmSync(join(this.folder, 'data.db'), { force: true });
    return this.run('Strapi starts, and takes types and entries');
  }

  async run(step) {
    const startedAt = performance.now();
    const log = openSync(join(this.folder, 'strapi.log'), 'a');
    const bin = join(this.folder, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
    const child = spawn(process.execPath, [bin, 'start'], {
      cwd: this.folder,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(this.port),
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    });
    closeSync(log);
    this.child = child;
    this.kill = () => child.kill('SIGKILL');
    process.once('exit', this.kill);
    const isThere = await this.becomesReady();
    return { step, seen: `${((performance.now() - startedAt) / 1000).toFixed(1)} s`, holds: isThere };
  }

  async becomesReady() {
    const deadline = performance.now() + READY_WITHIN;
    while (performance.now() < deadline && this.child.exitCode === null) {
      const reply = await fetch(`${this.url}/_health`).catch(() => null);
      await reply?.arrayBuffer();
      if (reply?.status === 204) return true;
      await sleep(500);
    }
    return false;
  }

  async stop() {
    if (this.child === null) return;
    this.child.kill('SIGTERM');
    await Promise.race([ended(this.child), sleep(STOP_WITHIN)]);
    this.kill();
    process.off('exit', this.kill);
    this.child = null;
  }
}
