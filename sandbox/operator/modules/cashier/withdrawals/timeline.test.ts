import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { CANCEL_WINDOW_MS } from '../unsentWithdrawal.ts';
import { TestCashier, idOf } from '../testing/TestCashier.ts';
import { WithdrawalPlayer } from './testing/WithdrawalPlayer.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeEach(() => start('open'), 60_000);
afterEach(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

async function start(market: 'open' | 'strict'): Promise<void> {
  operator = await startTestOperator({ market });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}

const at = (ms: number) => new Date(ms).toISOString();
const shape = ({ steps }: { readonly steps: readonly { id: string; state: string; reason: string }[] }) =>
  steps.map(({ id, state, reason }) => `${id} ${state} ${reason}`.trim());

/** Ends a payout as the payment service would tell it. */
async function paid(id: string): Promise<void> {
  operator.vendors.on(`/payments/api/payouts/${id}`, () =>
    Response.json({ status: 'paid', amount: '20.00', currency: 'USD', reason: '' }),
  );
  await operator.control('reconcile');
}

test('7-52, 2.3-9 three clocks: the player’s until it can no longer be cancelled, the casino’s, the payment service’s', async () => {
  const player = await WithdrawalPlayer.create(operator, '100.00');
  const asked = operator.time.ms;
  const id = idOf(await player.withdraw('20'));
  const first = await player.timeline(id);
  expect(shape(first)).toEqual(['request current cancel_window', 'review ahead', 'delivery ahead']);
  expect(first.steps[0]).toMatchObject({ owner: 'you', since: at(asked), until: at(asked + CANCEL_WINDOW_MS) });
  expect([first.reference, first.now]).toEqual(['', at(asked)]);
  operator.time.ms += CANCEL_WINDOW_MS;
  expect(shape(await player.timeline(id))).toEqual([
    'request done',
    'review done not_needed',
    'delivery current to_be_sent',
  ]);
  await operator.control('reconcile');
  const sentAt = operator.time.ms;
  const second = await player.timeline(id);
  expect(shape(second)).toEqual(['request done', 'review done not_needed', 'delivery current with_service']);
  expect(second.steps[2]).toMatchObject({ owner: 'service', since: at(sentAt), median: null });
  expect(second.reference).toBe('o1');
  operator.time.ms += 90_000;
  await paid(id);
  const third = await player.timeline(id);
  expect(shape(third)).toEqual(['request done', 'review done not_needed', 'delivery done']);
  expect(third.steps[2]!.ended_at).toBe(at(sentAt + 90_000));
});

test('7-52 a large withdrawal waits for the casino’s desk, which approves by itself or at once', async () => {
  await operator.close();
  await start('strict');
  const player = await WithdrawalPlayer.create(operator, '4000.00');
  const asked = operator.time.ms;
  const id = idOf(await player.withdraw('1000.01'));
  const waiting = await player.timeline(id);
  expect(shape(waiting)).toEqual(['request done', 'review current desk_review', 'delivery ahead']);
  expect(waiting.steps[1]).toMatchObject({ owner: 'casino', since: at(asked), until: at(asked + 120_000) });
  await operator.control('reconcile');
  expect(cashier.sent()).toEqual([]);
  await operator.control('withdrawals/review', { transaction: id, decision: 'approved' });
  expect(cashier.sent()).toEqual([id]);
  expect(shape(await player.timeline(id))).toEqual(['request done', 'review done', 'delivery current with_service']);
  await operator.control('withdrawals/review', { transaction: id, decision: 'declined' });
  expect(shape(await player.timeline(id))[1]).toBe('review done');
  expect((await operator.control('withdrawals/review', { transaction: id, decision: 'maybe' })).statusCode).toBe(422);
});

test('7-52, I1 the desk declines: the whole amount returns, and the reason is said', async () => {
  const player = await WithdrawalPlayer.create(operator, '2000.00');
  const id = idOf(await player.withdraw('1500'));
  await operator.control('withdrawals/review', { transaction: id, decision: 'declined' });
  operator.time.ms += CANCEL_WINDOW_MS;
  await operator.control('reconcile');
  expect(cashier.sent()).toEqual([]);
  const { steps } = await player.timeline(id);
  expect(steps[1]).toMatchObject({ state: 'failed', reason: 'desk_declined', ended_at: expect.any(String) });
  expect((await player.settings()).available.amount).toBe('2000.00');
});

test('7-45 a withdrawal under review can be taken back, and its timeline ends with the player', async () => {
  const player = await WithdrawalPlayer.create(operator, '2000.00');
  const id = idOf(await player.withdraw('1500'));
  operator.time.ms += CANCEL_WINDOW_MS;
  expect(shape(await player.timeline(id))[1]).toBe('review current desk_review');
  expect((await player.call('cashier.cancelwithdrawal', { transaction: id })).status).toBe(200);
  expect(shape(await player.timeline(id))).toEqual([
    'request failed cancelled_by_player',
    'review ahead',
    'delivery ahead',
  ]);
});

test('7-45 the withdrawal lock: nothing can be taken back, at once; given back after 24 hours', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  expect((await player.settings()).cancel_lock).toEqual({ is_offered: true, is_on: false, ends_at: null });
  const before = idOf(await player.withdraw('20'));
  const on = await player.call('cashier.setwithdrawallock', { is_on: true });
  expect(on.data).toEqual({ is_offered: true, is_on: true, ends_at: null });
  const id = idOf(await player.withdraw('30'));
  expect(cashier.sent()).toEqual([id]);
  expect((await player.call('cashier.cancelwithdrawal', { transaction: id })).error).toMatchObject({
    type: 'WithdrawalDeclinedException',
    error_data: { reason: 'already_sent' },
  });
  // What was asked for before keeps its promise.
  expect((await player.call('cashier.cancelwithdrawal', { transaction: before })).status).toBe(200);
  const endsAt = at(operator.time.ms + 24 * 3_600_000);
  const off = await player.call('cashier.setwithdrawallock', { is_on: false });
  expect(off.data).toEqual({ is_offered: true, is_on: true, ends_at: endsAt });
  operator.time.ms += 3_600_000;
  expect((await player.call('cashier.setwithdrawallock', { is_on: false })).data).toMatchObject({ ends_at: endsAt });
  expect((await player.settings()).cancel_lock.is_on).toBe(true);
  // As if the day were over: the session itself lasts no longer.
  await operator.database.query(`update operator.withdrawal_locks set ends_at = ends_at - interval '23 hours'`);
  expect((await player.settings()).cancel_lock).toEqual({ is_offered: true, is_on: false, ends_at: null });
});

