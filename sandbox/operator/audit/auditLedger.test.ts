import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../modules.ts';
import { auditLedger } from './auditLedger.ts';
import { post } from '../ledger/post.ts';

const at = new Date('2026-01-01T00:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
  await database.transaction(async (tx) => {
    for (const uid of [1n, 2n]) {
      await tx.query(
        "insert into operator.players (uid, login, currency, locale, registered_at) values ($1, $2, 'USD', 'en', $3)",
        [uid, `p${uid}`, at],
      );
      const entries = [
        { account: { uid, kind: 'main', currency: 'USD' }, amount: 500n },
        { account: { house: 'sandbox', currency: 'USD' }, amount: -500n },
      ] as const;
      await post(tx, { kind: 'grant', external: { source: 'sandbox', id: `grant-${uid}` }, entries, at });
    }
    await tx.query(
      "insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, reality_checked_at) values ('s', 1, 'web', '', $1, $1, $1, $1)",
      [at],
    );
    await tx.query(
      "insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at) values ('g', 1, 's', 'x', 'USD', 'en', $1)",
      [at],
    );
  });
}, 60_000);
afterAll(() => database.close());

const payment = (id: string, type: string, status: string, created = 'now()') =>
  `insert into operator.payments (id, uid, type, status, method, currency, amount, locale, created_at, updated_at)
   values ('${id}', 1, '${type}', '${status}', 'card', 'USD', 100, 'en', ${created}, now());`;
const round = (id: string, status: string, started: string, settled: string) =>
  `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
   values ('${id}', 1, 'g', 'x', 'USD', '${status}', 100, 0, ${started}, ${settled});`;
const account = "(select id from operator.ledger_accounts where uid = 1 and kind = 'main')";

/** Ten corruptions that are possible with direct access to the database, and the violation that must be reported. */
const corruptions: readonly (readonly [string, string, string])[] = [
  [
    'a posting changed',
    `update operator.ledger_postings set amount = 400 where account_id = ${account}`,
    'I1 a transaction does not sum to zero',
  ],
  [
    'a posting deleted',
    `delete from operator.ledger_postings where account_id = ${account}`,
    'I1 a transaction does not sum to zero',
  ],
  [
    'a posting in another currency',
    "update operator.ledger_postings set currency = 'EUR'",
    'I1 a posting is in another currency than its account',
  ],
  [
    'a balance below zero',
    "update operator.ledger_accounts set balance = -1 where uid = 1 and kind = 'main'",
    'I2 a player account is below zero',
  ],
  [
    'a cached balance raised',
    "update operator.ledger_accounts set balance = 900 where uid = 1 and kind = 'main'",
    'I3 a cached balance differs from its postings',
  ],
  [
    'a running balance changed',
    `update operator.ledger_postings set balance_after = 501 where account_id = ${account}`,
    'I3 the balance after a posting does not follow from the one before',
  ],
  [
    'a transaction doubled',
    'insert into operator.ledger_transactions (kind, source, external_id, created_at) select kind, source, external_id, created_at from operator.ledger_transactions limit 1',
    'I4 an external id has more than one transaction',
  ],
  ['a deposit called paid', payment('p1', 'deposit', 'succeeded'), 'I4 a payment was booked other than once'],
  [
    'a payment forgotten',
    payment('p2', 'deposit', 'pending', "'2025-12-01'"),
    'I5 a payment is unfinished for too long',
  ],
  ['a round forgotten', round('r1', 'open', "'2025-12-01'", 'null'), 'I5 a round is open for too long'],
  [
    'a stake given back without a booking',
    round('r2', 'settled', "'2026-01-01'", "'2026-01-01'"),
    'I5 a round was booked otherwise than its state says',
  ],
  [
    'a withdrawal without a hold',
    `insert into operator.ledger_accounts (uid, kind, currency, balance) values (1, 'withdrawal_hold', 'USD', 0); ${payment('p3', 'withdrawal', 'pending', "'2026-01-01'")}`,
    'I5 money is held for no withdrawal',
  ],
];

test('a correct ledger has no violations', async () => {
  expect(await auditLedger(database, at)).toEqual([]);
});

test.each(corruptions)('I1 I2 I3 I4 I5 the auditor reports %s', async (_what, statement, expected) => {
  const found: string[] = [];
  const planted = database.transaction(async (tx) => {
    await tx.script(`
      alter table operator.ledger_postings disable trigger user;
      alter table operator.ledger_transactions disable trigger user;
      alter table operator.ledger_accounts drop constraint ledger_no_overdraft;
      alter table operator.ledger_postings drop constraint ledger_postings_account_id_currency_fkey;
      alter table operator.ledger_transactions drop constraint ledger_transactions_source_external_id_key;
      ${statement}`);
    found.push(...(await auditLedger(tx, at)).map(({ invariant, what }) => `${invariant} ${what}`));
    throw new Error('planted only for a moment');
  });
  await expect(planted).rejects.toThrow('planted only');
  expect(found).toContain(expected);
});
