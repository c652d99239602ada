import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireCategories, wireGames } from '../../../tests/fakes/wireSamples.ts';
import { bannerStore } from '../../domains/banners/BannerStore.ts';
import { completeSiteConfig } from '../settings/siteSettings.ts';
import { lobbyStore } from '../../domains/games/lobby/LobbyStore.ts';
import { NoAnswerError } from '../../lib/errors.ts';
import { homeStore } from './HomeStore.ts';

const answers = {
  'GET games.get': () => wireGames(['a', 'b', 'c', 'd']),
  'GET games.getCategories': () => wireCategories('popular'),
  'GET banners.get': () => ({ count: 0, items: [] }),
};
const away = () => Promise.reject(new NoAnswerError('network'));

const ours = ['banners.banners', 'games.categories', 'games.rails'];

/** Ids of the home blocks under this configuration, limited to the domains that this test knows. */
async function blocksOf(config: unknown): Promise<readonly string[]> {
  const { root } = testRoot({ answers, config: completeSiteConfig(config) });
  const store = root.store(homeStore);
  await store.load(root);
  return store.blocks.map(({ id }) => id).filter((id) => ours.includes(id));
}

test('2.2-1 the home page has the blocks of all domains, leading ones first', async () => {
  expect(await blocksOf({})).toEqual(ours);
});

test.each([
  ['orders and leaves out', ['games.rails', 'banners.banners'], ['banners.banners', 'games.rails']],
  ['names what no domain knows', ['games.rails', 'games.roulette', '__proto__', 7], ['games.rails']],
  ['names nothing that exists', ['nowhere.nothing'], ['banners.banners', 'games.categories', 'games.rails']],
])('2.2-1 the content system %s', async (_what, blocks, shown) => {
  expect(await blocksOf({ home: { blocks } })).toEqual(shown);
});

test('2.2-1 a block whose data fail to load does not affect the others', async () => {
  const { root } = testRoot({ answers: { ...answers, 'GET banners.get': away } });
  await root.store(homeStore).load(root);
  expect([root.store(bannerStore).status, root.store(lobbyStore).categories.length]).toEqual(['failed', 1]);
});