test('7-45 a large withdrawal under the lock cannot be taken back while the desk looks at it', async () => {
  const player = await WithdrawalPlayer.create(operator, '2000.00');
  await player.call('cashier.setwithdrawallock', { is_on: true });
  const id = idOf(await player.withdraw('1500'));
  expect((await player.call('cashier.cancelwithdrawal', { transaction: id })).error.error_data).toEqual({
    reason: 'cancel_given_up',
  });
  expect(shape(await player.timeline(id))).toEqual(['request done', 'review current desk_review', 'delivery ahead']);
});

test('2.3-9 the expected time is the median of the method’s own payouts, from five on', async () => {
  const seconds = [60, 10, 300, 40, 50];
  const { methods } = await (await WithdrawalPlayer.create(operator)).settings();
  expect(methods[0]!.median).toBeNull();
  for (const [index, took] of seconds.entries()) {
    const player = await WithdrawalPlayer.create(operator, '50.00');
    const id = idOf(await player.withdraw('20'));
    operator.time.ms += CANCEL_WINDOW_MS;
    await operator.control('reconcile');
    operator.time.ms += took * 1000;
    await paid(id);
    const settings = await player.settings();
    const told = settings.methods.map(({ sysname, median }) => [sysname, median?.seconds ?? null]);
    expect(told[0]).toEqual(['card', index === 4 ? 50 : null]);
    expect(told[1]).toEqual(['flashpay', null]);
  }
});

test('7-52 another player’s withdrawal, a deposit or an unknown one has no timeline', async () => {
  const player = await WithdrawalPlayer.create(operator, '100.00');
  const other = await WithdrawalPlayer.create(operator);
  const id = idOf(await player.withdraw('20'));
  for (const [who, transaction] of [
    [other, id],
    [player, 'nothing'],
  ] as const) {
    const { error } = await who.call('cashier.getwithdrawal', { transaction });
    expect(error).toMatchObject({
      type: 'InvalidParameterException',
      error_data: { transaction: [{ code: 'wrongField' }] },
    });
  }
});
