import { execFile, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sleep } from '../../../tools/browser.mjs';
import { inheritedSettings, isReady, PROJECT } from '../../../tools/product.mjs';
import { sandboxHeaders } from '../../../tools/sandboxControls.mjs';
import { ended } from '../../../tools/ended.mjs';
import { sparePorts } from '../../../tools/sparePorts.mjs';
import { Wire } from './Wire.mjs';

/** In ms; long, since a busy machine shared with other work starts slowly while all players retry. */
const READY_WITHIN = 300_000;
const STOP_WITHIN = 15_000;
const OPERATOR_REPLICAS = 2;
const MOST_CRASHES = 10;
/** The database server, which is killed as well but not started by this class. */
const DATABASE = { name: 'PostgreSQL' };

/**
 * Runs the built processes on spare ports with an empty database, and a faulty network (`Wire`) in each direction
 * between operator and vendors. With the embedded database all run in one process; on PostgreSQL two operators and the
 * vendors are separate processes.
 */
export class House {
  kills = {};
  /** Processes that ended without being killed or stopped by the proof. @type {string[]} */
  crashes = [];
  #condemned = new Set();
  #folder = mkdtempSync(join(tmpdir(), 'prove-'));
  #children = new Map();
  #env = {};
  #killing = Promise.resolve();

  /** @param {{ databaseUrl: string | null, databaseServer: { killAndRestart: () => Promise<void> } | null, random: import('../SeededRandom.mjs').SeededRandom, harm: number, hasLongWaits: boolean }} options */
  constructor({ databaseUrl, databaseServer, random, harm, hasLongWaits }) {
    this.databaseUrl = databaseUrl;
    this.databaseServer = databaseServer;
    this.random = random;
    this.harm = harm;
    this.hasLongWaits = hasLongWaits;
  }

  async start() {
    process.once('exit', this.#endAll);
    const replicas = this.databaseUrl === null ? 1 : OPERATOR_REPLICAS;
    const [site, telegram, vendors, operatorWire, vendorsWire, ...operators] = await sparePorts(5 + replicas);
    this.operators = operators.map((port) => `http://localhost:${port}`);
    this.vendors = `http://127.0.0.1:${vendors}`;
    const { random, harm, hasLongWaits } = this;
    this.toOperator = new Wire({ random, ports: operators, harm, hasLongWaits });
    this.toVendors = new Wire({ random, ports: [vendors], harm, hasLongWaits });
    await this.toOperator.listen(operatorWire);
    await this.toVendors.listen(vendorsWire);
    this.#env = {
      ...inheritedSettings(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      MARKET: 'bench',
      SANDBOX_CONTROLS: '1',
      SITE_PORT: String(site),
      TELEGRAM_PORT: String(telegram),
      VENDORS_PORT: String(vendors),
      OPERATOR_PORT: String(operators[0]),
      OPERATOR_URL: `http://127.0.0.1:${operatorWire}`,
      VENDORS_URL: `http://127.0.0.1:${vendorsWire}`,
      DATA_DIR: join(this.#folder, 'data'),
      ...(this.databaseUrl === null ? {} : { DATABASE_URL: this.databaseUrl }),
    };
    this.processes =
      this.databaseUrl === null
        ? [{ name: 'all in one', script: 'all.js', env: {}, origins: [...this.operators, this.vendors] }]
        : [
            { name: 'vendors', script: 'vendors.js', env: {}, origins: [this.vendors] },
            ...operators.map((port, index) => ({
              name: `operator ${index + 1}`,
              script: 'operator.js',
              env: { OPERATOR_PORT: String(port) },
              origins: [this.operators[index]],
            })),
          ];
    for (const wanted of this.processes) await this.#run(wanted);
  }

  /** Kills a random process with SIGKILL, waits shortly and restarts it; the restart has to recover all its state. */
  killOne() {
    return this.#inTurn(async () => {
      const victim = this.random.pick(this.databaseServer === null ? this.processes : [...this.processes, DATABASE]);
      if (victim === DATABASE) return this.#killDatabase();
      this.kills[victim.name] = (this.kills[victim.name] ?? 0) + 1;
      const child = this.#children.get(victim.name);
      this.#condemned.add(child);
      child.kill('SIGKILL');
      await ended(child);
      await sleep(this.random.integer(0, 600));
      return this.#run(victim);
    });
  }

