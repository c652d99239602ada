import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { loyalty } from '../../../../../src/contract/loyalty/loyalty.ts';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { InsufficientFundsError } from '../../../ledger/ledgerErrors.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { BonusPlay } from '../../bonuses/bonuses/testing/BonusPlay.ts';
import { earnedBy } from './pointRates.ts';
import { Points } from './Points.ts';
import type { ChangeOfPoints } from './Points.ts';
import { programs } from './programs.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
let points: Points;
beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
  points = new Points(
    { now: () => new Date(operator.time.ms) },
    { lock: async () => undefined, mayReceive: async () => true, give: async () => undefined },
  );
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

type Info = OutputOf<typeof loyalty.getinfo>;
const infoOf = async ({ cookie }: { readonly cookie: string }): Promise<Info> =>
  (await operator.call('loyalty.getinfo', {}, { cookie })).data;
const standing = async (play: { readonly cookie: string }) => {
  const { points: now, earned, level } = await infoOf(play);
  return [now, earned, level];
};
const historyOf = async ({ cookie }: { readonly cookie: string }, fields: object = {}) =>
  (await operator.call('loyalty.gethistory', { ...fields }, { cookie })).data as OutputOf<typeof loyalty.gethistory>;

async function playing(money = '500.00'): Promise<BonusPlay> {
  const play = await BonusPlay.of(operator);
  await play.credit(money);
  return play;
}

let ids = 0;
const change = (uid: number, count: bigint, more: Partial<ChangeOfPoints> = {}): ChangeOfPoints => ({
  uid: BigInt(uid),
  points: count,
  reason: 'gift',
  source: 'test',
  sourceId: String((ids += 1)),
  texts: {},
  ...more,
});
const earn = (uid: number, count: bigint, more: Partial<ChangeOfPoints> = {}) =>
  operator.database.transaction((tx) => points.earn(tx, change(uid, count, more)));
const spend = (uid: number, count: bigint, more: Partial<ChangeOfPoints> = {}) =>
  operator.database.transaction((tx) => points.spend(tx, change(uid, count, { reason: 'shop', ...more })));

test('1-9, 3-49, 7-78, 7-81 settled rounds of main money bring points; fractions are carried, never lost', async () => {
  const play = await playing();
  await play.round('1.50', '0.00');
  expect(await standing(play)).toEqual(['1', '1', 1]);
  await play.round('0.30', '0.90');
  expect(await standing(play)).toEqual(['1', '1', 1]);
  await play.round('0.20', '0.00');
  expect(await standing(play)).toEqual(['2', '2', 1]);
  const { items } = await historyOf(play);
  expect(items).toMatchObject([
    { reason: 'play', title: 'Lantern Harbor', points: '1', balance: '2' },
    { reason: 'play', points: '1', balance: '1' },
  ]);
});

test('1-9 a round that was rolled back, one that is open, and bonus money bring nothing', async () => {
  const play = await playing('20.00');
  const back = await play.bet('5.00');
  await play.rollback(back.id);
  await play.bet('5.00');
  expect(await standing(play)).toEqual(['0', '0', 1]);
  const poor = await BonusPlay.of(operator);
  await poor.grant({ amount: '50.00' });
  await poor.act('activate');
  await poor.round('5.00', '0.00');
  expect(await standing(poor)).toEqual(['0', '0', 1]);
});

test('1-9 two rounds that end at once both count, and a repeated call counts once', async () => {
  const play = await playing();
  const [one, two] = [await play.bet('1.50'), await play.bet('1.50')];
  await Promise.all([play.win(one.id, '0.00'), play.win(two.id, '0.00'), play.win(one.id, '0.00')]);
  expect(await standing(play)).toEqual(['3', '3', 1]);
});

test('1-9 a level’s rewards are given once, with the points that reach it, and pages are told', async () => {
  const play = await playing();
  for (let round = 0; round < 5; round += 1) await play.round('10.00', '0.00');
  expect(await standing(play)).toEqual(['50', '50', 2]);
  expect(await play.freeSpins()).toMatchObject({ remaining: 5, stake: '0.20' });
  await operator.control('grantPoints', { uid: play.uid, points: 160, source_id: 'to-village' });
  // 50 + 160, and the 20 that the village gives.
  expect(await standing(play)).toEqual(['230', '230', 3]);
  expect((await infoOf(play)).frame).toBe('laurel');
  const again = await operator.control('grantPoints', { uid: play.uid, points: 160, source_id: 'to-village' });
  expect(again.json()).toEqual({ points: '230' });
  const told = await operator.database.query<{ event: object }>(
    `select event from operator.realtime_events where uid = $1 and event ->> 'type' = 'loyalty.changed' order by seq desc limit 1`,
    [BigInt(play.uid)],
  );
  expect(told[0]?.event).toMatchObject({ data: { points: '230', earned: '230', level: 3 } });
  const reached = await operator.database.query(
    'select level, rewards from operator.loyalty_reached where uid = $1 order by level',
    [BigInt(play.uid)],
  );
  expect(reached).toEqual([
    { level: 2, rewards: 1 },
    { level: 3, rewards: 2 },
  ]);
});

