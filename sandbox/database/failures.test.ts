import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { isUnavailable } from './failures.ts';
import { migrate } from './migrate.ts';
import { scopedDatabase } from './scopedDatabase.ts';
import type { Driver, Runner } from './scopedDatabase.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';
import { refuseWrites } from './testing/refuseWrites.ts';
import { WriteProbe } from './WriteProbe.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, 'probed', [
    { module: 'probed', migrations: [{ name: 'kept', sql: 'create table probed.kept (id int primary key)' }] },
  ]);
}, 60_000);
afterAll(() => database.close());

const never = new Promise<never>(() => undefined);

/** A database that runs its statements on `runner`, and the list of results that it committed. */
function driven(runner: Runner, longestMs: number) {
  const committed: unknown[] = [];
  const driver: Driver = {
    kind: 'pglite',
    outside: runner,
    async transaction(run) {
      const result = await run(runner);
      committed.push(result);
      return result;
    },
    listen: () => never,
    close: async () => undefined,
  };
  return { database: scopedDatabase(driver, longestMs), committed };
}

test('a query without an answer fails as an unavailable database, inside and outside of a transaction', async () => {
  const { database: silent } = driven({ query: () => never, exec: () => never }, 20);
  const failures = await Promise.all(
    [
      silent.query('select 1'),
      silent.script('select 1'),
      silent.notify('channel', ''),
      silent.transaction((tx) => tx.query('select 1')),
    ].map((work) => work.catch((error: unknown) => error)),
  );
  expect(failures).toHaveLength(4);
  for (const failure of failures) {
    expect(failure).toMatchObject({ name: 'DatabaseTimeout', code: '57014' });
    expect(isUnavailable(failure)).toBe(true);
  }
});

test('a transaction past its deadline is not committed: its caller has been told that it failed', async () => {
  const asked: string[] = [];
  const { database: slow, committed } = driven(
    { query: async (text) => ({ rows: [asked.push(text)] }), exec: () => never },
    20,
  );
  let goOn = () => undefined as void;
  const paused = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let ended: Promise<unknown> = never;
  const late = slow.transaction((tx) => {
    ended = tx
      .query('select 1')
      .then(() => paused)
      .then(() => tx.query('select 2'));
    return ended;
  });
  await expect(late).rejects.toMatchObject({ name: 'DatabaseTimeout' });
  goOn();
  await expect(ended).rejects.toMatchObject({ name: 'DatabaseTimeout' });
  expect([asked, committed]).toEqual([['select 1'], []]);
});

test('a database that refuses writes is unavailable; an invalid statement does not mean unavailable', async () => {
  const failureOf = (text: string) => database.query(text).catch((error: unknown) => error);
  const allowWrites = await refuseWrites(database);
  const failure = await failureOf('insert into probed.kept values (1)');
  expect(failure).toMatchObject({ code: '25006' });
  expect(isUnavailable(failure)).toBe(true);
  await allowWrites();
  expect(await failureOf('insert into probed.kept values (1)')).toEqual([]);
  for (const text of ['insert into probed.kept values (1)', 'select 1/0', 'select nothing', 'nonsense'])
    expect(isUnavailable(await failureOf(text)), text).toBe(false);
});

test.each(['53100', '53200', '57014', '57P01', '58030', 'ENOSPC', 'EROFS', 'ECONNREFUSED'])(
  'error code %s means that the database is unavailable',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
  },
);

test('a fault of the WebAssembly module or a connection timeout means that the database is unavailable', () => {
  for (const error of [
    new WebAssembly.RuntimeError('unreachable'),
    new Error('Query read timeout'),
    new Error('Connection terminated unexpectedly'),
  ]) {
    expect(isUnavailable(error)).toBe(true);
  }
});

test('the probe fails when the database or the disk refuses writes, and writes at most once a second', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-probe-'));
  let ms = Math.ceil(performance.now());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  try {
    const probe = new WriteProbe({ database, schema: 'probed', folder });
    const onServer = new WriteProbe({ database, schema: 'probed', folder: null });
    expect(await Promise.all([probe.isWritable(), onServer.isWritable()])).toEqual([true, true]);
    const allowWrites = await refuseWrites(database);
    // Within a second the last result is reused.
    expect(await probe.isWritable()).toBe(true);
    ms += 1_000;
    expect(await Promise.all([probe.isWritable(), onServer.isWritable()])).toEqual([false, false]);
    await allowWrites();
    ms += 1_000;
    expect(await Promise.all([probe.isWritable(), onServer.isWritable()])).toEqual([true, true]);
    await writeFile(join(folder, 'file'), '');
    expect(
      await new WriteProbe({ database, schema: 'probed', folder: join(folder, 'file', 'below') }).isWritable(),
    ).toBe(false);
    expect(
      await database.query("select tablename from pg_tables where schemaname = 'probed' order by tablename"),
    ).toEqual([{ tablename: 'kept' }, { tablename: 'module_migrations' }, { tablename: 'write_probe' }]);
  } finally {
    clock.mockRestore();
    await rm(folder, { recursive: true });
  }
});
