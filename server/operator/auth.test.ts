import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from './testing/startTestOperator.ts';
import type { TestOperator } from './testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

test('3-7 a guest gets 200 and uid 0', async () => {
  const reply = await operator.call('account.getInfo');
  expect(reply).toMatchObject({ status: 200, data: { uid: 0, balance_main: { amount: '0.00', currency: 'USD' } } });
});

test('4-15 registering signs in by a cookie, signing out ends the session', async () => {
  const { cookie, uid } = await operator.player();
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ uid });
  expect((await operator.call('auth.logout', {}, { cookie })).status).toBe(200);
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ uid: 0 });
  expect(await operator.call('account.getBalance', {}, { cookie })).toMatchObject({ status: 401, error: { type: 'AuthorizationException' } });
});

test('the ready-made player has play money and can sign in', async () => {
  const reply = await operator.call('auth.login', { login: 'player@croupier.test', password: 'croupier2026' });
  expect(reply.data).toMatchObject({ status: 'OK', payload: { uid: 1000 } });
  expect((await operator.call('account.getBalance', {}, { cookie: reply.cookie })).data).toMatchObject({ balance_main: { amount: '100.00' }, fresh_wins: [] });
});
