import { expect, test } from 'vitest';
import { readCatalogue, writeCatalogue } from './catalogueText.ts';
import type { CatalogueList } from './catalogueText.ts';

const list: CatalogueList = {
  providers: [{ sysname: 'tidewright', name: 'Tidewright' }],
  categories: [{ id: 'new', title: '##en:New;ru:Новые##' }],
  kinds: [{ provider: 0, categories: [0], features: ['freeSpins'], type: 'slot', lines: 10 }],
  games: [
    { sysname: 'a-b', title: 'A b', image: 'https://art.example/games/a-b.svg', kind: 0 },
    { sysname: 'a-b-2', title: 'A b 2', image: 'https://art.example/games/a-b.svg', kind: 0 },
    { sysname: 'c', title: 'C', image: 'https://other.example/c.png', kind: 0 },
  ],
};

test('the catalogue is read as it was written', () => expect(readCatalogue(writeCatalogue(list))).toEqual(list));

test('a usual picture takes no bytes; separators in a title become spaces', () => {
  expect(writeCatalogue(list).split('\n').slice(1, 3)).toEqual(['A b\ta-b\t0\t', 'A b 2\ta-b-2\t0\ta-b']);
  const odd = { ...list, games: [{ sysname: 'x', title: 'a\tb\nc', image: '', kind: 0 }] };
  expect(readCatalogue(writeCatalogue(odd)).games[0]?.title).toBe('a b c');
});
