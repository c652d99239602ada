import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { cashbackStore } from './CashbackStore.ts';
import { listOf, wireCashback, wireRake, wireSum } from './testing/wireCashback.ts';
import type { WireCashback } from './testing/wireCashback.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const day = 86_400_000;
const paid = (id = 5) => wireCashback({ id, status: 'paid_out', paid_at: '2026-03-05T12:00:00.000Z' });

/** A player's page whose operator has the rows and pays them out. */
async function opened(more: Answers = {}, storage = memoryStore()) {
  let rows: readonly WireCashback[] = [wireCashback()];
  const put = (row: WireCashback) => {
    rows = rows.map((one) => (one.id === row.id ? row : one));
    return row;
  };
  const app = createTestApp({
    uid: 7,
    storage,
    answers: {
      'GET cashbacks.get': listOf(() => rows),
      'POST cashbacks.payout': () => put(paid()),
      'POST cashbacks.remove': () => put(wireCashback({ status: 'removed' })),
      ...more,
    },
  });
  const store = app.store(cashbackStore);
  const stop = store.start(7);
  await settle();
  const asked = (key: string) => app.calls.filter((call) => call.key === key);
  return { app, store, stop, asked, put };
}

const over = () => new ApiError('InvalidParameterException', 422, { cashback_id: [{ code: 'cashbackOver' }] }, '');
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('2.4-1, 7-41 what waits, what is running and what is over are loaded apart', async () => {
  const rows = [wireCashback(), paid(4), wireCashback({ id: 3, status: 'expired' })];
  const { store } = await opened({ 'GET cashbacks.get': listOf(() => rows) });
  expect([idsOf(store.open), idsOf(store.past.items)]).toEqual([['5'], ['4', '3']]);
  expect(store.running.sums).toMatchObject([
    { kind: 'period', lost: { minor: 1800n }, percent: '10', amount: { minor: 180n } },
    { kind: 'rake', staked: { minor: 3000n }, percent: '0.2', amount: { minor: 6n } },
  ]);
});

test('7-42, I4 it is paid out with a key of its own and the player’s id, and moves to the past', async () => {
  const { store, asked } = await opened();
  await store.payout('5');
  await settle();
  expect(store.paid).toMatchObject({ id: '5', amount: { minor: 180n } });
  expect([idsOf(store.open), idsOf(store.past.items), store.busyId]).toEqual([[], ['5'], '']);
  expect(asked('POST cashbacks.payout')).toMatchObject([{ input: { cashback_id: 5 } }]);
  expect(asked('POST cashbacks.payout')[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('I4 two presses are one call; a lost answer is asked again with the same key', async () => {
  let tries = 0;
  const { app, store, asked } = await opened({
    'POST cashbacks.payout': () => {
      tries += 1;
      if (tries === 1) throw new NoAnswerError('network');
      return paid();
    },
  });
  const first = store.payout('5');
  await expect(store.payout('5')).resolves.toBeNull();
  await settle();
  expect([store.payment.phase, store.busyId, app.play.isMoneyMoving]).toEqual(['checking', '5', true]);
  await app.clock.advance(10_000);
  await first;
  const keys = asked('POST cashbacks.payout').map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect([store.paid?.id, store.payment.phase, app.play.isMoneyMoving]).toEqual(['5', 'idle', false]);
});

test('I4, I8 a payout that a reload cut off is asked again with the key of before', async () => {
  const storage = memoryStore();
  const before = await opened({ 'POST cashbacks.payout': () => new Promise(() => {}) }, storage);
  void before.store.payout('5');
  await settle();
  const after = await opened({}, storage);
  await settle();
  const [first, second] = [before, after].map(({ asked }) => asked('POST cashbacks.payout')[0]?.idempotencyKey);
  expect([second, after.store.paid?.id]).toEqual([first, '5']);
  expect(storage.get('cashback_payout_pending')).toBeNull();
});

test('7-42 one that another tab has paid is refused, with what has become of it', async () => {
  const { store, put } = await opened({ 'POST cashbacks.payout': () => Promise.reject(over()) });
  put(paid());
  await expect(store.payout('5')).resolves.toBeNull();
  await settle();
  expect(store.fault).toEqual({ id: '5', refusal: 'cashbackOver', problem: null });
  expect([store.refused?.status, store.open]).toEqual(['paid_out', []]);
});

test('7-43 it is given up; a failure of the call is shown and changes nothing', async () => {
  const { app, store, put } = await opened({
    'POST cashbacks.remove': () => Promise.reject(new NoAnswerError('network')),
  });
  await store.remove('5');
  expect([store.fault?.problem?.code, idsOf(store.open)]).toEqual(['noAnswer', ['5']]);
  app.answers = { ...app.answers, 'POST cashbacks.remove': () => put(wireCashback({ status: 'removed' })) };
  await store.remove('5');
  expect([store.fault, store.open]).toEqual([null, []]);
});

test('7-119 news and lost news load it again; a page that was left hears nothing and leaves no timer', async () => {
  const { app, store, stop, put } = await opened();
  put(paid());
  app.news.publish({ type: 'cashbacks.changed', data: { id: 5, status: 'paid_out' } });
  await settle();
  expect([store.open, idsOf(store.past.items)]).toEqual([[], ['5']]);
  const count = () => app.calls.length;
  let before = count();
  app.news.publishGap();
  await settle();
  expect(count()).toBe(before + 3);
  stop();
  before = count();
  app.news.publishGap();
  app.news.publish({ type: 'cashbacks.changed', data: { id: 6, status: 'active' } });
  await app.clock.advance(8 * day);
  expect([count(), app.clock.waiting]).toEqual([before, 0]);
});

test('1-12 the running sums follow the play of other pages, once for several rounds', async () => {
  const { app, asked } = await opened();
  const runs = () =>
    asked('GET cashbacks.get').filter(
      ({ input }) => 'count' in (input as object) && (input as { count: number }).count === 0,
    ).length;
  const zero = usd('0.00');
  const play = (kind: 'stake' | 'deposit') =>
    app.news.publish({
      type: 'account.balance_updated',
      data: {
        balance_main: zero,
        balance_bonus: zero,
        balance_betting_bonus: zero,
        balance_fun: zero,
        balance_version: 1,
        cause: { kind, round_id: '', amount: zero },
      },
    });
  play('stake');
  play('stake');
  await app.clock.advance(3_000);
  expect(runs()).toBe(2);
  play('deposit');
  await app.clock.advance(3_000);
  expect(runs()).toBe(2);
});

test('1-12, I7 at the end of a period, by the server’s clock, the next one’s sums are fetched', async () => {
  let running = [wireSum(), wireRake()];
  const { app, store } = await opened({
    'GET cashbacks.get': (input) => listOf(() => [], running)(input),
  });
  running = [wireSum(), wireRake({ end_date: '2026-03-07T00:00:00.000Z', staked: usd('0.00'), amount: usd('0.00') })];
  await app.clock.advance(day / 2 - 1_000);
  expect(store.running.sums[1]?.staked.minor).toBe(3000n);
  await app.clock.advance(3_000);
  expect(store.running.sums[1]?.staked.minor).toBe(0n);
});

test('another player finds nothing of the one before, whose payout ends unseen', async () => {
  const { app, store } = await opened({ 'POST cashbacks.payout': () => Promise.reject(over()) });
  const paying = store.payout('5');
  app.signIn(8);
  await paying;
  const next = app.store(cashbackStore);
  expect([next.fault, next.paid, next.open, next.past.items, next.running.sums, next.busyId]).toEqual([
    null,
    null,
    [],
    [],
    [],
    '',
  ]);
});