  /** Kills the database server once more, besides the random kills; nothing with the embedded database. */
  killDatabase() {
    return this.#inTurn(() => (this.databaseServer === null ? undefined : this.#killDatabase()));
  }

  async #killDatabase() {
    this.kills[DATABASE.name] = (this.kills[DATABASE.name] ?? 0) + 1;
    await this.databaseServer.killAndRestart();
  }

  /** One kill after the other: a process that starts without a database ends again, as it should. */
  #inTurn(kill) {
    this.#killing = this.#killing.then(kill);
    return this.#killing;
  }

  get dataDir() {
    return this.#env.DATA_DIR;
  }

  /** Request headers for the sandbox's controls. */
  sandboxHeaders = () => sandboxHeaders(this.dataDir);

  /** Stops all processes with SIGTERM, as a deployment does. */
  async stop() {
    for (const child of this.#children.values()) {
      this.#condemned.add(child);
      child.kill('SIGTERM');
      await Promise.race([ended(child), sleep(STOP_WITHIN)]);
      child.kill('SIGKILL');
      await ended(child);
    }
    this.#children.clear();
  }

  /** Runs a built command on the database after the processes have stopped. @returns {Promise<{ code: number, output: string }>} */
  async command(script) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [built(script)], {
        cwd: PROJECT,
        env: this.#env,
        maxBuffer: 1 << 28,
      });
      return { code: 0, output: stdout };
    } catch (error) {
      return { code: error.code ?? 1, output: `${error.stdout}${error.stderr}` };
    }
  }

  async dispose() {
    await this.stop();
    process.off('exit', this.#endAll);
    await this.toOperator?.close();
    await this.toVendors?.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Kills all processes when the proof itself is interrupted. */
  #endAll = () => {
    for (const child of this.#children.values()) child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  /** Log lines that mean a fault of the product. @returns {string[]} */
  loudLines() {
    return this.#log()
      .split('\n')
      .filter((line) => line.includes('the ledger is violated') || line.includes('unforeseen failure'));
  }

  #log() {
    return this.processes.map(({ script, name }) => readLog(this.#logPath(name, script))).join('\n');
  }

  #tail({ name, script }) {
    return readLog(this.#logPath(name, script)).split('\n').slice(-25).join('\n');
  }

  #logPath(name, script) {
    return join(this.#folder, `${name.replaceAll(' ', '-')}-${script}.log`);
  }

  async #run(wanted) {
    const log = openSync(this.#logPath(wanted.name, wanted.script), 'a');
    const child = spawn(process.execPath, [built(wanted.script)], {
      cwd: PROJECT,
      stdio: ['ignore', log, log],
      env: { ...this.#env, ...wanted.env },
    });
    closeSync(log);
    this.#children.set(wanted.name, child);
    child.once('exit', (code, signal) => {
      if (this.#condemned.has(child)) return;
      this.crashes.push(`${wanted.name} ended by itself with ${code ?? signal}:\n${this.#tail(wanted)}`);
      // Restarts it as a process supervisor would, so that the run can find further faults.
      if (this.crashes.length <= MOST_CRASHES)
        void this.#run(wanted).catch((error) => this.crashes.push(error.message));
    });
    const deadline = performance.now() + READY_WITHIN;
    for (const origin of wanted.origins) {
      while (!(await isReady(origin))) {
        if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
          throw new Error(`${wanted.name} did not start:\n${this.#tail(wanted)}`);
        }
        await sleep(100);
      }
    }
  }
}

const built = (script) => join(PROJECT, 'dist', 'servers', script);

function readLog(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
