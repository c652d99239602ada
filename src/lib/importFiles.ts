import { BrokenImport } from './BrokenImport.ts';

/** Files that have arrived or are on their way, by address. */
const known = new Map<string, Promise<void>>();

/** The address in a function that only imports, as the build writes it. */
const importedPath = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/;

/**
 * Imports a module of the build once its files have arrived. The build puts this around each dynamic import. A browser
 * may keep the failure of an import for as long as the page lives (Chromium 150 does, and that of a preload too), so an
 * import that could fail is not begun: its files are fetched first, again and again if need be.
 *
 * @param load holds the import
 * @param files paths below the site's root of the module, the modules it needs and their style sheets; empty if the
 * module needs no other
 * @returns the module; rejects if a file does not arrive, and with `BrokenImport` if that is not why the import fails
 */
export async function importFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = addressesOf(load, files);
  await Promise.all(addresses.map(arrive));
  if (addresses.length === 0) return load();
  return load().catch((cause: unknown) => {
    throw new BrokenImport(cause);
  });
}

function addressesOf(load: () => Promise<unknown>, files: readonly string[]): readonly string[] {
  if (files.length > 0) return files.map((file) => new URL(`/${file}`, document.baseURI).href);
  const path = importedPath.exec(load.toString())?.[1];
  return path === undefined ? [] : [new URL(path, import.meta.url).href];
}

function arrive(href: string): Promise<void> {
  const before = known.get(href);
  if (before) return before;
  const arrival = isInDocument(href) ? Promise.resolve() : fetchFile(href);
  known.set(href, arrival);
  arrival.catch(() => known.delete(href));
  return arrival;
}

/** The document itself asked for it, as the server has written. A style sheet that has failed there has no rules. */
function isInDocument(href: string): boolean {
  const path = JSON.stringify(new URL(href).pathname);
  const links = `link[rel="modulepreload"][href=${path}], link[rel="stylesheet"][href=${path}]`;
  return [...document.querySelectorAll<HTMLLinkElement>(`${links}, script[src=${path}]`)].some(
    (part) => part.rel !== 'stylesheet' || part.sheet !== null,
  );
}

async function fetchFile(href: string): Promise<void> {
  if (new URL(href).pathname.endsWith('.css')) return fetchStyles(href);
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(`${href} did not arrive: ${answer.status}`);
  // The import finds the whole file in the browser's cache.
  await answer.arrayBuffer();
}

function fetchStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    const handleError = () => {
      link.remove();
      reject(new TypeError(`${href} did not arrive`));
    };
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', handleError, { once: true });
    // After the page's own style sheets, which are in the body: of rules of equal rank the later ones count.
    document.body.append(link);
  });
}
