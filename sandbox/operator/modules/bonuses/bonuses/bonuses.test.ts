import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { BonusPlay } from './testing/BonusPlay.ts';
import { eventually } from '../../../../../tests/eventually.ts';

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
beforeEach(async () => {
  operator.time.ms += 10_000;
  play = await BonusPlay.of(operator);
});

test('7-33, 1-11 a granted bonus is active at once and can be staked when main money is used up', async () => {
  await play.grant({ amount: '20.00', times: 10 });
  expect(await play.bonuses()).toMatchObject([
    {
      status: 'active',
      type: 'casino',
      amount: { amount: '20.00' },
      balance: { amount: '20.00' },
      wager_required: { amount: '200.00' },
      wagered: { amount: '0.00' },
      title: 'A test bonus',
    },
  ]);
  expect(await play.balances()).toMatchObject({ main: '0.00', bonus: '20.00' });
  const round = await play.bet('5.00');
  expect(round).toMatchObject({ status: 200, body: { balance: '15.00' } });
  expect(await play.balances()).toMatchObject({ main: '0.00', bonus: '15.00' });
  expect(await play.bonuses()).toMatchObject([{ balance: { amount: '15.00' }, wagered: { amount: '5.00' } }]);
  await play.win(round.id, '0.00');
});

test('a bonus is granted once for each source', async () => {
  await play.grant({ amount: '20.00', sourceId: 'same' });
  await play.grant({ amount: '20.00', sourceId: 'same' });
  expect(await play.bonuses()).toHaveLength(1);
});

test('3-11 with isolation a stake is paid whole by one balance, main money first; both count', async () => {
  await play.credit('3.00');
  await play.grant({ amount: '20.00' });
  await play.round('2.00', '0.00');
  expect(await play.balances()).toMatchObject({ main: '1.00', bonus: '20.00' });
  await play.round('2.00', '0.00');
  expect(await play.balances()).toMatchObject({ main: '1.00', bonus: '18.00' });
  expect(await play.bonuses()).toMatchObject([{ wagered: { amount: '4.00' } }]);
});

test('a win goes where its stake came from', async () => {
  await play.grant({ amount: '20.00' });
  await play.round('2.00', '7.00');
  expect(await play.balances()).toMatchObject({ main: '0.00', bonus: '25.00' });
});

test('a requirement that is met converts what is left at the end of the round, not in it', async () => {
  await play.grant({ amount: '2.00', times: 2 });
  await play.round('2.00', '3.00');
  const round = await play.bet('2.00');
  expect(await play.balances()).toMatchObject({ main: '0.00', bonus: '1.00' });
  expect(await play.win(round.id, '4.50')).toMatchObject({ body: { balance: '5.50' } });
  expect(await play.balances()).toMatchObject({ main: '5.50', bonus: '0.00' });
  expect(await play.bonuses()).toMatchObject([{ status: 'converted', converted: { amount: '5.50' } }]);
});

test('a sticky bonus is for play only, and a maximum conversion cuts the rest', async () => {
  await play.grant({ amount: '2.00', times: 1, sticky: true });
  await play.round('2.00', '6.00');
  expect(await play.balances()).toMatchObject({ main: '4.00', bonus: '0.00' });
  await play.grant({ amount: '2.00', times: 1, mostTimes: 2 });
  // The stake is paid by main money, and counts.
  await play.round('4.00', '0.00');
  expect(await play.balances()).toMatchObject({ main: '2.00', bonus: '0.00' });
});

test('a bonus without money and open rounds is used up', async () => {
  await play.grant({ amount: '2.00', times: 10 });
  await play.round('2.00', '0.00');
  expect(await play.bonuses()).toMatchObject([{ status: 'lost', wagered: { amount: '2.00' } }]);
});

test('the maximum stake refuses the bet when it is placed, and main money is free of it', async () => {
  await play.grant({ amount: '20.00', maxStake: '5.00' });
  expect(await play.bet('5.01')).toMatchObject({ status: 422, body: { error: { type: 'BonusStakeTooHigh' } } });
  await play.round('5.00', '0.00');
  expect(await play.balances()).toMatchObject({ bonus: '15.00' });
  await play.credit('9.00');
  await play.round('8.00', '0.00');
  expect(await play.balances()).toMatchObject({ main: '1.00', bonus: '15.00' });
});

