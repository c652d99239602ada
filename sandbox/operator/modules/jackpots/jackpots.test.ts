import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { jackpots } from '../../../../src/contract/jackpots.ts';
import { drawOf, drawText, isHit, thresholdOf } from '../../../../src/shared/jackpots/dropRules.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { BonusPlay } from '../bonuses/bonuses/testing/BonusPlay.ts';
import { JackpotService } from './JackpotService.ts';
import { commitmentOf } from './secrets.ts';
import { eventually } from '../../../../tests/eventually.ts';

type Jackpots = OutputOf<typeof jackpots.get>;
type Winners = OutputOf<typeof jackpots.getWinners>;

let operator: TestOperator;
let play: BonusPlay;

beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
beforeEach(async () => {
  play = await BonusPlay.of(operator);
  await play.credit('1000.00');
});
afterEach(async () => expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]));
afterAll(() => operator.close());

const count = () => operator.control('countJackpots');
const answered = ({ status, data, error }: Awaited<ReturnType<TestOperator['call']>>): unknown => {
  expect([status, error]).toEqual([200, undefined]);
  return data;
};
const list = async (fields: object = {}) => (await operator.call('Jackpots.get', { ...fields })).data as Jackpots;
const winners = async (fields: object = {}) =>
  answered(await operator.call('Jackpots.getWinners', { ...fields }, { cookie: play.cookie })) as Winners;
const mini = { jackpot: 'brass-tower', tier: 'mini', currency: 'USD' };

async function pool(tier = 'mini', id = 'brass-tower'): Promise<string | undefined> {
  const { items } = await list({ id });
  return items[0]?.pools.find((one) => one.tier === tier)?.amount.amount;
}

async function house(kind: string): Promise<bigint> {
  const [row] = await operator.database.query<{ readonly sum: bigint }>(
    `select coalesce(sum(p.amount), 0) as sum from operator.ledger_postings p join operator.ledger_accounts a on a.id = p.account_id
     where a.uid is null and a.kind = $1 and a.currency = 'USD'`,
    [kind],
  );
  return row?.sum ?? 0n;
}

test('7-76 the house’s jackpots: terms, seeds and commitments, in the currency that is asked for', async () => {
  const { currency, items } = await list();
  expect(currency).toBe('USD');
  expect(items.map(({ id, kind, games_count: games }) => [id, kind, games])).toEqual([
    ['brass-tower', 'must_drop', 3],
    ['northern-lights', 'random', 0],
  ]);
  expect(items[0]?.pools[0]).toMatchObject({
    tier: 'mini',
    amount: { amount: '50.00' },
    bound: { amount: '100.00' },
    percent: '0.2',
    cycle: 1,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  });
  expect((await list({ currency: 'JPY' })).items[0]?.pools[0]).toMatchObject({ amount: { amount: '5000' } });
  expect((await list({ currency: 'XAU' })).currency).toBe('USD');
  expect(JSON.stringify(items)).not.toContain('secret');
});

test.each([['Jackpots.get'], ['Jackpots.getWinners']])('7-76 %s refuses an unknown jackpot', async (method) => {
  const reply = await operator.call(method, { id: "x' or 1=1" });
  expect([reply.status, reply.error.error_data]).toEqual([422, { id: [{ code: 'unknownJackpot' }] }]);
});

test('1-5 a stake is booked at once and counted when its round has ended', async () => {
  const [before, booked] = [await pool(), await house('jackpots')];
  const { id } = await play.bet('10.00');
  // Five thousandths of a stake: five cents.
  expect((await house('jackpots')) - booked).toBe(5n);
  await count();
  expect(await pool()).toBe(before);
  await play.win(id, '0.00');
  await count();
  expect(Number(await pool()) - Number(before)).toBeCloseTo(0.02);
});

test('1-5 a stake that comes back was in no pool, and its cents are gaming’s again', async () => {
  const [before, booked] = [await pool(), await house('jackpots')];
  for (let round = 0; round < 3; round += 1) {
    const { id } = await play.bet('10.00');
    expect((await play.rollback(id)).status).toBe(200);
    await play.rollback(id);
  }
  await count();
  expect([await pool(), await house('jackpots')]).toEqual([before, booked]);
});

test('1-5 fractions of a cent wait until they fill one: nothing is rounded away', async () => {
  const booked = await house('jackpots');
  for (let round = 0; round < 4; round += 1) await play.round('0.50', '0.00');
  // Four quarters of a cent.
  expect((await house('jackpots')) - booked).toBe(1n);
});

test('1-5 bonus money feeds no jackpot', async () => {
  const poor = await BonusPlay.of(operator);
  await poor.grant({ amount: '20.00' });
  await poor.act('activate');
  const booked = await house('jackpots');
  await poor.round('10.00', '0.00');
  expect(await house('jackpots')).toBe(booked);
});

