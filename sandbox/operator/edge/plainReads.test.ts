import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { areas } from '../../../src/contract/index.ts';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { eventually } from '../../../tests/eventually.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const counted = new AsyncLocalStorage<{ statements: number }>();

/** The number of statements and transactions of a call; those of jobs that run beside it are not counted. */
async function statementsOf(name: string, cookie?: string): Promise<number> {
  const count = { statements: 0 };
  const { status } = await counted.run(count, () => operator.call(name, {}, { cookie }));
  expect(status).toBe(200);
  return count.statements;
}

test('7-66 a plain read of a guest takes no statement of the database, one of a player takes the session’s alone', async () => {
  const { cookie } = await operator.player();
  for (const way of ['query', 'transaction', 'script'] as const) {
    const original = operator.database[way].bind(operator.database) as (...args: unknown[]) => Promise<never>;
    vi.spyOn(operator.database, way).mockImplementation((...args: unknown[]) => {
      const count = counted.getStore();
      if (count !== undefined) count.statements += 1;
      return original(...args);
    });
  }
  // The catalogue is read once more after the studio's first answer.
  await eventually(async () => expect(await statementsOf('games.get')).toBe(0));
  expect(await statementsOf('games.get', cookie)).toBe(1);
  // That this way of counting sees them.
  expect(await statementsOf('account.getInfo', cookie)).toBeGreaterThan(1);
});

test('7-66 what a call’s fields are is not described anew for each call', async () => {
  await operator.call('games.get');
  const describing = vi.spyOn(areas.games.get.input, 'describe');
  expect((await operator.call('games.get')).status).toBe(200);
  expect(describing).not.toHaveBeenCalled();
});

test('8-4 a session that has ended is not honoured by the next read', async () => {
  const { cookie, uid } = await operator.player();
  expect((await operator.call('games.getLikes', {}, { cookie })).status).toBe(200);
  // As another process would end it.
  await operator.database.query('update operator.sessions set ended_at = now() where uid = $1', [BigInt(uid)]);
  expect((await operator.call('games.getLikes', {}, { cookie })).status).toBe(401);
});
