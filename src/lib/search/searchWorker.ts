/** The worker of the search: it fetches the catalogue and looks through it, so that typing never waits. */
import { CatalogueSearch } from '../../shared/search/CatalogueSearch.ts';
import { readCatalogue } from '../../shared/search/catalogueText.ts';
import type { CatalogueList } from '../../shared/search/catalogueText.ts';
import { apiVersion } from '../apiVersion.ts';
import type { FromSearchWorker, SearchNames, ToSearchWorker } from './searchMessages.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToSearchWorker>) => void) | null;
  postMessage(message: FromSearchWorker): void;
};

let version = '';
let list: CatalogueList | null = null;
let search: CatalogueSearch | null = null;

/** Loads the catalogue, unless the one that is there is still the operator's. */
async function load(names: SearchNames): Promise<void> {
  const query = new URLSearchParams({ v: apiVersion, version });
  const response = await fetch(`/api/games.getSearchIndex?${query}`, { headers: { accept: 'application/json' } });
  const { data } = (await response.json()) as { readonly data?: { readonly version: string; readonly index: string } };
  if (!response.ok || data === undefined) throw new Error(`the catalogue was refused: ${response.status}`);
  if (data.index !== '') list = readCatalogue(await unpacked(data.index));
  version = data.version;
  if (list !== null) search = new CatalogueSearch(list, names);
}

async function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

async function answer(wish: ToSearchWorker): Promise<FromSearchWorker> {
  try {
    if (wish.type === 'load') {
      await load(wish.names);
      return { id: wish.id, found: null };
    }
    return { id: wish.id, found: search?.find(wish.query) ?? null };
  } catch (error) {
    return { id: wish.id, failure: String(error) };
  }
}

scope.onmessage = ({ data }) => void answer(data).then((message) => scope.postMessage(message));
