/** Where a page's script begins in development. */
export const entryPath = '/@dev-entry.js';

/** Vite's client and React's refresh come first, then the app's own entry; a file, since the policy knows no inline script. */
export const entryText = `import '/@vite/client';
import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/entry-client.tsx');
`;

/** The scripts and styles of a page, from the sources: the same shape as the build's manifest gives. */
export class DevAssets {
  #styles = [];
  #sheet = '';

  constructor(vite) {
    this.vite = vite;
  }

  page() {
    return { entry: entryPath, scripts: [], styles: this.#styles, sheet: this.#sheet };
  }

  /** Takes the text of every style that the server render has loaded, so that pages arrive dressed. */
  async refresh() {
    const { ssr, client } = this.vite.environments;
    this.#styles = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
    const results = await Promise.all(this.#styles.map((url) => client.transformRequest(`${url}?direct`)));
    this.#sheet = results.map((result) => result?.code ?? '').join('');
  }
}