test('1-9 several levels at once are reached in their order, each once', async () => {
  const play = await playing();
  const grant = (id: string) => operator.control('grantPoints', { uid: play.uid, points: 4_000, source_id: id });
  await Promise.all([grant('many'), grant('many'), grant('many')]);
  const info = await infoOf(play);
  // The village gives 20, the pass 200.
  expect([info.points, info.level, info.frame]).toEqual(['4220', 6, 'tide']);
  expect(info.levels.map(({ is_reached }) => is_reached)).toEqual([...Array(6).fill(true), ...Array(3).fill(false)]);
  expect(info.levels[5]?.progress).toEqual({ minValue: '4000', maxValue: '10000', expCount: '4220' });
  expect(info.levels[8]?.progress.maxValue).toBeNull();
});

test('I2 points are spent once and never below zero; of two at once for the last ones, one is refused', async () => {
  const { uid, cookie } = await operator.player();
  await earn(uid, 40n);
  const outcomes = await Promise.allSettled([spend(uid, 30n), spend(uid, 30n)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(InsufficientFundsError),
  });
  expect([await spend(uid, 5n, { sourceId: 'once' }), await spend(uid, 5n, { sourceId: 'once' })]).toEqual([
    true,
    false,
  ]);
  expect(await earn(uid, 30n, { reason: 'returned' })).toBe(true);
  // What came back is not earned again.
  expect(await standing({ cookie })).toEqual(['35', '40', 1]);
});

test('I4 what fails after the points leaves neither points nor level nor reward', async () => {
  const { uid, cookie } = await operator.player();
  const broken = operator.database.transaction(async (tx) => {
    await points.earn(tx, change(uid, 5_000n));
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await standing({ cookie })).toEqual(['0', '0', 1]);
  expect(await operator.database.query('select 1 from operator.loyalty_reached where uid = $1', [BigInt(uid)])).toEqual(
    [],
  );
});

test('3-50 points past 2^53 stay exact', async () => {
  const { uid, cookie } = await operator.player();
  await earn(uid, 9_007_199_254_740_993n);
  expect((await standing({ cookie })).slice(0, 2)).toEqual(['9007199254740993', '9007199254740993']);
  await spend(uid, 1n);
  expect((await historyOf({ cookie })).items[0]).toMatchObject({ points: '-1', balance: '9007199254740992' });
});

test('1-9 the history is read in pages without gaps', async () => {
  const { uid, cookie } = await operator.player();
  for (let index = 1n; index <= 5n; index += 1n) await earn(uid, index);
  const first = await historyOf({ cookie }, { count: 3 });
  await earn(uid, 1n);
  const second = await historyOf({ cookie }, { count: 3, cursor: first.next });
  expect([...first.items, ...second.items].map((item) => item.points)).toEqual(['5', '4', '3', '2', '1']);
  expect(second.next).toBe('');
  expect((await operator.call('loyalty.gethistory', { cursor: 'x' }, { cookie })).status).toBe(422);
  expect((await operator.call('loyalty.gethistory')).error.type).toBe('AuthorizationException');
});

test('1-9 rates by game type and currency, exact over many rounds', () => {
  const rates = programs[0]?.rates ?? {};
  let carry = 0n;
  let sum = 0n;
  for (let round = 0; round < 100; round += 1) {
    const earned = earnedBy(rates, { type: 'casino', currency: 'USD', stake: 333n, carry });
    carry = earned.carry;
    sum += earned.points;
  }
  // 33,300 cents at 500 a point.
  expect([sum, carry]).toEqual([66n, 600n]);
  expect(earnedBy(rates, { type: 'slot', currency: 'JPY', stake: 150n, carry: 0n }).points).toBe(1n);
  expect(earnedBy(rates, { type: 'slot', currency: 'XYZ', stake: 150n, carry: 7n })).toEqual({ points: 0n, carry: 7n });
  expect(earnedBy(rates, { type: 'unknown', currency: 'USD', stake: 150n, carry: 7n })).toEqual({
    points: 0n,
    carry: 7n,
  });
});
