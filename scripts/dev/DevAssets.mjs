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
  #sheet = '';

  /** @param {import('vite').ViteDevServer} vite */
  constructor(vite) {
    this.vite = vite;
  }

  /** All styles are inline, and no files are named: Vite's client brings what is changed, into the head. */
  page() {
    /** @type {import('../../server/styles/readSheet.ts').SheetRest} */
    const all = { kind: 'rest', text: this.#sheet, properties: [], animations: [] };
    return { entry: entryPath, scripts: [], styles: [], sheet: [all] };
  }

  /** Collects the CSS of all modules that the server render has loaded, so that pages are styled without JavaScript. */
  async refresh() {
    const { ssr, client } = this.vite.environments;
    const styles = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
    const results = await Promise.all(styles.map((url) => client.transformRequest(`${url}?direct`)));
    this.#sheet = results.map((result) => result?.code ?? '').join('');
  }
}
