import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { usableFreeBets } from './freeBets.ts';
import type { BetDesk } from './testing/BetDesk.ts';
import { startBetDesk } from './testing/startBetDesk.ts';

let operator: TestOperator;
let desk: BetDesk;
let cookie: string;
let uid: number;
beforeAll(async () => {
  ({ operator, desk } = await startBetDesk({ market: 'open' }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

beforeEach(async () => {
  operator.time.ms += 120_000;
  ({ cookie, uid } = await operator.player());
  await desk.launch(cookie);
});

const refused = (type: string, status = 422) => ({ status, body: { error: { type } } });
const balances = async () => (await operator.call('account.getBalance', {}, { cookie })).data;
const bonus = async () =>
  ((await operator.call('BettingBonuses.get', {}, { cookie })).data as { items: object[] }).items[0];
const grant = (times: number, more: object = {}) =>
  operator.control('grantBonus', {
    uid,
    amount: '10.00',
    currency: 'USD',
    source_id: `bet-bonus-${uid}`,
    terms: JSON.stringify({
      type: 'betting',
      wager_times: times,
      wager_base: 'bonus',
      is_sticky: false,
      max_stake: { amount: '5.00', currency: 'USD' },
      max_conversion_times: null,
      days: 7,
      counts: { types: {}, games: {}, excluded: [] },
      betting: { min_odds: 1800, min_legs: 1 },
      ...more,
    }),
  });

test('1-11 a betting bonus pays bets at its odds, is wagered by them and converted at the end', async () => {
  await grant(1);
  expect(await desk.call('session', { session: desk.session })).toMatchObject({
    body: { betting_bonus: { amount: '10.00', min_odds: 1800, min_legs: 1, max_stake: '5.00' } },
  });
  const [first, second] = [desk.newId(), desk.newId()];
  expect(await desk.place(first, { bet: { odds: 1700 } })).toMatchObject(refused('BonusExcluded'));
  const third = desk.newId();
  expect(await desk.place(third, { amount: '6.00' })).toMatchObject(refused('BonusStakeTooHigh'));
  expect(await desk.place(second, { amount: '5.00' })).toMatchObject({ body: { funded: { betting_bonus: '5.00' } } });
  expect(await bonus()).toMatchObject({ status: 'active', wagered: { amount: '5.00' }, balance: { amount: '5.00' } });
  await desk.settle(second, 1, 'settlement', '12.50', { stake_closed: '5.00' });
  expect(await balances()).toMatchObject({
    balance_main: { amount: '0.00' },
    balance_betting_bonus: { amount: '17.50' },
  });
  const last = desk.newId();
  await desk.place(last, { amount: '5.00' });
  expect(await bonus()).toMatchObject({ status: 'active', wagered: { amount: '10.00' } });
  await desk.settle(last, 1, 'settlement', '0.00', { stake_closed: '5.00' });
  expect(await bonus()).toMatchObject({ status: 'converted', converted: { amount: '12.50' } });
  expect(await balances()).toMatchObject({ balance_main: { amount: '12.50' } });
});

test('1-11 what is cashed out was not wagered; a void goes back to the bonus', async () => {
  await grant(3);
  const [sold, voided] = [desk.newId(), desk.newId()];
  await desk.place(sold);
  await desk.settle(sold, 1, 'cash_out', '1.50');
  expect(await bonus()).toMatchObject({ wagered: { amount: '0.00' }, balance: { amount: '9.50' } });
  await desk.place(voided);
  await desk.settle(voided, 1, 'void', '2.00');
  expect(await bonus()).toMatchObject({ wagered: { amount: '0.00' }, balance: { amount: '9.50' } });
});

test('a correction of a bet that a bonus has paid joins the bonus, and main money once that has ended', async () => {
  await grant(3);
  const id = desk.newId();
  await desk.place(id);
  await desk.settle(id, 1, 'settlement', '0.00');
  await desk.settle(id, 2, 'correction', '5.00');
  expect(await balances()).toMatchObject({
    balance_main: { amount: '0.00' },
    balance_betting_bonus: { amount: '13.00' },
  });
  await desk.settle(id, 3, 'correction', '1.00');
  expect(await balances()).toMatchObject({ balance_betting_bonus: { amount: '9.00' } });
  const { id: bonusId } = (await bonus()) as { id: number };
  await operator.call('BettingBonuses.remove', { bonus_id: bonusId }, { cookie });
  await desk.settle(id, 4, 'correction', '5.00');
  expect(await balances()).toMatchObject({
    balance_main: { amount: '4.00' },
    balance_betting_bonus: { amount: '0.00' },
  });
});

test('a free bet is staked whole, once, within its terms; it comes back with a void or a rollback', async () => {
  const given = await operator.control('giveFreeBet', {
    uid,
    amount: '3.00',
    currency: 'USD',
    source_id: `free-${uid}`,
  });
  const { id: free } = given.json<{ id: number }>();
  const funding = `free_bet:${free}`;
  const place = (more: object = {}) => desk.place(desk.newId(), { amount: '3.00', funding, ...more });
  expect(await place({ amount: '2.00' })).toMatchObject(refused('InvalidRequest'));
  expect(await place({ bet: { odds: 1400 } })).toMatchObject(refused('BonusExcluded'));
  const [voided, undone, won] = [desk.newId(), desk.newId(), desk.newId()];
  expect(await desk.place(voided, { amount: '3.00', funding })).toMatchObject({
    body: { funded: { free_bet: '3.00' } },
  });
  expect(await place()).toMatchObject(refused('InsufficientFunds'));
  await desk.settle(voided, 1, 'void', '3.00', { stake_closed: '3.00' });
  await desk.place(undone, { amount: '3.00', funding });
  await desk.rollback(undone);
  const list = async () => (await operator.call('Bets.getFreeBets', {}, { cookie })).data;
  expect(await list()).toMatchObject({ items: [{ id: free, amount: { amount: '3.00' } }] });
  await desk.place(won, { amount: '3.00', funding });
  expect(await desk.settle(won, 1, 'settlement', '4.50', { stake_closed: '3.00' })).toMatchObject({
    body: { balance: '4.50' },
  });
  expect(await list()).toEqual({ items: [] });
  const all = (await operator.call('Bets.getFreeBets', { which: 'all' }, { cookie })).data;
  expect(all).toMatchObject({ items: [{ id: free, status: 'used' }] });
});

test('Part 13 a free bet bought with points pays one bet of the player, and its state is told', async () => {
  await operator.control('grantPoints', { uid, points: 400, source_id: `points-${uid}` });
  const headers = { 'idempotency-key': `free-bet-of-${uid}` };
  await operator.call('loyalty.buyproduct', { id: 'free-bet', price: '350' }, { cookie, headers });
  const all = async () =>
    ((await operator.call('Bets.getFreeBets', { which: 'all' }, { cookie })).data as { items: { id: number }[] }).items;
  expect(await all()).toMatchObject([{ amount: { amount: '5.00' }, min_odds: 1500, status: 'open' }]);
  const funding = `free_bet:${(await all())[0]?.id}`;
  const first = desk.newId();
  expect(await desk.place(first, { amount: '5.00', funding })).toMatchObject({
    body: { funded: { free_bet: '5.00' } },
  });
  expect(await desk.place(desk.newId(), { amount: '5.00', funding })).toMatchObject(refused('InsufficientFunds'));
  expect(await all()).toMatchObject([{ status: 'used' }]);
  await desk.settle(first, 1, 'void', '5.00', { stake_closed: '5.00' });
  expect(await all()).toMatchObject([{ status: 'open' }]);
  const now = new Date(operator.time.ms);
  await operator.database.query('update operator.free_bets set expires_at = $2 where uid = $1', [BigInt(uid), now]);
  expect(await all()).toMatchObject([{ status: 'expired' }]);
  expect((await operator.call('Bets.getFreeBets', {}, { cookie })).data).toEqual({ items: [] });
});

const voidLeg = { legs: [{ index: 0, result: 'void', score: '' }] };
const wonLeg = { legs: [{ index: 0, result: 'won', score: '1:0' }] };

/** A free bet of 3.00, and how the player sees those that are left. */
async function freeBet() {
  const gift = { uid, amount: '3.00', currency: 'USD', source_id: `corrected-${uid}` };
  const { id } = (await operator.control('giveFreeBet', gift)).json<{ id: number }>();
  const list = async () =>
    ((await operator.call('Bets.getFreeBets', {}, { cookie })).data as { items: { id: number }[] }).items.map(
      (free) => free.id,
    );
  const bet = desk.newId();
  const place = (name: string) => desk.place(name, { amount: '3.00', funding: `free_bet:${id}` });
  await place(bet);
  return { id, bet, list, place };
}
const main = async () => ((await balances()) as { balance_main: { amount: string } }).balance_main.amount;

test('1-4 a free bet whose won bet is corrected to void comes back, and its win is taken back', async () => {
  const { id, bet, list } = await freeBet();
  await desk.settle(bet, 1, 'settlement', '4.50', { stake_closed: '3.00', ...wonLeg });
  expect([await main(), await list()]).toEqual(['4.50', []]);
  await desk.settle(bet, 2, 'correction', '0.00', voidLeg);
  expect([await main(), await list()]).toEqual(['0.00', [id]]);
  // Corrected back, it is used again; the end is that of the last result.
  await desk.settle(bet, 3, 'correction', '4.50', wonLeg);
  expect([await main(), await list()]).toEqual(['4.50', []]);
});

test('1-4 a free bet that came back with a void is used after all when its bet is corrected', async () => {
  const { bet, list } = await freeBet();
  await desk.settle(bet, 1, 'void', '3.00', { stake_closed: '3.00', ...voidLeg });
  await desk.settle(bet, 2, 'correction', '4.50', wonLeg);
  expect([await main(), await list()]).toEqual(['4.50', []]);
});

test('1-4 a free bet that was used for another bet meanwhile stays there, and both bets stand', async () => {
  const { id, bet, list, place } = await freeBet();
  await desk.settle(bet, 1, 'void', '3.00', { stake_closed: '3.00', ...voidLeg });
  const second = desk.newId();
  await place(second);
  await desk.settle(bet, 2, 'correction', '4.50', wonLeg);
  expect([await main(), await list()]).toEqual(['4.50', []]);
  await desk.settle(bet, 3, 'correction', '0.00', voidLeg);
  expect([await main(), await list()]).toEqual(['0.00', []]);
  await desk.settle(second, 1, 'void', '3.00', { stake_closed: '3.00', ...voidLeg });
  expect(await list()).toEqual([id]);
});

test('1-4 a free bet that comes back after its end is good for a day', async () => {
  const { id, bet } = await freeBet();
  operator.time.ms += 400 * 86_400_000;
  await desk.settle(bet, 1, 'void', '3.00', { stake_closed: '3.00', ...voidLeg });
  const usable = async (hours: number) => {
    const at = new Date(operator.time.ms + hours * 3_600_000);
    return (await usableFreeBets(operator.database, BigInt(uid), 'USD', at)).map((free) => Number(free.id));
  };
  expect([await usable(23), await usable(25)]).toEqual([[id], []]);
});
