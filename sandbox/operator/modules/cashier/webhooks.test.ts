import { expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { idOf, messageOf } from './testing/TestCashier.ts';
import type { TestCashier } from './testing/TestCashier.ts';
import { withCashier } from './testing/withCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
withCashier((...opened) => ([operator, cashier] = opened));

async function start(order: 'deposit' | 'withdraw' = 'deposit') {
  const { cookie } = order === 'deposit' ? await operator.player() : await cashier.funded('50.00');
  return { cookie, id: idOf(await cashier[order](cookie)) };
}

test('I1 I4 a success webhook sent ten times credits once', async () => {
  const { cookie, id } = await start();
  const told = messageOf(id);
  const replies = [
    await cashier.tell(told),
    ...(await Promise.all(Array.from({ length: 9 }, () => cashier.tell(told)))),
  ];
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
  expect([await cashier.balance(cookie), await cashier.status(cookie)]).toEqual(['20.00', 'succeeded']);
});

test('I4 ten concurrent webhooks of one success credit once', async () => {
  const { cookie, id } = await start();
  await Promise.all(Array.from({ length: 10 }, () => cashier.tell(messageOf(id))));
  expect(await cashier.balance(cookie)).toBe('20.00');
  const [row] = await operator.database.query<{ count: bigint }>(
    'select count(*) as count from operator.ledger_transactions where external_id = $1',
    [`${id}:deposit`],
  );
  expect(row?.count).toBe(1n);
});

test('I5 failed, then cancelled is not a conflict, since no money moved either way', async () => {
  const { cookie, id } = await start();
  await cashier.tell(messageOf(id, 'deposit.failed'));
  expect((await cashier.tell(messageOf(id, 'deposit.cancelled'))).json()).toMatchObject({ outcome: 'ignored' });
  expect([await cashier.balance(cookie), await cashier.status(cookie)]).toEqual(['0.00', 'failed']);
});

test('I5 a final status never changes; a contradicting webhook is stored as a conflict', async () => {
  const first = await start();
  expect((await cashier.tell(messageOf(first.id))).statusCode).toBe(200);
  expect((await cashier.tell(messageOf(first.id, 'deposit.failed'))).json()).toMatchObject({ outcome: 'conflict' });
  expect([await cashier.balance(first.cookie), await cashier.status(first.cookie)]).toEqual(['20.00', 'succeeded']);
  const second = await start();
  await cashier.tell(messageOf(second.id, 'deposit.cancelled'));
  await cashier.tell(messageOf(second.id));
  expect([await cashier.balance(second.cookie), await cashier.status(second.cookie)]).toEqual(['0.00', 'cancelled']);
  const violations = await auditLedger(operator.database, new Date(operator.time.ms));
  expect(violations.map((violation) => violation.what)).toEqual(
    Array(2).fill('the payment vendor contradicts a finished payment'),
  );
  await operator.database.query("delete from operator.payment_webhooks where outcome = 'conflict'");
});

test('a wrong, old, future or missing signature is refused and changes nothing', async () => {
  const { cookie, id } = await start();
  const told = messageOf(id);
  expect((await cashier.tell(told, { secret: 'another-secret-altogether' })).statusCode).toBe(401);
  expect((await cashier.tell(told, { ageMs: 6 * 60_000 })).statusCode).toBe(401);
  expect((await cashier.tell(told, { ageMs: -6 * 60_000 })).statusCode).toBe(401);
  expect((await cashier.tell(told, { headers: { 'x-signature': '00' } })).statusCode).toBe(401);
  expect((await cashier.tell(told, { headers: { 'x-timestamp': 'now' } })).statusCode).toBe(401);
  expect((await operator.app.inject({ method: 'POST', url: '/webhooks/payments', payload: told })).statusCode).toBe(
    401,
  );
  expect(await cashier.status(cookie)).toBe('pending');
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
    expect((await cashier.tell(messageOf(id, 'deposit.succeeded', wrong))).statusCode).toBe(422);
  }
  expect([await cashier.balance(cookie), await cashier.status(cookie)]).toEqual(['0.00', 'pending']);
  const rows = await operator.database.query(
    "select reason from operator.payment_webhooks where merchant_ref = $1 and outcome = 'refused'",
    [id],
  );
  expect(rows).toEqual(Array(5).fill({ reason: 'wrong amount or currency' }));
  await cashier.tell(messageOf(id));
  expect(await cashier.balance(cookie)).toBe('20.00');
});

test('unknown payments, events of another type and invalid bodies are refused', async () => {
  const { id, cookie } = await start();
  expect((await cashier.tell(messageOf('p_unknown'))).statusCode).toBe(404);
  expect((await cashier.tell(messageOf(id, 'payout.paid'))).statusCode).toBe(404);
  expect((await cashier.tell(messageOf(id, 'deposit.refunded'))).statusCode).toBe(422);
  expect((await cashier.tell({})).statusCode).toBe(400);
  expect((await cashier.tell({ ...messageOf(id), amount: 20 })).statusCode).toBe(400);
  expect(await cashier.status(cookie)).toBe('pending');
});

test('I5 without a webhook the payment is settled by polling the vendor', async () => {
  const { cookie } = await start();
  operator.vendors.on('/payments/api/intents/', () =>
    Response.json({ status: 'succeeded', amount: '20.00', currency: 'USD' }),
  );
  await operator.control('reconcile');
  expect([await cashier.balance(cookie), await cashier.status(cookie)]).toEqual(['20.00', 'succeeded']);
});

test('4-60 a declined payout is returned once, a paid one is not', async () => {
  const declined = await start('withdraw');
  await Promise.all([1, 2, 3].map(() => cashier.tell(messageOf(declined.id, 'payout.declined'))));
  expect([await cashier.balance(declined.cookie), await cashier.status(declined.cookie)]).toEqual(['50.00', 'failed']);
  const paid = await start('withdraw');
  await cashier.tell(messageOf(paid.id, 'payout.paid'));
  await cashier.tell(messageOf(paid.id, 'payout.paid'));
  expect([await cashier.balance(paid.cookie), await cashier.status(paid.cookie)]).toEqual(['30.00', 'succeeded']);
});

test('I1 I2 I3 I4 I5 hold after the tests above', async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
