import { cacheNames, catalogueAddress } from './caches.ts';
import type { OfflineGame } from './caches.ts';

const pageSize = 100;
/** Pages of the catalogue that are kept at most. */
const mostPages = 20;

interface Answer {
  readonly data?: { readonly items?: readonly OfflineGame[] };
}

/**
 * Keeps the names of all games for the offline page. Asked without cookies, so the answer is a guest's and holds nothing
 * of the player. Rejects without a connection; the list kept before stays.
 */
export async function keepCatalogue(locale: string): Promise<void> {
  const games: OfflineGame[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const options = JSON.stringify({ offset: page * pageSize, count: pageSize, fields: ['title'] });
    const query = new URLSearchParams({ v: '2.35', locale, options });
    const answer = await fetch(`/api/games.get?${query.toString()}`, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
    const { data } = (await answer.json()) as Answer;
    const items = data?.items ?? [];
    games.push(...items.map(({ sysname, title }) => ({ sysname, title })));
    if (items.length < pageSize) break;
  }
  const cache = await caches.open(cacheNames.catalogue);
  await cache.put(catalogueAddress(locale), Response.json(games));
}
