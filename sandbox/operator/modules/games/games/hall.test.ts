import { afterAll, beforeAll, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { readCatalogue } from '../../../../../src/shared/search/catalogueText.ts';
import { signedHeaders } from '../../../../signing.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  await eventually(async () => expect((await list()).total).toBe(3));
}, 60_000);
afterAll(() => operator.close());

interface List {
  readonly items: { readonly sysname: string }[];
  readonly total: number;
  readonly facets: Record<string, Record<string, number>>;
}

const list = async (options: object = {}, caller: Caller = {}) =>
  (await operator.call('games.get', { options }, caller)).data as List;
const sysnames = ({ items }: { readonly items: readonly { readonly sysname: string }[] }) =>
  items.map(({ sysname }) => sysname);
const names = async (options: object, caller: Caller = {}) => sysnames(await list(options, caller));
const likes = async (caller: Caller) =>
  ((await operator.call('games.getLikes', {}, caller)).data as { sysnames: string[] }).sysnames;
const codes = (reply: Awaited<ReturnType<TestOperator['call']>>) => reply.error.error_data['sysname'];

test('7-67 7-68 7-69 favourites are added and removed, the latest first; repeated calls are fine', async () => {
  const caller = { cookie: (await operator.player()).cookie };
  expect(await likes(caller)).toEqual([]);
  for (const sysname of ['jade-ascent', 'lantern-harbor', 'lantern-harbor']) {
    operator.time.ms += 1000;
    expect((await operator.call('games.addLike', { sysname }, caller)).data).toBe(1);
  }
  expect(await likes(caller)).toEqual(['lantern-harbor', 'jade-ascent']);
  for (const _twice of [1, 2])
    expect((await operator.call('games.removeLike', { sysname: 'lantern-harbor' }, caller)).data).toBe(1);
  expect(await likes(caller)).toEqual(['jade-ascent']);
  expect(await likes({ cookie: (await operator.player()).cookie })).toEqual([]);
});

test('7-68 an unknown game is a field error; guests have no favourites', async () => {
  const caller = { cookie: (await operator.player()).cookie };
  for (const name of ['games.addLike', 'games.removeLike'])
    expect(codes(await operator.call(name, { sysname: 'nowhere' }, caller))).toEqual([{ code: 'unknownGame' }]);
  for (const name of ['games.addLike', 'games.getLikes', 'games.getRecent'])
    expect((await operator.call(name, { sysname: 'jade-ascent' })).status).toBe(401);
});

test('7-68 a player has at most 500 favourites; one that is among them can be added again', async () => {
  const { cookie, uid } = await operator.player();
  await operator.database.query(
    `insert into operator.games (sysname, title, provider_sysname, provider_name, type, categories, features, volatility, rtp,
       image, colour, has_demo, is_new, priority, released_at, is_active)
     select 'gone-' || n, 'Gone', 'a', 'A', 'slot', '{}', '{}', 'low', '96.00', '', '', true, false, n, now(), false
     from generate_series(1, 499) n`,
  );
  await operator.database.query(
    `insert into operator.game_likes select $1, 'gone-' || n, now() from generate_series(1, 499) n`,
    [uid],
  );
  const add = (sysname: string) => operator.call('games.addLike', { sysname }, { cookie });
  expect((await add('jade-ascent')).data).toBe(1);
  expect(codes(await add('lantern-harbor'))).toEqual([{ code: 'tooMany', params: { max: '500' } }]);
  expect((await add('jade-ascent')).data).toBe(1);
  // Games that have left the catalogue are no longer shown among them.
  expect(await likes({ cookie })).toEqual(['jade-ascent']);
});

test('7-66 marks: favourites count and narrow for their player; guests have none, and the filter does nothing', async () => {
  const caller = { cookie: (await operator.player()).cookie };
  await operator.call('games.addLike', { sysname: 'cherry-parade' }, caller);
  expect((await list({ facets: true }, caller)).facets['marks']).toMatchObject({ freeSpins: 1, favourites: 1 });
  expect(await names({ marks: ['favourites'] }, caller)).toEqual(['cherry-parade']);
  expect(await names({ marks: ['favourites', 'freeSpins'] }, caller)).toEqual(['lantern-harbor', 'cherry-parade']);
  expect((await list({ facets: true })).facets['marks']).not.toHaveProperty('favourites');
  expect((await list({ marks: ['favourites'] })).total).toBe(3);
});

test('7-66 the bands of the return to player', async () => {
  expect((await list({ facets: true })).facets['rtps']).toEqual({ from95: 1, from96: 2 });
  expect(await names({ rtps: ['from95'] })).toEqual(['cherry-parade']);
  expect(await names({ rtps: ['from95', 'from96'], volatilities: ['high'] })).toEqual(['jade-ascent']);
  expect(await names({ rtps: ['from97'] })).toEqual([]);
});

