import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { TestCashier, payPage } from './testing/TestCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  cashier = new TestCashier(operator);
  operator.vendors.on('/payments/api/intents', ({ method }) =>
    method === 'POST'
      ? Response.json({ id: 'i1', hosted_url: payPage })
      : Response.json({ status: 'cancelled', amount: '20.00', currency: 'USD', reason: 'expired' }),
  );
}, 60_000);
afterAll(() => operator.close());

const deposit = (cookie: string, at: number) => cashier.deposit(cookie, {}, `pending-deposit-${at}`);

test('8-4 pending deposits per player are limited; one more gets Retry-After and succeeds later', async () => {
  const { cookie } = await operator.player();
  const replies = await Promise.all(Array.from({ length: 24 }, (_none, at) => deposit(cookie, at)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({
    status: 429,
    error: { type: 'TooManyRequestsException', error_data: { retry_after: 60 } },
    headers: { 'retry-after': '60' },
  });
  expect((await deposit((await operator.player()).cookie, 30)).status).toBe(200);
  const again = replies.findIndex(({ status }) => status === 429);
  await operator.control('reconcile');
  // The key of a refused order was not used up.
  expect((await deposit(cookie, again)).status).toBe(200);
});
