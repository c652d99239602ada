import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { winnersOfTopic } from '../../../../../src/contract/winners/winners.ts';
import { signedHeaders } from '../../../../signing.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { WinnersService } from './WinnersService.ts';
import type { WireWinner } from './presentWinner.ts';
import { eventually } from '../../../../../tests/eventually.ts';

const DAY_MS = 86_400_000;
let operator: TestOperator;
let ids = 0;
beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
afterAll(() => operator.close());

// A month later nothing of the test before is in any period, and the newest are this test's.
beforeEach(() => {
  operator.time.ms += 40 * DAY_MS;
});

async function newPlayer(nickname: string) {
  const player = await operator.player();
  await operator.control('credit', { uid: player.uid, amount: '500.00', currency: 'USD' });
  if (nickname !== '') await operator.call('account.changefakename', { fakename: nickname }, player);
  return player;
}

async function wallet(method: string, body: object): Promise<number> {
  const payload = JSON.stringify(body);
  const message = { method: 'POST', path: `/wallet/${method}`, body: payload };
  const headers = signedHeaders(testConfig.walletSecret, message, operator.time.ms);
  return (await operator.app.inject({ method: 'POST', url: `/wallet/${method}`, payload, headers })).statusCode;
}

/** Plays a round, 10 s after the one before; returns its id. */
async function play(cookie: string, stake: string, payout: string, { isOpen = false, game = 'lantern-harbor' } = {}) {
  operator.time.ms += 10_000;
  const launched = await operator.app.inject({
    url: `/platform/game/${game}/play`,
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  const session = new URL(String(launched.headers.location)).searchParams.get('session') ?? '';
  const round_id = `round-${(ids += 1)}`;
  const common = { round_id, currency: 'USD' };
  const bet = { ...common, session, game, transaction_id: `${round_id}:bet`, amount: stake };
  expect(await wallet('bet', bet)).toBe(200);
  const win = { ...common, transaction_id: `${round_id}:win`, amount: payout, finished: !isOpen };
  expect(await wallet('win', win)).toBe(200);
  return round_id;
}

const list = async (fields = {}, caller = {}): Promise<readonly WireWinner[]> =>
  ((await operator.call('winners.get', fields, caller)).data as { items: WireWinner[] }).items;
const multiples = async (fields = {}) => (await list({ count: 50, ...fields })).map(({ multiple }) => multiple);
const published = async () => {
  await operator.control('chainFeed');
  const { data } = await operator.call('feed.get');
  return (data as { items: { payload: string }[] }).items.map(({ payload }) => payload);
};

test('1-16 a real win is shown with its game and multiple, under a masked nickname; to its player as their own', async () => {
  const { cookie, uid } = await newPlayer('Robin77');
  const round = await play(cookie, '3.00', '10.00');
  const [seen] = await list();
  expect(seen).toEqual({
    id: createHash('sha256').update(round).digest('hex').slice(0, 16),
    game: { sysname: 'lantern-harbor', title: 'Lantern Harbor', image: expect.any(String), colour: '#112233' },
    player: { name: 'Ro•••7', is_sandbox: false, is_own: false },
    multiple: '3.33',
    amount: { amount: '10.00', currency: 'USD' },
    at: new Date(operator.time.ms).toISOString(),
    proof: null,
  });
  expect(JSON.stringify(seen)).not.toContain(String(uid));
  expect((await list({}, { cookie }))[0]?.player).toEqual({ name: 'Robin77', is_sandbox: false, is_own: true });
});

test('1-16 a round that is open, lost, or has only returned its stake is no win', async () => {
  const { cookie } = await newPlayer('');
  await play(cookie, '1.00', '2.00');
  await play(cookie, '1.00', '0');
  await play(cookie, '2.00', '2.00');
  await play(cookie, '2.00', '1.50');
  await play(cookie, '1.00', '40.00', { isOpen: true, game: 'cherry-parade' });
  expect(await multiples({ scope: 'day' })).toEqual(['2.00']);
  expect((await list())[0]?.player.name).toBe('');
});

test('1-16 the biggest of a day, week and month are by multiple, and each period has its own', async () => {
  const start = operator.time.ms;
  const at = async (days: number, stake: string, payout: string) => {
    operator.time.ms = start + days * DAY_MS;
    await play((await newPlayer('')).cookie, stake, payout);
  };
  await at(0, '1.00', '9.00');
  await at(25, '1.00', '5.00');
  await at(29, '1.00', '2.00');
  await at(29.01, '10.00', '70.00');
  expect(await multiples({ scope: 'day' })).toEqual(['7.00', '2.00']);
  expect(await multiples({ scope: 'week' })).toEqual(['7.00', '5.00', '2.00']);
  expect(await multiples({ scope: 'month' })).toEqual(['9.00', '7.00', '5.00', '2.00']);
  expect(await multiples({ scope: 'month', count: 2 })).toEqual(['9.00', '7.00']);
  expect((await multiples({ count: 4 }))[0]).toBe('7.00');
});

test('1-16 the biggest of one game', async () => {
  const { cookie } = await newPlayer('Otto');
  await play(cookie, '1.00', '3.00', { game: 'jade-ascent' });
  await play(cookie, '1.00', '8.00', { game: 'jade-ascent' });
  await play(cookie, '1.00', '9.00');
  expect(await multiples({ scope: 'game', game: 'jade-ascent' })).toEqual(['8.00', '3.00']);
  expect(await multiples({ scope: 'game', game: 'nothing' })).toEqual([]);
});

test('1-16 who does not share their wins is shown nowhere, and shown again when they do', async () => {
  const { cookie } = await newPlayer('Hidden');
  await play(cookie, '1.00', '20.00');
  expect((await operator.call('privacy.getSharing', {}, { cookie })).data).toEqual({ is_shared: true });
  await operator.call('privacy.setSharing', { is_shared: false }, { cookie });
  expect((await operator.call('privacy.getSharing', {}, { cookie })).data).toEqual({ is_shared: false });
  expect(await multiples({ scope: 'day' })).toEqual([]);
  expect((await list()).map(({ player }) => player.name)).not.toContain('Hi•••n');
  await play(cookie, '1.00', '30.00');
  expect(JSON.stringify(await published())).not.toContain('"multiple":"30.00"');
  await operator.call('privacy.setSharing', { is_shared: true }, { cookie });
  expect(await multiples({ scope: 'day' })).toEqual(['30.00', '20.00']);
  expect(await operator.call('privacy.setSharing', { is_shared: false })).toMatchObject({ status: 401 });
});

test('1-16 nobody sees the wins of a player who keeps away from play, or has closed the account', async () => {
  const away = await newPlayer('Away');
  const gone = await newPlayer('Gone');
  await play(away.cookie, '1.00', '4.00');
  await play(gone.cookie, '1.00', '5.00');
  expect(await multiples({ scope: 'day' })).toEqual(['5.00', '4.00']);
  const until = new Date(operator.time.ms + DAY_MS);
  await operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'time_out', $2, $3)`,
    [BigInt(away.uid), new Date(operator.time.ms), until],
  );
  await operator.database.query(`update operator.players set status = 'deleted' where uid = $1`, [BigInt(gone.uid)]);
  expect(await multiples({ scope: 'day' })).toEqual([]);
  operator.time.ms += DAY_MS;
  expect(await multiples({ scope: 'week' })).toEqual(['4.00']);
});

test('E4 a win of ten times its stake is in the verifiable feed, with nobody’s name; a smaller one is not', async () => {
  const { cookie, uid } = await newPlayer('Proven');
  await play(cookie, '1.00', '9.99');
  const round = await play(cookie, '1.00', '10.00');
  const entries = await published();
  const entry = entries.at(-1) ?? '';
  expect(JSON.parse(entry)).toMatchObject({
    seq: entries.length,
    kind: 'win',
    facts: {
      round: createHash('sha256').update(round).digest('hex'),
      game: 'lantern-harbor',
      multiple: '10.00',
      amount: '10.00',
      currency: 'USD',
      by: 'player',
    },
  });
  expect(entries.filter((text) => text.includes('"multiple":"9.99"'))).toEqual([]);
  expect(entry).not.toContain(String(uid));
  expect(entry.toLowerCase()).not.toContain('pr•••n');
  expect((await list())[0]?.proof).toBe(entries.length);
});

test('1-16 the topic has the latest wins as a guest sees them, and a new version when they differ', async () => {
  const { database, time } = operator;
  const topic = new WinnersService(
    { database, clock: { now: () => new Date(time.ms) } as never },
    { append: async () => {} },
  );
  const { cookie } = await newPlayer('Topic');
  await play(cookie, '1.00', '2.00');
  const first = await topic.read('');
  const state = first?.state() as { items: WireWinner[] };
  expect(state.items[0]?.player).toEqual({ name: 'To•••c', is_sandbox: false, is_own: false });
  expect(state.items.length).toBeLessThanOrEqual(winnersOfTopic);
  expect((await topic.read(''))?.version).toBe(first?.version);
  await operator.call('privacy.setSharing', { is_shared: false }, { cookie });
  expect((await topic.read(''))?.version).not.toBe(first?.version);
  expect(await topic.read('USD')).toBeNull();
});

test.each([{ scope: 'year' }, { count: 51 }, { count: 0 }, { game: 'x'.repeat(81) }])(
  '1-16 an unknown list is refused: %j',
  async (fields) => {
    expect(await operator.call('winners.get', fields)).toMatchObject({ status: 422 });
  },
);
