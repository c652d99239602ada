import { expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import type { Found } from '../../../shared/search/CatalogueSearch.ts';
import { SearchStore } from './SearchStore.ts';
import { searchOptions } from './searchOptions.ts';

const foundOf = (title: string, total = 1): Found => ({
  games: [{ sysname: title, title, image: '/i.svg', provider: 'Tidewright' }],
  total,
  providers: [],
  categories: [],
});
const titles = ({ found }: SearchStore) => found?.games.map(({ title }) => title);

function searchWith(search: { load?: () => Promise<void>; find: (query: string) => Promise<Found | null> }) {
  const storage = memoryStore();
  const store = new SearchStore(async () => ({ load: async () => undefined, ...search }), storage);
  return { store, storage };
}

test('2.10-11 what is typed is answered; a later text overtakes an earlier one', async () => {
  const slow = deferred<Found>();
  const { store } = searchWith({ find: (query) => (query === 'a' ? slow.promise : Promise.resolve(foundOf(query))) });
  await store.open({});
  expect([store.status, titles(store)]).toEqual(['ready', ['']]);
  const typing = store.type('a');
  await store.type('ab');
  slow.resolve(foundOf('late'));
  await typing;
  expect([store.query, titles(store)]).toEqual(['ab', ['ab']]);
});

test('2.10-11 what is there is searched without a network; without anything it fails, and another try is offered', async () => {
  const away = () => Promise.reject(new Error('away'));
  const there = searchWith({ load: away, find: async (query) => foundOf(query) });
  await there.store.open({});
  await there.store.type('x');
  expect([there.store.status, titles(there.store)]).toEqual(['ready', ['x']]);
  const none = searchWith({ load: away, find: async () => null });
  await none.store.open({});
  expect(none.store.status).toBe('failed');
});

test('texts that led somewhere are remembered once, the latest first, until the player leaves', async () => {
  const { store, storage } = searchWith({ find: async (query) => foundOf(query) });
  for (const text of ['a', 'b', 'a', ' ', 'c', 'd', 'e', 'f', 'g']) {
    await store.type(text);
    store.keep();
  }
  expect(store.recent).toEqual(['g', 'f', 'e', 'd', 'c', 'a']);
  const again = new SearchStore(() => Promise.reject(new Error('none')), storage);
  expect(again.recent).toEqual(store.recent);
  again.forgetPlayer();
  expect([again.recent, storage.get('games.searches')]).toEqual([[], null]);
});

test.each(['{', '7', '[1,null,"a"]', `["${'x'.repeat(99)}"]`])(
  'a stored list of %s is read as far as it is one',
  (text) => {
    const storage = memoryStore();
    storage.set('games.searches', text);
    const { recent } = new SearchStore(() => Promise.reject(new Error('none')), storage);
    expect(recent.every((one) => one === 'a')).toBe(true);
  },
);

test('the options: games, categories, providers, and all in the hall if there are more', () => {
  const found: Found = {
    ...foundOf('ember', 9),
    providers: [{ sysname: 'stonelight', name: 'Stonelight' }],
    categories: [{ id: 'new', title: '##en:New##' }],
  };
  const options = searchOptions(found, ' ember ', { plain: (text) => `plain ${text}`, labelAll: 'all 9' });
  expect(options.map(({ kind, path, title }) => [kind, path, title])).toEqual([
    ['game', '/game/ember', 'ember'],
    ['category', '/gamehall?category=new', 'plain ##en:New##'],
    ['provider', '/gamehall?providers=stonelight', 'Stonelight'],
    ['all', '/gamehall?query=ember', 'all 9'],
  ]);
  expect(searchOptions(foundOf('x'), 'x', { plain: (text) => text, labelAll: '' })).toHaveLength(1);
});
