import { randomUUID } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator, testConfig } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { payReturnToken } from './payReturn.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  operator.vendors.on('/payments/api/intents', () => Response.json({ hosted_url: 'http://vendors.test/pay/1' }));
}, 120_000);
afterAll(() => operator.close());

let users = 8_000;

/** A deposit that a player of the messenger has begun: its id, and the addresses that its vendor's page returns to. */
async function begun() {
  const user = { id: (users += 1), first_name: 'Ada', language_code: 'en' };
  const payload = sign({ user }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const { data } = await operator.call('auth.register', { is_tg: true, payload });
  const { token } = (data as { payload: { token: string } }).payload;
  await operator.call('auth.agreeterms', { terms: true }, { bearer: token });
  operator.vendors.requests.length = 0;
  const reply = await operator.call(
    'cashier.makedeposit',
    { method: 'card', amount: '20.00', currency: 'USD' },
    { bearer: token, headers: { 'idempotency-key': randomUUID() } },
  );
  expect(reply.error).toBeUndefined();
  const asked = operator.vendors.requests.find(({ path }) => path === '/payments/api/intents');
  const { return_urls: urls } = JSON.parse(asked?.body ?? '') as { return_urls: Record<string, string> };
  return { id: (reply.data as { transaction: { id: string } }).transaction.id, pages: Object.values(urls) };
}

const statusOf = (payment: string) => operator.call('cashier.getreturn', { payment });

test('2.11-6 a payment begun in the messenger returns to one page, which states it for a guest', async () => {
  const { id, pages } = await begun();
  expect(pages).toHaveLength(4);
  expect(new Set(pages).size).toBe(1);
  const page = new URL(pages[0] ?? '');
  expect(page.pathname).toBe('/payment-return');
  const payment = page.searchParams.get('payment') ?? '';
  const link = `https://t.me/${testConfig.telegramBotName}?startapp=paid_${id}`;
  expect((await statusOf(payment)).data).toEqual({ status: 'pending', link });
  await operator.database.query("update operator.payments set status = 'succeeded' where id = $1", [id]);
  expect((await statusOf(payment)).data).toEqual({ status: 'succeeded', link });
});

test('2.11-6 an altered token, and that of a payment of the web, show nothing', async () => {
  const { id } = await begun();
  const right = payReturnToken(operator.config.paymentsSecret, id);
  const refusal = { status: 422, error: { type: 'InvalidParameterException' } };
  const other = right[30] === 'A' ? 'B' : 'A';
  for (const wrong of [id, `${id}.`, right.slice(0, 30) + other + right.slice(31), 'x'.repeat(200)])
    expect(await statusOf(wrong)).toMatchObject(refusal);
  await operator.database.query('update operator.payments set is_from_messenger = false where id = $1', [id]);
  expect(await statusOf(right)).toMatchObject(refusal);
});
