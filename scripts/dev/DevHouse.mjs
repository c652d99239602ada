import react from '@vitejs/plugin-react';
import { createServer, createServerModuleRunner } from 'vite';
import { DevSite } from './DevSite.mjs';
import { watchPages } from './watchPages.mjs';

/** Delay in which file changes are collected, in ms: they come in bursts of several saved or generated files. */
const SETTLE_MS = 150;
const SERVER_CODE = /\/(server|bot|sandbox|tma)\/(?!.*\.test\.)|\/src\/(contract|shared)\//;
const CLIENT_ONLY = /\/(tma\/host|sandbox\/studio\/client)\//;

/** @typedef {{ close: () => Promise<unknown> }} Closable */

/** @param {import('vite').ViteDevServer} vite */
function serversOf(vite) {
  const { servers } = vite.environments;
  if (servers === undefined) throw new Error('the environment of the servers is missing');
  return servers;
}

/** Runs all four servers in this process, with their code loaded by Vite's module runners. */
export class DevHouse {
  /** @type {() => Promise<void>} */
  #stopServers = async () => undefined;
  /** @type {{ needsServers: boolean } | null} */
  #changed = null;
  /** @type {Promise<void>} */
  #work = Promise.resolve();

  /** @param {import('vite').ViteDevServer} vite @param {Closable} pages @param {Closable} database */
  constructor(vite, pages, database) {
    this.vite = vite;
    this.pages = pages;
    this.database = database;
    // Without HMR the runner reloads nothing by itself: `#noteChange` decides what a change renews.
    this.runner = createServerModuleRunner(serversOf(vite), { hmr: false });
    this.site = new DevSite(vite);
  }

  static async open() {
    const front = DevSite.createFront();
    // Does not use vite.config.ts: it inlines and aliases packages, which Node loads unchanged here.
    const vite = await createServer({
      configFile: false,
      plugins: [react()],
      appType: 'custom',
      environments: {
        client: { optimizeDeps: { entries: ['src/entry-client.tsx'] } },
        servers: { consumer: 'server' },
      },
      server: { middlewareMode: true, hmr: { server: front } },
    });
    const first = createServerModuleRunner(serversOf(vite), { hmr: false });
    const { readSandboxSettings } = await first.import('/sandbox/settings.ts');
    const { openDatabase } = await first.import('/sandbox/database/openDatabase.ts');
    const config = readSandboxSettings();
    const { writeSandboxKey } = await first.import('/sandbox/sandboxKey.ts');
    if (config.hasSandboxControls) await writeSandboxKey(config.dataDir);
    const pages = await watchPages(config.distDir);
    const house = new DevHouse(vite, pages, await openDatabase(config));
    await house.#startServers();
    await house.site.start(house.runner, front);
    const { printAddresses } = await house.runner.import('/sandbox/entries/printAddresses.ts');
    printAddresses(config);
    vite.watcher.on('all', (_event, file) => house.#noteChange(file.replaceAll('\\', '/')));
    return house;
  }

  async close() {
    await this.#work;
    await this.site.close();
    await this.#stopServers();
    await this.pages.close();
    await this.database.close();
    await this.vite.close();
  }

  /** Collects a burst of changes, then renews the affected servers; renewals run one after another. @param {string} file */
  #noteChange(file) {
    if (CLIENT_ONLY.test(file) || !/\/(src|server|bot|sandbox|tma)\//.test(file)) return;
    const needsServers = SERVER_CODE.test(file);
    if (this.#changed !== null) {
      this.#changed.needsServers ||= needsServers;
      return;
    }
    this.#changed = { needsServers };
    const settled = new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const before = this.#work;
    this.#work = settled
      .then(() => before)
      .then(() => this.#renew())
      .catch((error) => console.error(error));
    // Vite makes browsers reload at once: their requests wait until the new code is loaded.
    this.site.whenRenewed = this.#work;
  }

  async #renew() {
    const needsServers = this.#changed?.needsServers === true;
    this.#changed = null;
    this.runner.clearCache();
    if (needsServers) {
      await this.#stopServers();
      await this.#startServers();
      console.log('servers started again');
    }
    await this.site.renew(this.runner);
  }

  async #startServers() {
    const { runner, database } = this;
    const { readSandboxSettings } = await runner.import('/sandbox/settings.ts');
    const { buildVendors } = await runner.import('/sandbox/entries/buildVendors.ts');
    const { buildOperator } = await runner.import('/sandbox/operator/buildOperator.ts');
    const { buildTelegramHost } = await runner.import('/tma/buildTelegramHost.ts');
    const { runSandboxBot } = await runner.import('/sandbox/entries/runSandboxBot.ts');
    const config = readSandboxSettings();
    /** @type {Closable[]} */
    const running = [];
    this.#stopServers = async () => {
      for (const server of running.splice(0).toReversed()) await server.close();
    };
    /** @param {import('fastify').FastifyInstance} server @param {number} port @param {string} host */
    const listen = async (server, port, host) => {
      running.push(server);
      await server.listen({ port, host });
    };
    await listen(await buildVendors({ config, database }), config.vendorsPort, '127.0.0.1');
    await listen(buildOperator({ config, database }), config.operatorPort, 'localhost');
    const telegram = await buildTelegramHost({ config });
    await listen(telegram, config.telegramPort, '127.0.0.1');
    const bot = await runSandboxBot(config, telegram.log);
    running.push({ close: () => bot.stop() });
  }
}