test('an excluded game takes no bonus money, and does not show it', async () => {
  await play.grant({ amount: '20.00', excluded: ['lantern-harbor'] });
  expect(await play.sessionBalance()).toBe('0.00');
  expect(await play.bet('1.00')).toMatchObject({ status: 422, body: { error: { type: 'BonusExcluded' } } });
});

test('a rolled back stake goes back where it came from, and does not count', async () => {
  await play.grant({ amount: '20.00' });
  const round = await play.bet('5.00');
  await play.rollback(round.id);
  expect(await play.balances()).toMatchObject({ main: '0.00', bonus: '20.00' });
  expect(await play.bonuses()).toMatchObject([{ wagered: { amount: '0.00' } }]);
  expect(await play.stakes()).toMatchObject([{ is_returned: true, counted: { amount: '5.00' } }]);
});

test('what of a stake counted, and why, can be read', async () => {
  await play.grant({ amount: '20.00', types: { slot: 50 } });
  await play.round('5.00', '0.00');
  expect(await play.stakes()).toMatchObject([
    {
      game: { sysname: 'lantern-harbor', title: 'Lantern Harbor' },
      percent: 50,
      reason: 'type',
      counted: { amount: '2.50' },
      from_bonus: { amount: '5.00' },
    },
  ]);
});

test('7-33 with an open round a removed bonus goes on until the round has ended', async () => {
  await play.grant({ amount: '20.00' });
  const round = await play.bet('5.00');
  expect(await play.act('remove')).toMatchObject({ data: { status: 'active', ending: 'removed' } });
  expect(await play.bet('1.00')).toMatchObject({ status: 422, body: { error: { type: 'InsufficientFunds' } } });
  await play.win(round.id, '50.00');
  expect(await play.balances()).toMatchObject({ main: '0.00', bonus: '0.00' });
  expect(await play.bonuses()).toMatchObject([{ status: 'removed' }]);
});

test('a bonus that is over takes no new round, and ends when its open one has', async () => {
  await play.grant({ amount: '20.00', times: 1 });
  const round = await play.bet('20.00');
  operator.time.ms += 8 * 86_400_000;
  await operator.control('expireBonuses', {});
  expect(await play.stored()).toMatchObject({ status: 'active', ending: 'expired' });
  // The requirement was met in time.
  await play.win(round.id, '30.00');
  expect(await play.stored()).toEqual({ status: 'converted', ending: null, converted: 3000n });
});

test('an expired bonus takes its money along', async () => {
  await play.grant({ amount: '20.00' });
  expect(await play.account('bonus')).toBe(2000n);
  operator.time.ms += 8 * 86_400_000;
  await operator.control('expireBonuses', {});
  expect(await play.stored()).toMatchObject({ status: 'expired' });
  expect(await play.account('bonus')).toBe(0n);
});

test('7-33 one casino bonus is active at a time; a paused one keeps money and progress', async () => {
  await play.grant({ amount: '20.00' });
  await play.round('5.00', '0.00');
  await play.grant({ amount: '7.00' });
  const [first, second] = await play.bonuses();
  expect([first?.status, second?.status]).toEqual(['active', 'available']);
  expect(await play.act('activate', second?.id)).toMatchObject({
    error: { error_data: { bonus_id: [{ code: 'anotherActive' }] } },
  });
  await play.act('deactivate', first?.id);
  expect(await play.balances()).toMatchObject({ bonus: '0.00' });
  await play.act('activate', second?.id);
  expect(await play.balances()).toMatchObject({ bonus: '7.00' });
  await play.act('remove', second?.id);
  await play.act('activate', first?.id);
  expect(await play.bonuses()).toMatchObject([
    { balance: { amount: '15.00' }, wagered: { amount: '5.00' } },
    { status: 'removed' },
  ]);
  await play.act('deactivate', first?.id);
  await play.act('activate', first?.id);
  expect(await play.balances()).toMatchObject({ bonus: '15.00' });
});

