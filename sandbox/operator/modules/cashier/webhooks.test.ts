import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../ledger/auditLedger.ts';
import type { Message } from './WebhookService.ts';
import { startTestOperator, testConfig } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { signedHeaders } from '../../../signing.ts';

let operator: TestOperator;
let events = 0;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  operator.vendors.on('/payments/api/intents', () =>
    Response.json({ id: 'i', hosted_url: 'http://127.0.0.1:3002/payments/pay/i' }),
  );
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o' }));
}, 60_000);
afterAll(() => operator.close());

function message(
  merchantRef: string,
  type = 'deposit.succeeded',
  more: Partial<Message> = {},
): Omit<Message, 'reason'> {
  return {
    event_id: `evt-${(events += 1)}`,
    type,
    merchant_ref: merchantRef,
    amount: '20.00',
    currency: 'USD',
    ...more,
  };
}

const send = async (
  told: object,
  { secret = testConfig.paymentsSecret, ageMs = 0, headers = {} as Record<string, string> } = {},
) => {
  const body = JSON.stringify(told);
  const signed = signedHeaders(secret, { method: 'POST', path: '/webhooks/payments', body }, operator.time.ms - ageMs);
  return operator.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    payload: body,
    headers: { ...signed, ...headers },
  });
};

async function start(method: 'makedeposit' | 'makewithdrawal' = 'makedeposit') {
  const { cookie, uid } = await operator.player();
  if (method === 'makewithdrawal') await operator.control('credit', { uid, amount: '50.00', currency: 'USD' });
  const fields = {
    method: 'card',
    amount: '20.00',
    currency: 'USD',
    ...(method === 'makewithdrawal' ? { requisites: '4111111111111111' } : {}),
  };
  const reply = await operator.call(`cashier.${method}`, fields, {
    cookie,
    headers: { 'idempotency-key': `webhook-key-${(events += 1)}` },
  });
  return { cookie, uid, id: (reply.data as { transaction: { id: string } }).transaction.id };
}

const main = async (cookie: string) =>
  ((await operator.call('account.getBalance', {}, { cookie })).data as { balance_main: { amount: string } })
    .balance_main.amount;
const state = async (cookie: string) =>
  ((await operator.call('cashier.gethistory', {}, { cookie })).data as { items: { status: string }[] }).items[0]
    ?.status;

test('I1 I4 a success webhook sent ten times credits once', async () => {
  const { cookie, id } = await start();
  const told = message(id);
  const replies = [await send(told), ...(await Promise.all(Array.from({ length: 9 }, () => send(told))))];
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
  expect([await main(cookie), await state(cookie)]).toEqual(['20.00', 'succeeded']);
});

test('I4 ten concurrent webhooks of one success credit once', async () => {
  const { cookie, id } = await start();
  await Promise.all(Array.from({ length: 10 }, () => send(message(id))));
  expect(await main(cookie)).toBe('20.00');
  const [row] = await operator.database.query<{ count: bigint }>(
    'select count(*) as count from operator.ledger_transactions where external_id = $1',
    [`${id}:deposit`],
  );
  expect(row?.count).toBe(1n);
});

test('I5 failed, then cancelled is not a conflict, since no money moved either way', async () => {
  const { cookie, id } = await start();
  await send(message(id, 'deposit.failed'));
  expect((await send(message(id, 'deposit.cancelled'))).json()).toMatchObject({ outcome: 'ignored' });
  expect([await main(cookie), await state(cookie)]).toEqual(['0.00', 'failed']);
});

test('I5 a final status never changes; a contradicting webhook is stored as a conflict', async () => {
  const first = await start();
  expect((await send(message(first.id))).statusCode).toBe(200);
  expect((await send(message(first.id, 'deposit.failed'))).json()).toMatchObject({ outcome: 'conflict' });
  expect([await main(first.cookie), await state(first.cookie)]).toEqual(['20.00', 'succeeded']);
  const second = await start();
  await send(message(second.id, 'deposit.cancelled'));
  await send(message(second.id));
  expect([await main(second.cookie), await state(second.cookie)]).toEqual(['0.00', 'cancelled']);
  const violations = await auditLedger(operator.database, new Date(operator.time.ms));
  expect(violations.map((violation) => violation.what)).toEqual(
    Array(2).fill('the payment vendor contradicts a finished payment'),
  );
  await operator.database.query("delete from operator.payment_webhooks where outcome = 'conflict'");
});

test('a wrong, old, future or missing signature is refused and changes nothing', async () => {
  const { cookie, id } = await start();
  const told = message(id);
  expect((await send(told, { secret: 'another-secret-altogether' })).statusCode).toBe(401);
  expect((await send(told, { ageMs: 6 * 60_000 })).statusCode).toBe(401);
  expect((await send(told, { ageMs: -6 * 60_000 })).statusCode).toBe(401);
  expect((await send(told, { headers: { 'x-signature': '00' } })).statusCode).toBe(401);
  expect((await send(told, { headers: { 'x-timestamp': 'now' } })).statusCode).toBe(401);
  expect((await operator.app.inject({ method: 'POST', url: '/webhooks/payments', payload: told })).statusCode).toBe(
    401,
  );
  expect(await state(cookie)).toBe('pending');
});

test('I1 a wrong amount or currency is refused and stored; the right one still credits', async () => {
  const { cookie, id } = await start();
  for (const wrong of [
    { amount: '2000.00' },
    { amount: '20.001' },
    { amount: '-20.00' },
    { amount: '2e1' },
    { currency: 'EUR' },
  ]) {
    expect((await send(message(id, 'deposit.succeeded', wrong))).statusCode).toBe(422);
  }
  expect([await main(cookie), await state(cookie)]).toEqual(['0.00', 'pending']);
  const rows = await operator.database.query(
    "select reason from operator.payment_webhooks where merchant_ref = $1 and outcome = 'refused'",
    [id],
  );
  expect(rows).toEqual(Array(5).fill({ reason: 'wrong amount or currency' }));
  await send(message(id));
  expect(await main(cookie)).toBe('20.00');
});

test('unknown payments, events of another type and invalid bodies are refused', async () => {
  const { id, cookie } = await start();
  expect((await send(message('p_unknown'))).statusCode).toBe(404);
  expect((await send(message(id, 'payout.paid'))).statusCode).toBe(404);
  expect((await send(message(id, 'deposit.refunded'))).statusCode).toBe(422);
  expect((await send({})).statusCode).toBe(400);
  expect((await send({ ...message(id), amount: 20 })).statusCode).toBe(400);
  expect(await state(cookie)).toBe('pending');
});

test('I5 without a webhook the payment is settled by polling the vendor', async () => {
  const { cookie } = await start();
  operator.vendors.on('/payments/api/intents/', () =>
    Response.json({ status: 'succeeded', amount: '20.00', currency: 'USD' }),
  );
  await operator.control('reconcile');
  expect([await main(cookie), await state(cookie)]).toEqual(['20.00', 'succeeded']);
});

test('4-60 a declined payout is returned once, a paid one is not', async () => {
  const declined = await start('makewithdrawal');
  await Promise.all([1, 2, 3].map(() => send(message(declined.id, 'payout.declined'))));
  expect([await main(declined.cookie), await state(declined.cookie)]).toEqual(['50.00', 'failed']);
  const paid = await start('makewithdrawal');
  await send(message(paid.id, 'payout.paid'));
  await send(message(paid.id, 'payout.paid'));
  expect([await main(paid.cookie), await state(paid.cookie)]).toEqual(['30.00', 'succeeded']);
});

test('I1 I2 I3 I4 I5 hold after the tests above', async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
