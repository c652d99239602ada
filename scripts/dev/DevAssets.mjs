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

  constructor(vite) {
    this.vite = vite;
  }

  page() {
    return { entry: entryPath, scripts: [], styles: this.#styles };
  }

  /** Takes the text of every style that the server render has loaded, so that pages arrive dressed. */
  async refresh() {
    const { ssr, client } = this.vite.environments;
    const urls = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
    this.#styles = await Promise.all(
      urls.map(async (href) => {
        const result = await client.transformRequest(`${href}?direct`);
        return { href, text: result?.code ?? '' };
      }),
    );
  }
}
