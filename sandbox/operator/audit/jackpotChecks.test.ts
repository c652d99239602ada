import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { migrate } from '../../database/migrate.ts';
import type { Database } from '../../database/database.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../modules.ts';
import { auditLedger } from './auditLedger.ts';
import { post } from '../ledger/post.ts';

const at = new Date(Date.UTC(2026, 5, 1, 12));
let database: Database;

/** One pool with its seed of $50, and a stake of $10 that has fed it two cents; each is right. */
beforeAll(async () => {
  database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
  await database.script(`
    insert into operator.players (uid, login, currency, locale, registered_at) values (1, 'one', 'USD', 'en', '2026-06-01');
    insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, reality_checked_at)
      values ('s1', 1, 'web', '', '2026-06-01', '2026-06-01', '2026-06-02', '2026-06-01');
    insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
      values ('g1', 1, 's1', 'reels', 'USD', 'en', '2026-06-01');
    insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
      values ('r1', 1, 'g1', 'reels', 'USD', 'settled', 0, 0, '2026-06-01', '2026-06-01');
    insert into operator.jackpot_pools (jackpot, tier, currency, micro, cycle, counted) values ('j', 'mini', 'USD', 5002000000, 1, 1);
    insert into operator.jackpot_cycles (jackpot, tier, currency, cycle, seed, bound, secret, commitment, started_at)
      values ('j', 'mini', 'USD', 1, 5000, 10000, '', '', '2026-06-01');
    insert into operator.jackpot_stakes (call_id, jackpot, uid, round_id, game, currency, stake, shares, status, created_at)
      values ('b1', 'j', 1, 'r1', 'reels', 'USD', 1000, '{2000,0,0,0}', 'counted', '2026-06-01');
    insert into operator.jackpot_feeds (uid, currency, micro) values (1, 'USD', 2000000);
  `);
  await database.transaction((tx) =>
    post(tx, {
      kind: 'jackpot_seed',
      external: { source: 'jackpots', id: 'all' },
      entries: [
        { account: { house: 'promotions', currency: 'USD' }, amount: -5_002n },
        { account: { house: 'jackpots', currency: 'USD' }, amount: 5_002n },
      ],
      at,
    }),
  );
}, 60_000);
afterAll(() => database.close());

const drop = (paid: string) =>
  `insert into operator.jackpot_drops (jackpot, tier, currency, cycle, stake_id, uid, amount, number, decided_at, paid_at)
   select 'j', 'mini', 'USD', 1, id, 1, 100, 1, '2026-05-01', ${paid} from operator.jackpot_stakes limit 1`;

test('1-5 jackpots whose money is right have no violations', async () => {
  expect(await auditLedger(database, at)).toEqual([]);
});

test.each([
  [
    'a micro-unit too much in a pool',
    'update operator.jackpot_pools set micro = micro + 1',
    ['the account of jackpots differs from their pools', 'a pool differs from its seeds, stakes and drops'],
  ],
  [
    'a stake that was counted and is not',
    `update operator.jackpot_stakes set status = 'ready'`,
    ['a pool differs from its seeds, stakes and drops'],
  ],
  [
    'a fraction that no stake has fed',
    'update operator.jackpot_feeds set micro = micro + 1',
    ['the account of jackpots differs from their pools', 'what a player has fed differs from their stakes'],
  ],
  [
    'a drop that is marked as paid and is not',
    drop(`'2026-05-01'`),
    ['a pool differs from its seeds, stakes and drops', 'a jackpot was paid other than once'],
  ],
  ['a drop that waits for a month', drop('null'), ['a jackpot is unpaid for too long']],
  [
    'a stake whose round has ended',
    `update operator.jackpot_stakes set status = 'open'`,
    ['a stake of an ended round feeds no jackpot'],
  ],
  [
    'a counted stake whose round was rolled back',
    `update operator.rounds set status = 'rolled_back'`,
    ['a stake of an ended round feeds no jackpot'],
  ],
])('1-5 the auditor reports %s', async (_what, statement, expected) => {
  const found: string[] = [];
  const planted = database.transaction(async (tx) => {
    await tx.script(statement);
    found.push(...(await auditLedger(tx, at)).map(({ what }) => what));
    throw new Error('planted only for a moment');
  });
  await expect(planted).rejects.toThrow('planted only');
  expect(found).toEqual(expect.arrayContaining([...expected]));
});
