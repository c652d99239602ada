import { describe, expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { wireCategories, wireGames } from '../../../tests/fakes/wireSamples.ts';
import { NoAnswerError } from '../../lib/errors.ts';
import { createGamesApi } from './api.ts';
import { GameStore } from './GameStore.ts';
import { emptyFilter } from './face/hallFilter.ts';
import { HallStore } from './HallStore.ts';
import { LobbyStore } from './lobby/LobbyStore.ts';
import type { Game } from './parseGames.ts';

type Games = ReturnType<typeof wireGames>;

const lists: Answers = {
  'GET games.getCategories': () => wireCategories('popular', 'new'),
  'GET games.getProviders': () => ({
    items: [{ sysname: 'tidewright', name: 'Tidewright', image: '/i.svg', count: 2 }],
  }),
  'GET banners.get': () => ({ count: 0, items: [] }),
};
const away = () => Promise.reject(new NoAnswerError('network'));
const filterOf = (query: string) => ({ ...emptyFilter, query });
const sysnames = (games: readonly { sysname: string }[]) => games.map(({ sysname }) => sysname);

describe('the hall', () => {
  const hallWith = (answers: Answers) => {
    const operator = fakeCall({ ...lists, ...answers });
    return { operator, store: new HallStore(createGamesApi(operator.call), { uid: 0 }) };
  };

  test('a later filter overrides an earlier one, whichever is answered first', async () => {
    const pages = new Map([
      ['a', deferred<Games>()],
      ['b', deferred<Games>()],
    ]);
    const { store } = hallWith({ 'GET games.get': ({ options }) => pages.get(options?.query ?? '')!.promise });
    const showing = [store.show(filterOf('a')), store.show(filterOf('b'))];
    pages.get('b')!.resolve(wireGames(['b1']));
    await showing[1];
    pages.get('a')!.resolve(wireGames(['a1', 'a2']));
    await showing[0];
    expect([store.status, store.filter.query, sysnames(store.games), store.total]).toEqual(['ready', 'b', ['b1'], 1]);
  });

  test('an overridden filter that fails does not affect the later one', async () => {
    const first = deferred<Games>();
    const { store } = hallWith({
      'GET games.get': ({ options }) => (options?.query === 'a' ? first.promise : wireGames(['b1'])),
    });
    const showing = store.show(filterOf('a'));
    await store.show(filterOf('b'));
    first.reject(new NoAnswerError('timeout'));
    await expect(showing).rejects.toThrow(NoAnswerError);
    expect([store.status, sysnames(store.games)]).toEqual(['ready', ['b1']]);
  });

  test('showing the same filter again needs no request; the list is kept while another page is shown', async () => {
    const { store, operator } = hallWith({ 'GET games.get': () => wireGames(['a']) });
    await store.show(emptyFilter);
    await store.show({ ...emptyFilter });
    expect(operator.keys().filter((key) => key === 'GET games.get')).toHaveLength(1);
    await store.show(filterOf('x'));
    expect(operator.keys().filter((key) => key !== 'GET games.get')).toEqual([
      'GET games.getCategories',
      'GET games.getProviders',
    ]);
  });

  test('showing a filter that is loading joins the load, its failure included', async () => {
    const answer = deferred<Games>();
    const { store } = hallWith({ 'GET games.get': () => answer.promise });
    const showing = [store.show(filterOf('a')), store.show(filterOf('a'))].map((one) =>
      one.catch((error: unknown) => error),
    );
    answer.reject(new NoAnswerError('network'));
    expect(await Promise.all(showing)).toEqual([new NoAnswerError('network'), new NoAnswerError('network')]);
  });

  test('more adds the next page once, however often it is called, and stops at the end', async () => {
    const all = Array.from({ length: 50 }, (_one, index) => `g${index}`);
    const { store, operator } = hallWith({
      'GET games.get': ({ options }) =>
        wireGames(all.slice(options?.offset ?? 0, (options?.offset ?? 0) + (options?.count ?? 0)), 50),
    });
    await store.show(emptyFilter);
    expect([store.games.length, store.hasMore]).toEqual([36, true]);
    await Promise.all([store.more(), store.more(), store.more()]);
    await store.more();
    expect([sysnames(store.games), store.hasMore, store.isLoadingMore]).toEqual([all, false, false]);
    expect(operator.calls.filter(({ key }) => key === 'GET games.get')).toHaveLength(2);
  });

  test('more that fails keeps the list, and the next scroll retries', async () => {
    let isAway = false;
    const { store } = hallWith({
      'GET games.get': ({ options }) => (isAway ? away() : wireGames([`g${options?.offset}`], 2)),
    });
    await store.show(emptyFilter);
    isAway = true;
    await expect(store.more()).rejects.toThrow(NoAnswerError);
    expect([store.status, sysnames(store.games), store.isLoadingMore]).toEqual(['ready', ['g0'], false]);
    isAway = false;
    await store.more();
    expect(sysnames(store.games)).toEqual(['g0', 'g1']);
  });

  test('a page that comes after the filter changed is not added to the new list', async () => {
    const late = deferred<Games>();
    const { store } = hallWith({
      'GET games.get': ({ options }) =>
        (options?.offset ?? 0) > 0 ? late.promise : wireGames([`${options?.query}0`], 5),
    });
    await store.show(filterOf('a'));
    const more = store.more();
    await store.show(filterOf('b'));
    late.resolve(wireGames(['a1'], 5));
    await more;
    expect(sysnames(store.games)).toEqual(['b0']);
  });

  test('I8 a failure is shown, and showing the same filter retries', async () => {
    const { store, operator } = hallWith({ 'GET games.get': away });
    await expect(store.show(emptyFilter)).rejects.toThrow(NoAnswerError);
    expect([store.status, store.dehydrate()]).toEqual(['failed', null]);
    operator.answers = { ...lists, 'GET games.get': () => wireGames(['a']) };
    await store.show(emptyFilter);
    expect([store.status, sysnames(store.games)]).toEqual(['ready', ['a']]);
  });

  test('a snapshot restores list and filter without a request', async () => {
    const { store } = hallWith({ 'GET games.get': () => wireGames(['a', 'b'], 50) });
    await store.show(filterOf('x'));
    const { store: browser, operator } = hallWith({});
    browser.hydrate(JSON.parse(JSON.stringify(store.dehydrate())));
    await browser.show(filterOf('x'));
    expect([browser.status, browser.filter.query, sysnames(browser.games), browser.hasMore, operator.calls]).toEqual([
      'ready',
      'x',
      ['a', 'b'],
      true,
      [],
    ]);
  });
});

describe('the lobby', () => {
  const lobbyWith = (answers: Answers) => {
    const operator = fakeCall({
      ...lists,
      'GET games.get': ({ options }) => wireGames(options?.category === 'new' ? [] : ['a', 'b', 'c', 'd']),
      ...answers,
    });
    return { operator, store: new LobbyStore(createGamesApi(operator.call)) };
  };

  test('2.2-1 a rail per category that has games', async () => {
    const { store, operator } = lobbyWith({});
    await store.load();
    await store.load();
    expect([store.status, store.rails.map(({ category, games }) => [category?.id, sysnames(games)])]).toEqual([
      'ready',
      [['popular', ['a', 'b', 'c', 'd']]],
    ]);
    expect(operator.calls).toHaveLength(3);
  });

  test('categories that fail to load set the failed state, until retried', async () => {
    const { store, operator } = lobbyWith({ 'GET games.getCategories': away });
    await Promise.all([store.load(), store.load()]);
    expect([store.status, store.dehydrate(), operator.calls.length]).toEqual(['failed', null, 1]);
    operator.answers = { ...lists, 'GET games.get': () => wireGames(['a', 'b', 'c', 'd']) };
    await store.load();
    expect(store.status).toBe('ready');
  });

  test('a game of two categories is once in the lobby; its snapshot has the categories, which are not asked for again', async () => {
    const { store } = lobbyWith({ 'GET games.get': () => wireGames(['a', 'b', 'c', 'd']) });
    await store.load();
    expect(store.rails.map(({ games }) => sysnames(games))).toEqual([['a', 'b', 'c', 'd']]);
    const snapshot = JSON.parse(JSON.stringify(store.dehydrate()));
    const { store: browser, operator } = lobbyWith({});
    browser.hydrate(snapshot);
    await browser.load();
    expect([browser.rails, browser.categories]).toEqual([store.rails, store.categories]);
    expect(operator.calls.map(({ key }) => key)).toEqual(['GET games.get', 'GET games.get']);
  });
});

describe('one game', () => {
  const gameWith = (answers: Answers) => {
    const operator = fakeCall({ 'GET games.getSimilar': () => wireGames([]), ...answers });
    const write = ({ sysname, maxWin }: Game) => ({ stakes: sysname, maxWin: String(maxWin) });
    return { operator, store: new GameStore(createGamesApi(operator.call), write) };
  };
  const known: Answers = {
    'GET games.get': ({ options }) => wireGames((options?.sysnames ?? []).filter((one) => one !== 'nowhere')),
    'GET games.getSimilar': () => wireGames(['a', 'c']),
  };

  test('2.2-16 a game with its related games, itself not among them', async () => {
    const { store } = gameWith(known);
    await store.load('b');
    expect([store.status, store.game?.sysname, sysnames(store.related)]).toEqual(['ready', 'b', ['a', 'c']]);
  });

  test('1-3 the figures for guests are sent with the page: the browser does not write them again', async () => {
    const { store } = gameWith(known);
    await store.load('b');
    const snapshot = store.dehydrate();
    const { store: browser, operator } = gameWith({});
    browser.hydrate(JSON.parse(JSON.stringify(snapshot)));
    await browser.load('b');
    expect([browser.figures, operator.calls]).toEqual([{ stakes: 'b', maxWin: '5000' }, []]);
  });

  test('8-13 a game that does not exist is missing, also when loaded again', async () => {
    const { store } = gameWith(known);
    await store.load('nowhere');
    await store.load('nowhere');
    expect([store.status, store.game, store.dehydrate()]).toEqual(['missing', null, null]);
  });

  test('8-13 loading a game that is loading joins the load: only then is it known to be missing', async () => {
    const answer = deferred<Games>();
    const { store } = gameWith({ 'GET games.get': () => answer.promise });
    const loading = store.load('nowhere');
    let isSettled = false;
    const again = store.load('nowhere').then(() => (isSettled = true));
    await Promise.resolve();
    expect(isSettled).toBe(false);
    answer.resolve(wireGames([]));
    await Promise.all([loading, again]);
    expect(store.status).toBe('missing');
  });

  test('a failure may be retried, and a late answer for another game is dropped', async () => {
    const slow = deferred<Games>();
    const { store, operator } = gameWith({ 'GET games.get': away });
    await expect(store.load('a')).rejects.toThrow(NoAnswerError);
    expect(store.status).toBe('failed');
    operator.answers = { ...known, 'GET games.get': () => slow.promise };
    const first = store.load('a');
    operator.answers = known;
    await store.load('b');
    slow.resolve(wireGames(['a']));
    await first;
    expect([store.status, store.game?.sysname]).toEqual(['ready', 'b']);
  });
});
