import { expect, test } from 'vitest';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireCategories, wireGames } from '../../../tests/fakes/wireSamples.ts';
import { gameStore } from './GameStore.ts';
import { emptyFilter } from './face/hallFilter.ts';
import { hallStore } from './HallStore.ts';
import { lobbyStore } from './lobby/LobbyStore.ts';
import { knownGame } from './knownGame.ts';

type Root = ReturnType<typeof testRoot>['root'];

const answers: Answers = {
  'GET games.get': ({ options }) =>
    wireGames(options?.sysnames?.length ? options.sysnames : ['jade-ascent', 'cherry-parade']),
  'GET games.getSimilar': () => wireGames(['jade-ascent', 'cherry-parade']),
  'GET games.getCategories': () => wireCategories('popular'),
  'GET games.getProviders': () => ({ items: [] }),
  'GET banners.get': () => ({ count: 0, items: [] }),
};

test.each([
  ['the lobby', (app: Root) => app.store(lobbyStore).load()],
  ['the hall', (app: Root) => app.store(hallStore).show(emptyFilter)],
  ['another game’s neighbours', (app: Root) => app.store(gameStore).load('lantern-harbor')],
])('a game shown by %s is known before it is loaded', async (_where, shown) => {
  const { root: app } = testRoot({ answers });
  expect(knownGame(app, 'jade-ascent')).toBeNull();
  await shown(app);
  expect(knownGame(app, 'jade-ascent')?.title).toBe(wireGames(['jade-ascent']).items[0]?.title);
  expect(knownGame(app, 'nowhere')).toBeNull();
});
