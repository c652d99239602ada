/** Whose a name or a contact is must be found by indexes: every sign-in and every field of a sign-up asks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Sql } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../modules.ts';
import { findHolders } from './contacts.ts';
import { findCredentials } from './credentials.ts';
import { freeLogin, isNameTaken } from './names.ts';

const now = new Date(Date.UTC(2026, 5, 30, 12));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
  // Some dialled their number with a 0 before it, have replaced a contact, or wait to confirm another one.
  await database.script(`
    insert into operator.players (uid, login, login_key, email, phone, currency, locale, registered_at)
      select n, 'p' || n, 'p' || n, 'p' || n || '@example.test', case when n % 50 = 0 then '0' else '' end || (37120000000 + n),
        'USD', 'en', now() from generate_series(2000, 11999) n;
    update operator.players set pending_email = 'q' || uid || '@example.test', pending_phone = (37130000000 + uid)::text,
      replaced_email = 'r' || uid || '@example.test', replaced_email_until = now(),
      replaced_phone = (37140000000 + uid)::text, replaced_phone_until = now() where uid % 20 = 0;
  `);
  await database.script('vacuum analyze operator.players');
}, 120_000);
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
const nodes = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

/** How the queries of a look-up read the players. */
async function readsOf(lookUp: (sql: Sql) => Promise<unknown>): Promise<readonly string[]> {
  const plans: PlanNode[] = [];
  await lookUp({
    ...database,
    async query(text, params) {
      const rows = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        params,
      );
      plans.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)));
      return database.query(text, params);
    },
  });
  return plans
    .flatMap(nodes)
    .filter((node) => node['Relation Name'] === 'players')
    .map((node) => node['Node Type']);
}

const names = ['p2100', 'p2100@example.test', 'p2100@bücher.test', '0037120002101', '+371 2000 2101', 'nobody'];
const seen = ['Bitmap Heap Scan', 'Index Scan', 'Index Only Scan'];

test.each(names)('8-22 who signs in as %s is found by indexes', async (name) => {
  const reads = await readsOf((sql) => findCredentials(sql, name, now));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((read) => !seen.includes(read))).toEqual([]);
});

test.each(
  [...names.map((name) => [name]), ['nobody', 'nobody@bücher.test', '0037120002999']].map((wanted) => ({ wanted })),
)('3-18 whether somebody has one of $wanted is found by indexes', async ({ wanted }) => {
  const reads = await readsOf((sql) => isNameTaken(sql, wanted));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((read) => !seen.includes(read))).toEqual([]);
});

test('3-18, 7-20 so are free logins, and those who wait to confirm a contact', async () => {
  const reads = [
    ...(await readsOf((sql) => freeLogin(sql, 'p2100', 'free'))),
    ...(await readsOf((sql) => findHolders(sql, { type: 'email', value: 'q2100@example.test' }, 5))),
    ...(await readsOf((sql) => findHolders(sql, { type: 'phone', value: '37130002100' }, 5))),
  ];
  expect(reads).toHaveLength(4);
  expect(reads.filter((read) => !seen.includes(read))).toEqual([]);
});
