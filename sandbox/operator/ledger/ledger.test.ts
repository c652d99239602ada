import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../modules.ts';
import type { PlayerKind } from './accounts.ts';
import { auditLedger } from '../audit/auditLedger.ts';
import { readBalances } from './balances.ts';
import { AmountOutOfRangeError, InsufficientFundsError, UnbalancedError } from './ledgerErrors.ts';
import { post } from './post.ts';
import type { Entry } from './post.ts';
import { fc } from '../../../tests/fastCheck.ts';

const at = new Date('2026-01-01T00:00:00Z');
let database: Database;
let next = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
}, 60_000);
afterAll(() => database.close());

const player = (uid: bigint, amount: bigint, kind: PlayerKind = 'main', currency = 'USD'): Entry => ({
  account: { uid, kind, currency },
  amount,
});
const house = (amount: bigint, currency = 'USD'): Entry => ({ account: { house: 'sandbox', currency }, amount });
const write = (entries: readonly Entry[], id = `test-${(next += 1)}`) =>
  database.transaction((tx) => post(tx, { kind: 'test', external: { source: 'test', id }, entries, at }));
const main = async (uid: bigint, currency = 'USD') => (await readBalances(database, uid, currency)).amounts.main;

test('I1 entries that do not sum to zero in each currency are refused by the code and by the database', async () => {
  await expect(write([player(1n, 5n), house(-4n)])).rejects.toThrow(UnbalancedError);
  await expect(write([player(1n, 5n), house(-5n, 'EUR')])).rejects.toThrow(UnbalancedError);
  await write([player(1n, 5n), house(-5n)]);
  const smuggled = database.query(`insert into operator.ledger_postings (transaction_id, account_id, currency, amount)
    select t.id, a.id, 'USD', 1 from operator.ledger_transactions t, operator.ledger_accounts a where a.uid is null and a.currency = 'USD' limit 1`);
  await expect(smuggled).rejects.toThrow('does not sum to zero');
});

test('I2 no balance goes below zero, in code and by constraint', async () => {
  await write([player(2n, 100n), house(-100n)]);
  await expect(write([player(2n, -101n), house(101n)])).rejects.toThrow(InsufficientFundsError);
  await expect(database.query('update operator.ledger_accounts set balance = -1 where uid = 2')).rejects.toMatchObject({
    code: '23514',
  });
  expect(await main(2n)).toBe(100n);
});

test('I2 of several postings that spend the whole balance at once one succeeds', async () => {
  await write([player(3n, 100n), house(-100n)]);
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => write([player(3n, -100n), house(100n)])));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect(await main(3n)).toBe(0n);
});

test('I4 the same external id posts once, concurrent calls included', async () => {
  const results = await Promise.all([1, 2, 3].map(() => write([player(4n, 7n), house(-7n)], 'same')));
  expect(results.filter((result) => result.isNew)).toHaveLength(1);
  expect(new Set(results.map((result) => result.transactionId)).size).toBe(1);
  expect(await main(4n)).toBe(7n);
});

test('I1 amounts past 2^53 are exact, past 2^63 refused', async () => {
  const huge = 2n ** 63n - 1n;
  await write([player(5n, huge), house(-huge)]);
  expect(await main(5n)).toBe(9_223_372_036_854_775_807n);
  await expect(write([player(5n, 1n), house(-1n)])).rejects.toThrow(AmountOutOfRangeError);
  await expect(write([player(6n, 2n ** 63n), house(-(2n ** 63n))])).rejects.toThrow(AmountOutOfRangeError);
});

test('I3 the ledger refuses updates and deletes', async () => {
  for (const statement of [
    'update operator.ledger_postings set amount = amount + 1',
    'delete from operator.ledger_postings',
    'truncate operator.ledger_transactions cascade',
    "update operator.ledger_transactions set kind = 'other'",
  ]) {
    await expect(database.query(statement)).rejects.toThrow('append-only');
  }
});

test('I6 every change raises the version of the balances', async () => {
  const versions: bigint[] = [];
  for (const kind of ['main', 'fun', 'main'] as const) {
    await write([player(7n, 1n, kind), house(-1n)]);
    versions.push((await readBalances(database, 7n, 'USD')).version);
  }
  expect(versions).toEqual([...versions].sort((left, right) => Number(left - right)));
  expect(new Set(versions).size).toBe(3);
});

test('I1 I2 I3 I4 random concurrent postings cause no violation', async () => {
  const step = fc.record({
    from: fc.bigInt(20n, 24n),
    to: fc.bigInt(20n, 24n),
    amount: fc.bigInt(-500n, 500n),
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    id: fc.integer({ min: 0, max: 60 }),
  });
  const batches = fc.sample(fc.array(step, { minLength: 4, maxLength: 10 }), { numRuns: 12, seed: 7 });
  for (const batch of batches) {
    const writes = batch.map(({ from, to, amount, currency, id }) =>
      write(
        [player(from, -amount, 'main', currency), player(to, amount + 50n, 'main', currency), house(-50n, currency)],
        `random-${id}`,
      ),
    );
    const refused = (await Promise.allSettled(writes)).filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFundsError);
  }
  expect(await auditLedger(database, at)).toEqual([]);
});

test('I3 the auditor reports a cached balance that was changed by hand', async () => {
  await write([player(30n, 10n), house(-10n)]);
  await database.query('update operator.ledger_accounts set balance = 11 where uid = 30');
  const violations = await auditLedger(database, at);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatchObject({ invariant: 'I3', detail: 'cached 11, postings 10' });
  await database.query('update operator.ledger_accounts set balance = 10 where uid = 30');
});
