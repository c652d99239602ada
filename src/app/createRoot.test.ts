import { expect, test } from 'vitest';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { wireCategories, wireGames } from '../../tests/fakes/wireSamples.ts';
import type { StoreFactory } from '../kernel/stores.ts';
import { gameStore } from '../domains/games/GameStore.ts';
import { hallStore } from '../domains/games/HallStore.ts';
import { bannerStore } from '../domains/banners/BannerStore.ts';
import { lobbyStore } from '../domains/games/lobby/LobbyStore.ts';
import { completeSiteConfig } from './settings/siteSettings.ts';
import { homeStore } from './home/HomeStore.ts';
import { playStore } from '../domains/games/PlayStore.ts';
import { signInStore } from '../domains/auth/SignInStore.ts';
import { signUpStore } from '../domains/auth/SignUpStore.ts';
import { settle } from '../../tests/fakes/FakeClock.ts';

const factories: readonly StoreFactory<unknown>[] = [
  homeStore,
  bannerStore,
  lobbyStore,
  hallStore,
  gameStore,
  playStore,
  signInStore,
  signUpStore,
];

test('creating the root and every store makes no request, starts no timer and does not navigate', async () => {
  const { root, operator, clock, navigated, platform } = testRoot();
  for (const factory of factories) root.store(factory);
  await settle();
  expect([operator.calls, clock.waiting, navigated, platform.confirmations, root.session.status]).toEqual([
    [],
    0,
    [],
    [],
    'unknown',
  ]);
});

test('a store is created once per root', () => {
  const first = testRoot().root;
  const second = testRoot().root;
  for (const factory of factories) {
    expect(first.store(factory)).toBe(first.store(factory));
    expect(first.store(factory)).not.toBe(second.store(factory));
  }
  expect(new Set(factories.map(({ key }) => key)).size).toBe(factories.length);
});

test('a server render’s snapshot is hydrated without a request', async () => {
  // Other domains may add blocks whose calls have no answer here.
  const config = completeSiteConfig({ home: { blocks: ['banners.banners', 'games.categories', 'games.rails'] } });
  const server = testRoot({
    config,
    answers: {
      'GET games.get': () => wireGames(['jade-ascent', 'cherry-parade']),
      'GET games.getCategories': () => wireCategories('popular', 'new'),
      'GET games.getProviders': () => ({ items: [] }),
      'GET banners.get': () => ({ count: 0, items: [] }),
    },
  });
  await server.root.store(homeStore).load(server.root);
  await server.root.store(gameStore).load('jade-ascent');
  server.root.store(playStore);
  const snapshots = JSON.parse(JSON.stringify(server.root.dehydrate())) as Record<string, unknown>;
  expect(Object.keys(snapshots).sort()).toEqual(['banners.banners', 'games.game', 'games.lobby', 'home']);

  const browser = testRoot({ config, snapshots });
  const [home, lobby, game] = [
    browser.root.store(homeStore),
    browser.root.store(lobbyStore),
    browser.root.store(gameStore),
  ];
  expect(home.blocks).not.toEqual([]);
  expect(home.blocks).toEqual(server.root.store(homeStore).blocks);
  expect([lobby.status, lobby.rails, lobby.categories]).toEqual(['idle', [], server.root.store(lobbyStore).categories]);
  expect([game.status, game.game, game.related]).toEqual([
    'ready',
    server.root.store(gameStore).game,
    server.root.store(gameStore).related,
  ]);
  await home.load(browser.root);
  await game.load('jade-ascent');
  // The rails are not sent: they come when the player comes near them.
  expect(browser.operator.calls).toEqual([]);
  expect(browser.root.dehydrate()).toEqual(snapshots);
});

test('a store whose dehydrate returns null is left out', () => {
  const { root } = testRoot();
  for (const factory of factories) root.store(factory);
  expect(root.dehydrate()).toEqual({});
});

test('2.1-1 links get the locale prefix unless the language is the default', () => {
  expect(testRoot({ locale: 'ar' }).root.href('/gamehall?query=a#top')).toBe('/ar/gamehall?query=a#top');
  expect(testRoot({ locale: 'en' }).root.href('/gamehall')).toBe('/gamehall');
});
