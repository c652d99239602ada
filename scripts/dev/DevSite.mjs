import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createServerModuleRunner } from 'vite';
import { DevAssets, entryPath, entryText } from './DevAssets.mjs';
import { frameScripts } from './frameScripts.mjs';

/** @typedef {import('vite/module-runner').ModuleRunner} ModuleRunner */

/**
 * The site server behind Vite's middleware: Vite serves source files, all other requests go to the site as in
 * production. After a change of code a new site instance replaces the old one on the same port.
 */
export class DevSite {
  /** @type {import('fastify').FastifyInstance | null} */
  #site = null;
  /** @type {import('node:http').Server | null} */
  #front = null;
  /** Servers at the other addresses of `localhost`. @type {import('node:http').Server[]} */
  #twins = [];
  /** Resolves when the current renewal has ended; requests wait for it. @type {Promise<void>} */
  whenRenewed = Promise.resolve();

  /** @param {import('vite').ViteDevServer} vite */
  constructor(vite) {
    this.vite = vite;
    this.render = createServerModuleRunner(vite.environments.ssr, { hmr: false });
    this.assets = new DevAssets(vite);
  }

  /** The HTTP server of the port. It must exist before Vite, which uses its WebSockets for HMR. */
  static createFront() {
    return createServer();
  }

  /** @param {ModuleRunner} runner @param {import('node:http').Server} front */
  async start(runner, front) {
    await this.renew(runner);
    this.#front = front;
    front.on('request', (request, response) => this.#answer(request, response));
    front.on('upgrade', (request, socket, head) => {
      if (request.headers['sec-websocket-protocol']?.startsWith('vite-') !== true)
        this.#site?.server.emit('upgrade', request, socket, head);
    });
    const { readSiteSettings } = await runner.import('/sandbox/settings.ts');
    const { sitePort } = readSiteSettings();
    const [first, ...others] = await lookup('localhost', { all: true, verbatim: false });
    await listen(front, sitePort, first?.address);
    // As `npm start` does: the frames of chat and analytics are at other names of this machine than the page.
    for (const { address } of others) {
      const twin = createServer((request, response) => front.emit('request', request, response));
      twin.on('upgrade', (...upgrade) => front.emit('upgrade', ...upgrade));
      // A machine may name an address that it does not have.
      const isListening = await listen(twin, sitePort, address).then(
        () => true,
        () => false,
      );
      if (isListening) this.#twins.push(twin);
    }
  }

  /** Builds a new site instance from the current sources. @param {ModuleRunner} runner */
  async renew(runner) {
    this.render.clearCache();
    const { readSiteSettings } = await runner.import('/sandbox/settings.ts');
    const { buildSite } = await runner.import('/server/buildSite.ts');
    const entry = async () => {
      const module = await this.render.import('/src/entry-server.tsx');
      await this.assets.refresh();
      return module;
    };
    const site = await buildSite({
      config: readSiteSettings(),
      entry,
      assets: this.assets,
      clientDir: null,
      previewFiles: 'server/previews',
      tokensCss: await readFile('src/ui/tokens.css', 'utf8'),
    });
    await site.ready();
    const before = this.#site;
    this.#site = site;
    await before?.close();
  }

  async close() {
    for (const server of this.#front ? [this.#front, ...this.#twins] : []) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    await this.#site?.close();
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  #answer(request, response) {
    const own = request.url === entryPath ? entryText : frameScripts[request.url ?? ''];
    if (own !== undefined) {
      response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .end(own);
      return;
    }
    this.vite.middlewares(request, response, () => {
      loosenPolicy(response);
      void this.whenRenewed.then(() => this.#site?.routing(request, response));
    });
  }
}

/** @param {import('node:http').Server} server @param {number} port @param {string | undefined} address */
const listen = (server, port, address) =>
  /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => server.once('error', reject).listen(port, address, resolve))
  );

/** Removes Trusted Types from the CSP: Vite's client inserts styles and its error overlay as text. Allows `ws:`. @param {import('node:http').ServerResponse} response */
function loosenPolicy(response) {
  const writeHead = /** @type {(status: number, ...rest: unknown[]) => typeof response} */ (
    response.writeHead.bind(response)
  );
  response.writeHead = (/** @type {number} */ status, /** @type {unknown[]} */ ...rest) => {
    const headers = /** @type {Record<string, unknown> | undefined} */ (rest.at(-1));
    const policy = headers?.['content-security-policy'] ?? response.getHeader('content-security-policy');
    if (typeof policy === 'string') {
      const loose = policy
        .replace(/require-trusted-types-for 'script'; |trusted-types [^;]*; /g, '')
        .replace("connect-src 'self'", "connect-src 'self' ws:");
      if (headers && 'content-security-policy' in headers) headers['content-security-policy'] = loose;
      else response.setHeader('content-security-policy', loose);
    }
    return writeHead(status, ...rest);
  };
}