test('7-32, 1-11 a betting bonus pays in no game, and is another player’s to nobody', async () => {
  await play.grant({ amount: '20.00', type: 'betting' });
  expect(await play.balances()).toMatchObject({ bonus: '0.00', betting: '20.00' });
  expect(await play.bet('1.00')).toMatchObject({ status: 422, body: { error: { type: 'InsufficientFunds' } } });
  const [own] = await play.bonuses();
  const other = await BonusPlay.of(operator);
  expect(await other.act('remove', own?.id)).toMatchObject({
    error: { error_data: { bonus_id: [{ code: 'unknownBonus' }] } },
  });
});

test('a bonus with nothing to wager is main money at once', async () => {
  await play.grant({ amount: '3.00', times: 0 });
  expect(await play.balances()).toMatchObject({ main: '3.00', bonus: '0.00' });
  expect(await play.bonuses()).toMatchObject([{ status: 'converted', converted: { amount: '3.00' } }]);
});

test('7-33 an activation that pays out at once is paid once, and answers the same when it is repeated', async () => {
  await play.grant({ amount: '20.00' });
  await play.grant({ amount: '3.00', times: 0 });
  const [first, second] = await play.bonuses();
  await play.act('remove', first?.id);
  for (let calls = 0; calls < 2; calls += 1)
    expect(await play.act('activate', second?.id)).toMatchObject({ status: 200, data: { status: 'converted' } });
  expect(await play.balances()).toMatchObject({ main: '3.00', bonus: '0.00' });
});

test('a pause does not save a bonus that waits for its end', async () => {
  await play.grant({ amount: '20.00' });
  const round = await play.bet('2.00');
  await play.act('remove');
  expect(await play.act('deactivate')).toMatchObject({ error: { error_data: { bonus_id: [{ code: 'bonusOver' }] } } });
  await play.win(round.id, '1.00');
  expect(await play.bonuses()).toMatchObject([{ status: 'removed' }]);
});

test('7-33 two tabs at once: one bonus is activated once, and of two bonuses one', async () => {
  for (const amount of ['20.00', '7.00', '3.00']) await play.grant({ amount });
  const [active, third, second] = await play.bonuses();
  await play.act('deactivate', active?.id);
  const same = await Promise.all([play.act('activate', third?.id), play.act('activate', third?.id)]);
  expect(same.map(({ status }) => status)).toEqual([200, 200]);
  expect(await play.balances()).toMatchObject({ bonus: '3.00' });
  await play.act('deactivate', third?.id);
  const both = await Promise.all([play.act('activate', active?.id), play.act('activate', second?.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.error.error_data).toEqual({
    bonus_id: [{ code: 'anotherActive' }],
  });
  expect((await play.bonuses()).filter(({ status }) => status === 'active')).toHaveLength(1);
});

test('a bonus that expires inside a round gets what the round wins, and then ends; main money is untouched', async () => {
  await play.grant({ amount: '20.00' });
  await play.credit('4.00');
  const round = await play.bet('5.00');
  operator.time.ms += 8 * 86_400_000;
  await operator.control('expireBonuses', {});
  expect(await play.stored()).toMatchObject({ status: 'active', ending: 'expired' });
  expect(await play.account('bonus')).toBe(1500n);
  await play.win(round.id, '9.00');
  expect(await play.stored()).toEqual({ status: 'expired', ending: null, converted: null });
  expect([await play.account('main'), await play.account('bonus')]).toEqual([400n, 0n]);
});

test('7-33 what is over cannot be activated, paused or removed again', async () => {
  await play.grant({ amount: '20.00' });
  const [bonus] = await play.bonuses();
  await play.act('remove', bonus?.id);
  for (const action of ['activate', 'deactivate'] as const)
    expect(await play.act(action, bonus?.id)).toMatchObject({
      status: 422,
      error: { error_data: { bonus_id: [{ code: 'bonusOver' }] } },
    });
  expect(await play.act('remove', bonus?.id)).toMatchObject({ status: 200, data: { status: 'removed' } });
  expect(await play.act('activate', 999_999_999)).toMatchObject({
    error: { error_data: { bonus_id: [{ code: 'unknownBonus' }] } },
  });
});