test('7-66 sorting by highest win and volatility; games without a highest win come last', async () => {
  expect(await names({ sort: 'volatility', order: 'desc' })).toEqual([
    'jade-ascent',
    'lantern-harbor',
    'cherry-parade',
  ]);
  for (const order of ['asc', 'desc'])
    expect((await names({ sort: 'max_win', order }))[0], order).toBe('lantern-harbor');
  expect(await names({ sort: 'priority', order: 'desc' })).toEqual(
    (await names({ sort: 'priority', order: 'asc' })).reverse(),
  );
});

test('7-66 an unknown tournament narrows to nothing; an unknown type is a field error; jackpot games are those that feed one', async () => {
  expect(await list({ type: 'tournament', id: 'nowhere' })).toMatchObject({ items: [], total: 0 });
  const { error } = await operator.call('games.get', { options: { type: 'lottery', id: '7' } });
  expect(Object.keys(error.error_data)).toEqual(['options.type']);
  const { total, facets } = await list({ type: 'jackpot', facets: true });
  expect(total).toBeGreaterThan(0);
  expect(facets['marks']).toMatchObject({ jackpot: total });
});

test.each([
  ['эмбер → ember: Cyrillic letters', 'джейд', 'jade-ascent'],
  ['the wrong layout', 'офву', 'jade-ascent'],
  ['a typing error', 'cheery', 'cherry-parade'],
  ['a feature', 'free', 'lantern-harbor'],
  ['the number of ways', '243', 'jade-ascent'],
  ['a category in another language', 'фриспины', 'lantern-harbor'],
])('7-66 the query finds %s: %s', async (_what, query, sysname) => expect(await names({ query })).toEqual([sysname]));

test('similar games are of the same kind, never the game itself', async () => {
  const similar = await operator.call('games.getSimilar', { sysname: 'jade-ascent', count: 5 });
  expect(sysnames(similar.data as List).sort()).toEqual(['cherry-parade', 'lantern-harbor']);
  expect((await operator.call('games.getSimilar', { sysname: 'nowhere' })).data).toEqual({ items: [] });
});

async function play(cookie: string, game: string, id: string, payout: string): Promise<void> {
  const launched = await operator.app.inject({
    url: `/platform/game/${game}/play`,
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  const session = new URL(String(launched.headers.location)).searchParams.get('session');
  const common = { round_id: id, currency: 'USD' };
  const wallet = async (method: string, body: object) => {
    const payload = JSON.stringify(body);
    const head = { method: 'POST', path: `/wallet/${method}`, body: payload };
    const headers = signedHeaders(testConfig.walletSecret, head, operator.time.ms);
    const reply = await operator.app.inject({ method: 'POST', url: `/wallet/${method}`, payload, headers });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  operator.time.ms += 4000;
  await wallet('bet', { ...common, session, game, transaction_id: `${id}:bet`, amount: '1.00' });
  await wallet('win', { ...common, transaction_id: `${id}:win`, amount: payout, finished: true });
}

test('recently played games are the player’s own, the latest first', async () => {
  const { cookie, uid } = await operator.player();
  await operator.control('credit', { uid, amount: '10.00', currency: 'USD' });
  await play(cookie, 'lantern-harbor', 'r1', '3.57');
  await play(cookie, 'jade-ascent', 'r2', '1.00');
  await play(cookie, 'lantern-harbor', 'r3', '0.40');
  await play(cookie, 'lantern-harbor', 'r4', '5.00');
  const recent = async (caller: Caller) => sysnames((await operator.call('games.getRecent', {}, caller)).data as List);
  expect(await recent({ cookie })).toEqual(['lantern-harbor', 'jade-ascent']);
  expect(await recent({ cookie: (await operator.player()).cookie })).toEqual([]);
});

test('the search index lists every game; a caller who has its version gets none', async () => {
  const index = async (version = '') =>
    (await operator.call('games.getSearchIndex', { version })).data as { version: string; index: string };
  const { version, index: packed } = await index();
  const read = readCatalogue(String(gunzipSync(Buffer.from(packed, 'base64'))));
  expect(read.games.map(({ sysname }) => sysname).sort()).toEqual(['cherry-parade', 'jade-ascent', 'lantern-harbor']);
  const jade = read.games.find(({ sysname }) => sysname === 'jade-ascent');
  expect(jade).toMatchObject({ title: 'Jade Ascent', image: 'http://127.0.0.1:3002/art/games/jade-ascent.svg' });
  expect(read.providers[read.kinds[jade?.kind ?? -1]?.provider ?? -1]).toEqual({
    sysname: 'stonelight',
    name: 'Stonelight',
  });
  expect(await index(version)).toEqual({ version, index: '' });
});
