import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRow } from './database.ts';
import type { Database } from './database.ts';
import { FolderInUseError, lockFolder } from './folderLock.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

test('values keep their type: int8 and sums as BigInt, timestamps as Date, json parsed', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z');
  const rows = await database.query(
    `select $1::bigint as big, sum(x) as sum, $2::timestamptz as at, $3::jsonb as json, $4::text[] as list, 7::int as small, $5::text as nothing
     from unnest($6::bigint[]) as x`,
    [2n ** 62n, at, JSON.stringify({ a: [1] }), ['x,"y"', 'null'], null, [2n ** 62n, 2n ** 62n, 5n]],
  );
  expect(onlyRow(rows)).toEqual({
    big: 2n ** 62n,
    sum: 2n ** 63n + 5n,
    at,
    json: { a: [1] },
    list: ['x,"y"', 'null'],
    small: 7,
    nothing: null,
  });
});

test('a failed transaction writes nothing, and its connection stays usable', async () => {
  await database.script('create table failing (id int primary key)');
  const failing = database.transaction(async (tx) => {
    await tx.query('insert into failing values (1)');
    await tx.query('insert into failing values (1)');
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await database.query('select * from failing')).toEqual([]);
});

test('a query on the database inside of a transaction is refused and does not hang', async () => {
  await expect(database.transaction(() => database.query('select 1'))).rejects.toThrow('only its own handle');
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a transaction is retried after a deadlock or serialization failure', async () => {
  let runs = 0;
  const result = await database.transaction(async (tx) => {
    runs += 1;
    if (runs < 3) await tx.script("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
    return 'done';
  });
  expect([result, runs]).toEqual(['done', 3]);
});

test('notifications arrive after the commit, none after a rollback', async () => {
  const heard: string[] = [];
  const unlisten = await database.listen('test_channel', (payload) => heard.push(payload));
  await database.transaction(async (tx) => {
    await tx.query('select pg_notify($1, $2)', ['test_channel', 'kept']);
  });
  await database
    .transaction(async (tx) => {
      await tx.query('select pg_notify($1, $2)', ['test_channel', 'lost']);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.notify('test_channel', 'last');
  await expect.poll(() => heard).toEqual(['kept', 'last']);
  await unlisten();
});

test('the folder of a database is not accessible to other users, even if it existed before', () => {
  const parent = mkdtempSync(join(tmpdir(), 'croupier-mode-'));
  try {
    const [made, known] = [join(parent, 'a', 'b'), join(parent, 'known')];
    mkdirSync(known, { mode: 0o755 });
    for (const folder of [made, known]) {
      lockFolder(folder)();
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
  } finally {
    rmSync(parent, { recursive: true });
  }
});

test('A1 a folder in use cannot be opened again; the lock of a dead process is taken over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lock-'));
  try {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    unlock();
    writeFileSync(join(folder, 'croupier.lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: '' }));
    lockFolder(folder)();
    writeFileSync(join(folder, 'croupier.lock'), JSON.stringify({ pid: process.pid, started: 'another-boot:1' }));
    lockFolder(folder)();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
