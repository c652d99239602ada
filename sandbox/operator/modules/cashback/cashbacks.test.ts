import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { cashbacks } from '../../../../src/contract/cashback.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { BonusPlay } from '../bonuses/bonuses/testing/BonusPlay.ts';
import { eventually } from '../../../../tests/eventually.ts';

const DAY_MS = 86_400_000;
let operator: TestOperator;
let play: BonusPlay;

beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

/** Each test has two weeks of its own: the clock stands five minutes before the end of a Sunday. */
let week = 0;
beforeEach(async () => {
  week += 2;
  operator.time.ms = Date.UTC(2026, 5, 7 + 7 * week, 23, 55);
  play = await BonusPlay.of(operator);
});

/** Minutes later, with the periods computed: the sessions of players last. */
async function pass(minutes: number): Promise<void> {
  operator.time.ms += minutes * 60_000;
  await operator.control('runCashbacks', {});
}

type Cashbacks = OutputOf<typeof cashbacks.get>;
const list = async (fields: object = {}): Promise<Cashbacks> =>
  (await operator.call('cashbacks.get', { ...fields }, { cookie: play.cookie })).data;
const act = (method: 'payout' | 'remove', id: number | undefined, key = `payout-key-${id}`) =>
  operator.call(
    `cashbacks.${method}`,
    { cashback_id: id },
    {
      cookie: play.cookie,
      headers: { 'idempotency-key': key, 'x-player': String(play.uid) },
    },
  );

test('1-12, 7-41 a tenth of the week’s net loss comes back, and a part of the day’s stakes', async () => {
  await play.credit('100.00');
  await play.round('20.00', '0.00');
  await play.round('10.00', '12.00');
  const { running } = await list({ fields: ['running'] });
  expect(running).toMatchObject([
    {
      kind: 'period',
      staked: { amount: '30.00' },
      won: { amount: '12.00' },
      lost: { amount: '18.00' },
      percent: '10',
      amount: { amount: '1.80' },
    },
    { kind: 'rake', staked: { amount: '30.00' }, percent: '0.2', amount: { amount: '0.06' } },
  ]);
  expect(running.map(({ start_date: start, end_date: end }) => Date.parse(end) - Date.parse(start))).toEqual([
    7 * DAY_MS,
    DAY_MS,
  ]);
  expect((await list()).items).toEqual([]);
  await pass(10);
  expect((await list()).items).toMatchObject([
    {
      kind: 'period',
      status: 'active',
      staked: { amount: '30.00' },
      won: { amount: '12.00' },
      lost: { amount: '18.00' },
      amount: { amount: '1.80' },
    },
    { kind: 'rake', status: 'active', staked: { amount: '30.00' }, amount: { amount: '0.06' } },
  ]);
  expect((await list()).running).toMatchObject([{ lost: { amount: '0.00' } }, { staked: { amount: '0.00' } }]);
  await pass(1);
  expect((await list()).items).toHaveLength(2);
});

