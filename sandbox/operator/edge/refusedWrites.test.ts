import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refuseWrites } from '../../database/testing/refuseWrites.ts';
import { signedHeaders } from '../../signing.ts';
import { startTestOperator, testConfig } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

const readiness = async () => (await operator.app.inject('/readyz')).statusCode;

test('while the database refuses writes, readyz and every call that writes return 503 with Retry-After', async () => {
  let ms = Math.ceil(performance.now());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  const { cookie, email } = await operator.player();
  expect(await readiness()).toBe(200);
  const allowWrites = await refuseWrites(operator.database);
  ms += 1_000;
  expect(await readiness()).toBe(503);
  expect((await operator.app.inject('/healthz')).statusCode).toBe(200);
  const replies = [
    await operator.call('auth.register', {
      email: 'new@example.test',
      password: 'a-secret-of-mine-1',
      terms: true,
      currency: 'USD',
    }),
    await operator.call('auth.login', { login: email, password: 'secret-1' }),
    await operator.call('account.getToken', {}, { cookie }),
    await operator.call(
      'cashier.makedeposit',
      { method: 'card', amount: '10.00', currency: 'USD' },
      { cookie, headers: { 'idempotency-key': 'refused-write-1' } },
    ),
  ];
  for (const { status, error, headers } of replies) {
    expect([status, error?.type, headers['retry-after']]).toEqual([503, 'ApplicationUnavailableException', '5']);
  }
  const body = JSON.stringify({ round_id: 'round', transaction_id: 'rollback', original_transaction_id: 'bet' });
  const rollback = await operator.app.inject({
    method: 'POST',
    url: '/wallet/rollback',
    payload: body,
    headers: signedHeaders(
      testConfig.walletSecret,
      { method: 'POST', path: '/wallet/rollback', body },
      operator.time.ms,
    ),
  });
  expect([rollback.statusCode, rollback.headers['retry-after']]).toEqual([503, '5']);
  await allowWrites();
  ms += 1_000;
  expect(await readiness()).toBe(200);
  clock.mockRestore();
  expect((await operator.call('account.getToken', {}, { cookie })).status).toBe(200);
});
