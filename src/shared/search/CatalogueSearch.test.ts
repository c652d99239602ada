import { expect, test } from 'vitest';
import { CatalogueSearch } from './CatalogueSearch.ts';

const search = new CatalogueSearch(
  {
    providers: [
      { sysname: 'tidewright', name: 'Tidewright' },
      { sysname: 'stonelight', name: 'Stonelight' },
    ],
    categories: [
      { id: 'free-spins', title: '##en:Free spins;ru:Фриспины;es:Giros gratis##' },
      { id: 'ways', title: '##en:243 ways;ru:243 способа##' },
    ],
    kinds: [
      { provider: 0, categories: [0], features: ['freeSpins'], type: 'slot', lines: 10 },
      { provider: 1, categories: [1], features: ['multiplierWilds'], type: 'slot', lines: 243 },
    ],
    games: [
      ...Array.from({ length: 12 }, (_one, index) => ({
        sysname: `harbor-${index}`,
        title: `Harbor ${index}`,
        image: '/h.svg',
        kind: 0,
      })),
      { sysname: 'ember', title: 'Ember', image: '/e.svg', kind: 1 },
    ],
  },
  { multiplierWilds: 'Comodines multiplicadores', slot: 'Tragaperras' },
);

test('2.10-11 games come with their provider; the first eight are listed, all are counted', () => {
  const { games, total } = search.find('harbor');
  expect([games.length, total, games[0]]).toEqual([
    8,
    12,
    { sysname: 'harbor-0', title: 'Harbor 0', image: '/h.svg', provider: 'Tidewright' },
  ]);
});

test.each(['comodines', 'wilds', 'stone', '243', 'способа', 'gratis'])(
  '2.10-11 %s finds by feature in the page’s language, provider, lines and category in any',
  (query) => expect(search.find(query).total).toBeGreaterThan(0),
);

test('2.10-11 providers and categories are found by themselves', () => {
  expect(search.find('tide').providers.map(({ sysname }) => sysname)).toEqual(['tidewright']);
  expect(search.find('фрисп').categories.map(({ id }) => id)).toEqual(['free-spins']);
  expect(search.find('zzzz')).toEqual({ games: [], total: 0, providers: [], categories: [] });
});

test('before anything is typed there are the first games and all categories', () => {
  const { games, providers, categories } = search.find('');
  expect([games.length, providers, categories.map(({ id }) => id)]).toEqual([8, [], ['free-spins', 'ways']]);
});
