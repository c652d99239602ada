import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import type { BetDesk } from './testing/BetDesk.ts';
import { startBetDesk } from './testing/startBetDesk.ts';

let operator: TestOperator;
let desk: BetDesk;
let cookie: string;
let uid: number;
beforeAll(async () => {
  ({ operator, desk } = await startBetDesk());
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});
beforeEach(async () => {
  operator.time.ms += 120_000;
  ({ cookie, uid } = await operator.player());
  await operator.control('credit', { uid, amount: '10.00', currency: 'USD' });
  await desk.launch(cookie);
});

const edit = (id: string, next: string, close: object = {}, place: object = {}) =>
  desk.call('edit', {
    session: desk.session,
    close: {
      bet_id: id,
      transaction_id: `${id}:1`,
      revision: 1,
      amount: '1.90',
      currency: 'USD',
      stake_closed: '2.00',
      legs: [],
      ...close,
    },
    place: {
      bet_id: next,
      transaction_id: `${next}:place`,
      amount: '1.90',
      currency: 'USD',
      bet: { kind: 'single', system: null, odds: 3000, possible_payout: '5.70', legs: [desk.leg()] },
      ...place,
    },
  });
const statusOf = async (id: string) =>
  ((await operator.call('Bets.getOne', { id }, { cookie })).data as { status?: string }).status;
const balance = async () => {
  const { data } = await operator.call('account.getBalance', {}, { cookie });
  return (data as { balance_main: { amount: string } }).balance_main.amount;
};

test('Part 13 an edit books a cash-out and a stake, both once, however often it is called', async () => {
  const [id, next] = [desk.newId(), desk.newId()];
  await desk.place(id);
  const replies = await Promise.all([edit(id, next), edit(id, next)]);
  expect(replies).toMatchObject([
    { status: 200, body: { balance: '8.00', funded: { main: '1.90' } } },
    { status: 200, body: { balance: '8.00' } },
  ]);
  expect(await edit(id, next)).toEqual(replies[0]);
  expect([await statusOf(id), await statusOf(next), await balance()]).toEqual(['cashed_out', 'open', '8.00']);
  await desk.settle(next, 1, 'settlement', '5.70', { stake_closed: '1.90' });
  expect(await balance()).toBe('13.70');
});

test('Part 13 an edit that asks for more than the bet brings, or whose stake is refused, moves nothing', async () => {
  const [id, next] = [desk.newId(), desk.newId()];
  await desk.place(id);
  expect(await edit(id, next, {}, { amount: '1.91' })).toMatchObject({ body: { error: { type: 'InvalidRequest' } } });
  expect(await edit(id, id)).toMatchObject({ body: { error: { type: 'InvalidRequest' } } });
  expect(await edit(id, next, { amount: '0.05' }, { amount: '0.05' })).toMatchObject({ status: 422 });
  expect(await edit(id, next, { stake_closed: '1.00' })).toMatchObject({ status: 422 });
  expect(await edit('bet-none', next)).toMatchObject({ body: { error: { type: 'UnknownTransaction' } } });
  expect([await statusOf(id), await balance()]).toEqual(['open', '8.00']);
});

test('Part 13 a rollback that comes before its edit refuses it; one after it gives the new stake back', async () => {
  const [id, buried, next] = [desk.newId(), desk.newId(), desk.newId()];
  await desk.place(id);
  await desk.rollback(buried);
  expect(await edit(id, buried)).toMatchObject({ status: 409, body: { error: { type: 'BetClosed' } } });
  expect([await statusOf(id), await balance()]).toEqual(['open', '8.00']);
  await edit(id, next);
  await desk.rollback(next);
  expect([await statusOf(id), await statusOf(next), await balance()]).toEqual(['cashed_out', 'rolled_back', '9.90']);
});

test('Part 13 a cash-out that stands by itself pays for no other bet, and a bonus’s bet is not edited', async () => {
  const [sold, next, free] = [desk.newId(), desk.newId(), desk.newId()];
  await desk.place(sold);
  await desk.settle(sold, 1, 'cash_out', '1.90');
  expect(await edit(sold, next)).toMatchObject({ body: { error: { type: 'InvalidRequest' } } });
  const given = await operator.control('giveFreeBet', { uid, amount: '2.00', currency: 'USD', source_id: `f-${uid}` });
  await desk.place(free, { funding: `free_bet:${given.json<{ id: number }>().id}` });
  expect(await edit(free, next)).toMatchObject({ body: { error: { type: 'BonusExcluded' } } });
  expect(await balance()).toBe('9.90');
});

test('Part 13 the player’s own limits hold for an edit, and the bet stays', async () => {
  const [id, next] = [desk.newId(), desk.newId()];
  await desk.place(id);
  const limit = { kind: 'wager', period: 'day', amount: '3.00', currency: 'USD' };
  await operator.call('responsible.setLimit', limit, { cookie });
  expect(await edit(id, next)).toMatchObject({ body: { error: { type: 'LimitExceeded' } } });
  expect([await statusOf(id), await balance()]).toEqual(['open', '8.00']);
});
