/** Address of a page's entry script in development. */
export const entryPath = '/@dev-entry.js';

/** Loads Vite's client and React Refresh, then the app's entry. A file, since the CSP does not allow it inline. */
export const entryText = `import '/@vite/client';
import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/entry-client.tsx');
`;

/** Scripts and styles of a page from the sources, in the same shape as from the build's manifest. */
export class DevAssets {
  /** @type {string[]} */
  #styles = [];
  #sheet = '';

  /** @param {import('vite').ViteDevServer} vite */
  constructor(vite) {
    this.vite = vite;
  }

  page() {
    return { entry: entryPath, scripts: [], styles: this.#styles, sheet: this.#sheet };
  }

  /** Collects the CSS of all modules that the server render has loaded, so that pages are styled without JavaScript. */
  async refresh() {
    const { ssr, client } = this.vite.environments;
    this.#styles = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
    const results = await Promise.all(this.#styles.map((url) => client.transformRequest(`${url}?direct`)));
    this.#sheet = results.map((result) => result?.code ?? '').join('');
  }
}