test('7-42 a cashback is paid once to the main balance, whoever asks and how often', async () => {
  await play.credit('100.00');
  await play.round('50.00', '0.00');
  await pass(10);
  const [weekly] = (await list()).items;
  const replies = await Promise.all([
    act('payout', weekly?.id),
    act('payout', weekly?.id),
    act('payout', weekly?.id, 'another-key'),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  expect(await play.balances()).toMatchObject({ main: '55.00' });
  const [paid] = (await list({ statuses: ['paid_out'] })).items;
  // 4-25: one that was asked for keeps the time until when it could be.
  expect(paid).toMatchObject({ kind: 'period', receiving_expired_at: weekly?.receiving_expired_at });
  expect(await act('payout', weekly?.id, 'a-later-key')).toMatchObject({
    error: { error_data: { cashback_id: [{ code: 'cashbackOver' }] } },
  });
});

test('7-43 a cashback that is not wanted is not paid any more; another player’s cannot be touched', async () => {
  await play.credit('100.00');
  await play.round('50.00', '0.00');
  await pass(10);
  const [first] = (await list()).items;
  const owner = play;
  play = await BonusPlay.of(operator);
  expect(await act('payout', first?.id)).toMatchObject({
    error: { error_data: { cashback_id: [{ code: 'unknownCashback' }] } },
  });
  play = owner;
  expect(await act('remove', first?.id)).toMatchObject({ data: { status: 'removed' } });
  expect(await act('payout', first?.id)).toMatchObject({ status: 422 });
});

test('bonus money is neither staked nor lost in the sense of cashback', async () => {
  await play.grant({ amount: '50.00' });
  await play.round('40.00', '0.00');
  await pass(10);
  expect((await list()).items).toEqual([]);
});

test('a cashback that nobody asks for is over after a week', async () => {
  await play.credit('100.00');
  await play.round('50.00', '0.00');
  await pass(10);
  await pass(7 * 24 * 60);
  const rows = await operator.database.query<{ readonly status: string }>(
    'select status from operator.cashbacks where uid = $1',
    [BigInt(play.uid)],
  );
  expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired']);
  expect(await events()).toHaveLength(4);
});

test('who has won in the week gets nothing of the week back', async () => {
  await play.credit('100.00');
  await play.round('50.00', '50.01');
  await pass(10);
  expect((await list({ statuses: ['active'] })).items.map(({ kind }) => kind)).toEqual(['rake']);
});

const events = async () => {
  const rows = await operator.database.query<{ readonly event: { readonly type: string; readonly data: object } }>(
    `select event from operator.realtime_events where uid = $1 and event->>'type' = 'cashbacks.changed' order by seq`,
    [BigInt(play.uid)],
  );
  return rows.map(({ event }) => event.data);
};

test('7-41 pages, parts and the newest one; 9-9 a count of one', async () => {
  await play.credit('100.00');
  await play.round('50.00', '0.00');
  await pass(10);
  const kinds = async (fields: object) => (await list(fields)).items.map(({ kind }) => kind);
  expect(await list({ count: 1 })).toMatchObject({ count: 2, items: [{ kind: 'period' }] });
  expect(await kinds({ count: 1, offset: 1 })).toEqual(['rake']);
  expect(await kinds({ order: 'asc' })).toEqual(['rake', 'period']);
  expect(await list({ fields: ['items'], statuses: ['removed'] })).toEqual({ count: 0, items: [], running: [] });
  expect(await list({ fields: ['running'] })).toMatchObject({ count: 0, items: [], running: [{}, {}] });
});

test('7-119 the player’s pages hear of a cashback that is computed, paid, removed or over', async () => {
  await play.credit('100.00');
  await play.round('50.00', '0.00');
  await pass(10);
  const [weekly, daily] = (await list()).items;
  await act('payout', weekly?.id);
  await act('remove', daily?.id);
  expect(await events()).toEqual([
    { id: weekly?.id, status: 'active' },
    { id: daily?.id, status: 'active' },
    { id: weekly?.id, status: 'paid_out' },
    { id: daily?.id, status: 'removed' },
  ]);
});

test('the sandbox can end the running periods of one player; their real end gives nothing more', async () => {
  await play.credit('100.00');
  await play.round('50.00', '0.00');
  const other = await BonusPlay.of(operator);
  await other.credit('100.00');
  await other.round('10.00', '0.00');
  const close = () => operator.control('closeCashbacks', { uid: play.uid, currency: 'USD' });
  await Promise.all([close(), close()]);
  expect((await list()).items).toMatchObject([{ amount: { amount: '5.00' } }, { amount: { amount: '0.10' } }]);
  expect((await operator.call('cashbacks.get', {}, { cookie: other.cookie })).data).toMatchObject({ items: [] });
  await pass(10);
  expect((await list()).count).toBe(2);
});
