import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createServerModuleRunner } from 'vite';
import { DevAssets, entryPath, entryText } from './DevAssets.mjs';

/**
 * The site server behind Vite's middleware: Vite serves source files, all other requests go to the site as in
 * production. After a change of code a new site instance replaces the old one on the same port.
 */
export class DevSite {
  #site = null;
  #front = null;
  /** Resolves when the current renewal has ended; requests wait for it. */
  whenRenewed = Promise.resolve();

  constructor(vite) {
    this.vite = vite;
    this.render = createServerModuleRunner(vite.environments.ssr, { hmr: false });
    this.assets = new DevAssets(vite);
  }

  /** The HTTP server of the port. It must exist before Vite, which uses its WebSockets for HMR. */
  static createFront() {
    return createServer();
  }

  async start(runner, front) {
    await this.renew(runner);
    this.#front = front;
    front.on('request', (request, response) => this.#answer(request, response));
    front.on('upgrade', (request, socket, head) => {
      if (request.headers['sec-websocket-protocol']?.startsWith('vite-') !== true)
        this.#site.server.emit('upgrade', request, socket, head);
    });
    const { readSiteSettings } = await runner.import('/sandbox/settings.ts');
    await new Promise((resolve, reject) =>
      front.once('error', reject).listen(readSiteSettings().sitePort, 'localhost', resolve),
    );
  }

  /** Builds a new site instance from the current sources. */
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
      tokensCss: await readFile('src/ui/tokens.css', 'utf8'),
    });
    await site.ready();
    const before = this.#site;
    this.#site = site;
    await before?.close();
  }

  async close() {
    this.#front?.closeAllConnections();
    await new Promise((resolve) => (this.#front ? this.#front.close(resolve) : resolve()));
    await this.#site?.close();
  }

  #answer(request, response) {
    if (request.url === entryPath) {
      response
        .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .end(entryText);
      return;
    }
    this.vite.middlewares(request, response, () => {
      loosenPolicy(response);
      void this.whenRenewed.then(() => this.#site.routing(request, response));
    });
  }
}

/** Removes Trusted Types from the CSP: Vite's client inserts styles and its error overlay as text. Allows `ws:`. */
function loosenPolicy(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, ...rest) => {
    const headers = rest.at(-1);
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
