import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Migration, ModuleMigrations } from './Migration.ts';
import { orderSteps } from './orderSteps.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const history = (module: string, ...migrations: Migration[]): ModuleMigrations => ({ module, migrations });
const tablesOf = async (schema: string) =>
  (
    await database.query<{ tablename: string }>(
      'select tablename from pg_tables where schemaname = $1 order by tablename',
      [schema],
    )
  ).map(({ tablename }) => tablename);

test('migrations run once, in order; a changed or removed applied migration is refused', async () => {
  const first = { name: 'one', sql: 'create table history_test.t (id int)' };
  const second = { name: 'two', sql: 'alter table history_test.t add column name text' };
  await migrate(database, 'history_test', [history('a', first)]);
  await Promise.all([
    migrate(database, 'history_test', [history('a', first, second)]),
    migrate(database, 'history_test', [history('a', first, second)]),
  ]);
  expect(await database.query('select id, name from history_test.t')).toEqual([]);
  await expect(
    migrate(database, 'history_test', [history('a', { ...first, sql: 'select 1' }, second)]),
  ).rejects.toThrow('was changed');
  await expect(migrate(database, 'history_test', [history('a', first)])).rejects.toThrow('is newer than this program');
});

test('a step added to any module works on an existing database, whichever was merged first', async () => {
  const a = { name: 'base', sql: 'create table merge_test.a (id int)' };
  const b = { name: 'base', sql: 'create table merge_test.b (id int)', after: ['a/base'] };
  const ours = { name: 'more', sql: 'alter table merge_test.a add column more int' };
  const theirs = { name: 'more', sql: 'create table merge_test.c as select id from merge_test.b' };
  await migrate(database, 'merge_test', [history('b', b), history('a', a)]);
  await migrate(database, 'merge_test', [history('a', a), history('b', b, theirs)]);
  await migrate(database, 'merge_test', [history('a', a, ours), history('b', b, theirs)]);
  expect(await tablesOf('merge_test')).toEqual(['a', 'b', 'c', 'module_migrations', 'write_probe']);
});

test('a failing step rolls back the whole migration', async () => {
  const good = { name: 'good', sql: 'create table failed_test.t (id int)' };
  await expect(
    migrate(database, 'failed_test', [history('a', good, { name: 'bad', sql: 'select nothing' })]),
  ).rejects.toThrow();
  expect(await tablesOf('failed_test')).toEqual([]);
});

test('steps are ordered after the steps named in `after`', () => {
  const ids = orderSteps([
    history('c', { name: '1', sql: '', after: ['b/1'] }),
    history('b', { name: '1', sql: '', after: ['a/2'] }),
    history('a', { name: '1', sql: '' }, { name: '2', sql: '' }),
  ]);
  expect(ids.map(({ id }) => id)).toEqual(['a/1', 'a/2', 'b/1', 'c/1']);
});

test.each([
  [
    'wait for each other',
    [history('a', { name: '1', sql: '', after: ['b/1'] }), history('b', { name: '1', sql: '', after: ['a/1'] })],
    'wait for each other',
  ],
  ['wait for one that does not exist', [history('a', { name: '1', sql: '', after: ['b/1'] })], 'which does not exist'],
  ['have the same name', [history('a', { name: '1', sql: '' }, { name: '1', sql: 'select 1' })], 'same name'],
])('steps that %s are refused', (_how, modules, message) => {
  expect(() => orderSteps(modules)).toThrow(message);
});
