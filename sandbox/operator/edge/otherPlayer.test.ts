/** Two tabs of one browser: the cookie now belongs to another player than the page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/index.ts';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator, TestPlayer } from '../testing/startTestOperator.ts';

let operator: TestOperator;
/** Changed by no call that is refused. */
let player: TestPlayer;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
  player = await operator.player();
}, 60_000);
afterAll(() => operator.close());

const refusal = { status: 401, error: { type: 'AuthorizationException', error_data: { player_changed: true } } };

test('an order from a page of another player is refused without any effect, and its key is not used up', async () => {
  const [anna, boris] = [await operator.player(), await operator.player()];
  await operator.control('credit', { uid: boris.uid, amount: '50.00', currency: 'USD' });
  const order = { method: 'card', amount: '20.00', currency: 'USD', requisites: '4111 1111 1111 1111' };
  const withdraw = (player: string) =>
    operator.call('cashier.makewithdrawal', order, {
      cookie: boris.cookie,
      headers: { 'idempotency-key': 'swapped-cookie', 'x-player': player },
    });
  for (const player of [String(anna.uid), '0', '', `${boris.uid}, ${anna.uid}`, `${boris.uid}.0`])
    expect(await withdraw(player)).toMatchObject(refusal);
  expect(
    await operator.database.query(
      'select 1 from operator.payments where uid = $1 union all select 1 from operator.idempotency_keys',
      [BigInt(boris.uid)],
    ),
  ).toEqual([]);
  expect((await withdraw(String(boris.uid))).status).toBe(200);
});

test.each(endpoints.filter(({ access }) => access === 'player').map(({ name }) => [name]))(
  '%s refuses a call whose x-player header names another player than the session',
  async (name) => {
    const { cookie, uid } = player;
    expect(
      await operator.call(
        name,
        {},
        { cookie, headers: { 'x-player': String(uid + 1), 'idempotency-key': 'other-player-1' } },
      ),
    ).toMatchObject(refusal);
  },
);

test('methods open to guests ignore the x-player header', async () => {
  const { cookie, uid, email } = await operator.player();
  const headers = { 'x-player': String(uid + 1) };
  expect((await operator.call('account.getInfo', {}, { cookie, headers })).status).toBe(200);
  expect((await operator.call('auth.login', { login: email, password: 'otter-lamp-71' }, { headers })).status).toBe(
    200,
  );
});
