import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSandboxSettings } from '../settings.ts';
import type { Database } from './database.ts';
import { isUnreachable } from './failures.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const { databaseUrl } = readSandboxSettings();

/** Only a PostgreSQL server has connections that can be cut; the embedded database runs in this process. */
if (databaseUrl !== null)
  test('cut connections fail their queries and are replaced, and listeners are called to catch up', async () => {
    const heard: string[] = [];
    await database.listen('reconnect_test', (payload) => heard.push(payload));
    const sleeping = database.transaction((tx) => tx.query('select pg_sleep(20)')).catch((error: unknown) => error);
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    await expect
      .poll(() => database.query(`select 1 ${others} and query = 'select pg_sleep(20)' and state = 'active'`))
      .toHaveLength(1);
    // A backend that cuts its own connection too may end before it has cut the others.
    await database.query(`select pg_terminate_backend(pid) ${others}`);
    expect(isUnreachable(await sleeping)).toBe(true);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await expect.poll(() => heard).toEqual(['']);
    await database.notify('reconnect_test', 'again');
    await expect.poll(() => heard).toEqual(['', 'again']);
  });

/** A connection may break at any moment; an error event without a handler would end the process. */
if (databaseUrl !== null)
  test('connections cut repeatedly under load do not end the process', async () => {
    const state = { isOver: false, failures: 0, done: 0 };
    const work = async () => {
      while (!state.isOver) {
        await database
          .transaction((tx) => tx.query('select 1'))
          .then(() => (state.done += 1))
          .catch((error: unknown) => {
            if (!isUnreachable(error)) throw error;
            state.failures += 1;
          });
      }
    };
    const workers = Array.from({ length: 24 }, work);
    for (let cut = 0; cut < 20; cut += 1) {
      await database
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        .catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    state.isOver = true;
    await Promise.all(workers);
    expect(state.failures).toBeGreaterThan(0);
    expect(state.done).toBeGreaterThan(0);
  });

test('a failed statement does not mean that the database is unreachable', async () => {
  const failure = await database.query('select 1/0').catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '22012' });
  expect(isUnreachable(failure)).toBe(false);
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
