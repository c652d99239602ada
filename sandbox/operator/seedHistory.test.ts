import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '../../src/contract/index.ts';
import type { campaigns } from '../../src/contract/offers/campaigns.ts';
import type { cashbacks } from '../../src/contract/cashback.ts';
import { auditLedger } from './audit/auditLedger.ts';
import { buildOperator } from './buildOperator.ts';
import { seedHistory } from './seedHistory.ts';
import { seedPlayer } from './seedPlayers.ts';
import { startTestOperator } from './testing/startTestOperator.ts';
import type { TestOperator } from './testing/startTestOperator.ts';
import { eventually } from '../../tests/eventually.ts';

let operator: TestOperator;
let cookie: string | undefined;
beforeAll(async () => {
  operator = await startTestOperator();
  await startAgain(operator);
  await operator.control('runCashbacks', {});
  ({ cookie } = await operator.call('auth.login', { login: seedPlayer.email, password: seedPlayer.password }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

/** Another replica starts on the same database. */
async function startAgain({ config, database, vendors, time }: TestOperator): Promise<void> {
  const replica = buildOperator({ config, database, fetch: vendors.fetch, clock: { now: () => new Date(time.ms) } });
  await replica.ready();
  await replica.close();
}

/** How much of each there is, of all players. */
async function seeded({ database }: TestOperator): Promise<unknown> {
  const [counts] = await database.query(
    `select (select count(*) from operator.bonuses) as bonuses, (select count(*) from operator.freespin_packs) as packs,
       (select count(*) from operator.payments) as payments, (select count(*) from operator.support_tickets) as tickets,
       (select count(*) from operator.rounds) as rounds`,
  );
  return counts;
}

const get = async <T>(name: string, fields = {}): Promise<T> =>
  (await operator.call(name, fields, { cookie })).data as T;

test('2.4-1 the ready-made player has a cashback that waits, one that was paid, and a running week with losses', async () => {
  const { items, running } = await eventually(async () => {
    const found = await get<OutputOf<typeof cashbacks.get>>('cashbacks.get');
    expect(found.count).toBe(2);
    return found;
  });
  expect(items).toMatchObject([
    { kind: 'period', status: 'active', lost: { amount: '40.00' }, amount: { amount: '4.00' } },
    { kind: 'period', status: 'paid_out', lost: { amount: '30.00' }, amount: { amount: '3.00' } },
  ]);
  expect(running).toMatchObject([
    { kind: 'period', staked: { amount: '20.00' }, won: { amount: '7.00' }, amount: { amount: '1.30' } },
    { kind: 'rake', staked: { amount: '20.00' }, amount: { amount: '0.04' } },
  ]);
});

test('2.4-1 their calendar has an open day', async () => {
  const calendar = await get<OutputOf<typeof campaigns.getCalendar>>('campaigns.getCalendar');
  expect(calendar?.days.filter(({ status }) => status === 'open')).toHaveLength(1);
});

test('their balance is what the README says, and is the sum of a history that they can read', async () => {
  expect(await get('account.getBalance')).toMatchObject({ balance_main: { amount: '100.00' } });
  // 11 of the last weeks, 18 with bonuses and 5 free ones before and between.
  expect(await get('games.getHistory')).toMatchObject({ count: 34 });
});

test('a player who has played keeps their own history', async () => {
  const before = await get('games.getHistory');
  await seedHistory(operator.database, new Date(operator.time.ms));
  expect(await get('games.getHistory')).toEqual(before);
});

test('a second start before anybody has signed in has added nothing', async () => {
  expect(await seeded(operator)).toEqual({ bonuses: 3n, packs: 3n, payments: 5n, tickets: 3n, rounds: 34n });
});

test('benchmarks begin without a history', async () => {
  const bench = await startTestOperator({ market: 'bench' });
  expect(await seeded(bench)).toEqual({ bonuses: 0n, packs: 1n, payments: 0n, tickets: 0n, rounds: 0n });
  await bench.close();
});