test('1-5 7-76 a must-drop pool is paid to the stake that reaches its threshold, once, and anybody can check it', async () => {
  // Stakes of the tests before are no part of it.
  await count();
  await operator.control('dropJackpot', mini);
  const before = await pool();
  const { main } = await play.balances();
  await play.round('1.00', '0.00');
  await Promise.all([count(), count(), count()]);
  const { items, count: all } = await winners({ id: 'brass-tower' });
  const [drop] = items;
  expect(all).toBe(1);
  expect(drop).toMatchObject({ tier: 'mini', player: { is_own: true, name: '' }, game: { sysname: 'lantern-harbor' } });
  expect(await play.balances()).toMatchObject({
    main: (Number(main) - 1 + Number(drop?.amount.amount)).toFixed(2),
  });
  expect(Number(drop?.amount.amount)).toBeLessThanOrEqual(Number(before));
  expect(await pool()).toMatch(/^50\.0[01]$/);
  const { proof } = drop!;
  const draw = (number: number) =>
    drawOf(
      createHmac('sha256', Buffer.from(proof.secret, 'hex'))
        .update(drawText({ ...mini, cycle: proof.cycle }, number))
        .digest(),
    );
  const minor = (money: { readonly amount: string }) => minorUnits(money.amount, 'USD') ?? 0n;
  expect(commitmentOf(proof.secret)).toBe(proof.commitment);
  expect(thresholdOf(draw(0), minor(proof.seed), minor(proof.bound))).toBe(minor(drop!.amount));
  const events = await operator.database.query<{ readonly event: { readonly type: string } }>(
    `select event from operator.realtime_events
     where uid = $1 and (event->>'type' = 'jackpots.won' or event#>>'{data,cause,kind}' = 'jackpot') order by seq desc`,
    [BigInt(play.uid)],
  );
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'jackpots.won', data: { jackpot: 'brass-tower', tier: 'mini' } },
    { type: 'account.balance_updated', data: { cause: { kind: 'jackpot', amount: drop?.amount } } },
  ]);
});

test('1-5 of two stakes that wait together the earlier wins; a late round is in the next cycle', async () => {
  const other = await BonusPlay.of(operator);
  await other.credit('100.00');
  const late = await other.bet('1.00');
  await operator.control('dropJackpot', mini);
  await play.round('1.00', '0.00');
  await other.round('1.00', '0.00');
  await count();
  const [drop] = (await winners()).items;
  expect(drop).toMatchObject({ player: { is_own: true } });
  await other.win(late.id, '0.00');
  await count();
  expect((await winners()).items[0]?.id).toBe(drop?.id);
  // What was left of the pool, and the shares of the two later stakes: less than two cents.
  expect(await pool()).toMatch(/^50\.0[01]$/);
});

test('1-5 a random pool falls to a stake whose draw is a hit', async () => {
  await operator.database.query(`update operator.games set type = 'fast' where sysname = 'cherry-parade'`);
  const fast = await BonusPlay.of(operator, 'cherry-parade');
  await fast.credit('100.00');
  const name = { ...mini, jackpot: 'northern-lights' };
  expect((await operator.control('dropJackpot', { ...name, stake: '1.00' })).statusCode).toBe(200);
  await fast.bet('1.00', { game: 'cherry-parade' }).then(({ id }) => fast.win(id, '0.00'));
  await count();
  const [drop] = (await winners({ id: 'northern-lights' })).items;
  expect(drop).toMatchObject({ kind: 'random', tier: 'mini', amount: { amount: '20.00' }, player: { is_own: false } });
  const { proof } = drop!;
  const hmac = createHmac('sha256', Buffer.from(proof.secret, 'hex'));
  const drawn = drawOf(hmac.update(drawText({ ...name, cycle: proof.cycle }, proof.number)).digest());
  expect(isHit(drawn, minorUnits(proof.stake.amount, 'USD') ?? 0n, minorUnits(proof.bound.amount, 'USD') ?? 0n)).toBe(
    true,
  );
});

test('1-5 a pool can be brought near its ceiling, and not to it', async () => {
  const name = { ...mini, tier: 'grand' };
  expect((await operator.control('setJackpot', { ...name, amount: '50000.00' })).statusCode).toBe(422);
  expect((await operator.control('setJackpot', { ...name, tier: 'none', amount: '1.00' })).statusCode).toBe(422);
  await operator.control('setJackpot', { ...name, amount: '49000.00' });
  expect(await pool('grand')).toMatch(/^49000\./);
});

test('7-119 the topic of a currency changes with its pools', async () => {
  const topic = new JackpotService(operator.database, { now: () => new Date(operator.time.ms) });
  const before = await topic.read('USD');
  await play.round('10.00', '0.00');
  await count();
  const after = await topic.read('USD');
  expect(after?.version).not.toBe(before?.version);
  expect(after?.state()).toMatchObject({ last_drop: (await winners()).items[0]?.id });
  expect(await topic.read('XAU')).toBeNull();
  expect((await topic.games('northern-lights'))?.length).toBe(1);
  expect(await topic.games('nothing')).toBeNull();
});
