import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { isSigned } from '../../../signing.ts';
import { TestCashier, newKey, payPage, transactionOf } from './testing/TestCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  cashier = new TestCashier(operator);
}, 60_000);
afterAll(() => operator.close());
beforeEach(() => cashier.vendorTakes());

test('7-48 settings list methods with limits and presets in the account currency', async () => {
  const yen = await operator.player({ currency: 'JPY' });
  const dinar = await operator.player({ currency: 'KWD' });
  const of = async (cookie: string) =>
    ((await operator.call('cashier.getdepositsettings', {}, { cookie })).data as { methods: object[] }).methods;
  expect(await of(yen.cookie)).toMatchObject([
    { sysname: 'card', kind: 'hosted', min: { amount: '1000', currency: 'JPY' } },
    { sysname: 'flashpay' },
    { sysname: 'purse', kind: 'redirect' },
    { sysname: 'mobilepay', kind: 'mobile', fee_percent: '1.5' },
    { sysname: 'ton', kind: 'crypto', crypto: 'TON' },
    { sysname: 'btc', kind: 'crypto', crypto: 'BTC' },
    { sysname: 'voucher', kind: 'voucher' },
  ]);
  expect((await of(dinar.cookie))[0]).toMatchObject({ min: { amount: '3.000', currency: 'KWD' } });
});

test('7-51 a new deposit is pending, and the vendor gets a signed request', async () => {
  const { cookie } = await operator.player();
  operator.vendors.requests.length = 0;
  const reply = await cashier.deposit(cookie, { amount: '25.5' });
  expect(reply.data).toMatchObject({
    transaction: { status: 'pending', type: 'deposit', amount: { amount: '25.50', currency: 'USD' } },
    redirect_url: payPage,
  });
  const asked = operator.vendors.requests.find((request) => request.path === '/payments/api/intents');
  const id = transactionOf(reply).id;
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    merchant_ref: id,
    amount: '25.50',
    currency: 'USD',
    method: 'card',
  });
  expect(isSigned('sandbox-payments-secret', Object.fromEntries(asked!.headers), asked!, operator.time.ms)).toBe(true);
  expect(await cashier.balance(cookie)).toBe('0.00');
});

test('4-61, 2.3-7 the vendor gets localised return pages; all but the cancel page contain the payment id', async () => {
  for (const [locale, prefix] of [
    ['en', ''],
    ['ar', '/ar'],
  ]) {
    const { cookie } = await operator.player();
    operator.vendors.requests.length = 0;
    const reply = await operator.app.inject({
      method: 'POST',
      url: `/api/cashier.makedeposit?v=2.35&locale=${locale}`,
      payload: 'method=card&amount=20.00&currency=USD',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: operator.config.siteUrl,
        cookie: `croupier_session=${cookie}`,
        'idempotency-key': newKey(),
      },
    });
    const { id } = reply.json<{ data: { transaction: { id: string } } }>().data.transaction;
    const pages = `http://localhost:3000${prefix}/cashier`;
    expect(cashier.asked('intents')[0]?.['return_urls']).toEqual({
      success: `${pages}/paysuccess/${id}`,
      fail: `${pages}/payfail/${id}`,
      pending: `${pages}/paypending/${id}`,
      cancel: `${pages}/paycancel`,
    });
  }
});

test('5-25, 5-26 amounts outside of the limits and invalid amounts are refused at the field', async () => {
  const { cookie } = await operator.player();
  const errors = async (fields: Record<string, string>) => (await cashier.deposit(cookie, fields)).error.error_data;
  expect(await errors({ amount: '9.99' })).toEqual({
    amount: [{ code: 'sumError', params: { min: '10.00', max: '10000.00', currency: 'USD' } }],
  });
  expect(await errors({ amount: '10000.01' })).toMatchObject({ amount: [{ code: 'sumError' }] });
  for (const amount of [
    'abc',
    '-20',
    '1e3',
    '1e309',
    '1,000',
    '20.001',
    ' 20',
    '٢٠',
    '+20',
    '010',
    '0020.00',
    '00',
    '20.000',
    '0x20',
    '20.',
    '.5',
    '9'.repeat(40),
  ]) {
    expect(await errors({ amount }), amount).toMatchObject({
      amount: [{ code: expect.stringMatching(/^(wrongField|sumError)$/) as string }],
    });
  }
  expect(await errors({ amount: '', method: 'nope', currency: 'EUR' })).toMatchObject({ amount: [{}] });
  expect(await errors({ method: 'nope', currency: 'EUR' })).toEqual({
    method: [{ code: 'wrongField' }],
    currency: [{ code: 'wrongField' }],
  });
});

test('trust: amounts with decimals are refused in currencies without decimals', async () => {
  const { cookie } = await operator.player({ currency: 'JPY' });
  expect((await cashier.deposit(cookie, { amount: '2000.5', currency: 'JPY' })).error.error_data).toMatchObject({
    amount: [{ code: 'wrongField' }],
  });
  expect(transactionOf(await cashier.deposit(cookie, { amount: '2000', currency: 'JPY' }))).toMatchObject({
    amount: { amount: '2000', currency: 'JPY' },
  });
});

test('I4 the same key gives the same reply and one deposit, even concurrently; another input is a 422', async () => {
  const { cookie } = await operator.player();
  const key = newKey();
  const replies = await Promise.all([1, 2, 3, 4].map(() => cashier.deposit(cookie, {}, key)));
  for (const reply of replies) expect(reply.data).toEqual(replies[0]?.data);
  expect((await cashier.history(cookie)).count).toBe(1);
  expect(await cashier.deposit(cookie, { amount: '21.00' }, key)).toMatchObject({
    status: 422,
    error: { type: 'InvalidRequestException' },
  });
  expect(await cashier.withdraw(cookie, {}, key)).toMatchObject({
    status: 422,
    error: { type: 'InvalidRequestException' },
  });
  expect((await cashier.deposit(cookie, {}, key)).data).toEqual(replies[0]?.data);
});

test('I4 a key is required and valid for its player only', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const keyless = await operator.call(
    'cashier.makedeposit',
    { method: 'card', amount: '20', currency: 'USD' },
    { cookie: one.cookie },
  );
  expect(keyless).toMatchObject({ status: 422, error: { type: 'InvalidRequestException' } });
  const key = newKey();
  expect(transactionOf(await cashier.deposit(one.cookie, {}, key)).id).not.toBe(
    transactionOf(await cashier.deposit(other.cookie, {}, key)).id,
  );
});

test('I4 I5 a reply that was lost after the commit is returned again for the same key', async () => {
  const { cookie } = await cashier.funded();
  const key = newKey();
  await operator.control('calls/fail', { method: 'cashier.makewithdrawal', mode: 'cut-after-commit', times: 1 });
  expect((await cashier.withdraw(cookie, {}, key)).status).toBe(500);
  const again = await cashier.withdraw(cookie, {}, key);
  expect(again.status).toBe(200);
  expect(await cashier.balance(cookie)).toBe('80.00');
  expect((await cashier.history(cookie)).items).toHaveLength(1);
});

test('I4 a refusal is the reply to its key: a late copy is not carried out when the balance allows it', async () => {
  const player = await operator.player();
  const key = newKey();
  const refused = await cashier.withdraw(player.cookie, {}, key);
  expect(refused.error.type).toBe('WithdrawalLimitsExceededException');
  await operator.control('credit', { uid: player.uid, amount: '100.00', currency: 'USD' });
  expect(await cashier.withdraw(player.cookie, {}, key)).toMatchObject({ status: 422, error: refused.error });
  expect(await cashier.withdraw(player.cookie, { amount: '21.00' }, key)).toMatchObject({
    error: { type: 'InvalidRequestException' },
  });
  expect([await cashier.balance(player.cookie), (await cashier.history(player.cookie)).count]).toEqual(['100.00', 0]);
  expect((await cashier.withdraw(player.cookie)).status).toBe(200);
});

test('I4 copies that are sent at once get one refusal', async () => {
  const { cookie } = await operator.player();
  const key = newKey();
  const replies = await Promise.all([1, 2, 3].map(() => cashier.withdraw(cookie, {}, key)));
  for (const { status, error } of replies) expect([status, error]).toEqual([422, replies[0]?.error]);
});

test('I5 an unavailable vendor gives no page now, loses no money and leads to one payment in the end', async () => {
  const { cookie } = await operator.player();
  operator.vendors.on('/payments/api/intents', () => {
    throw new TypeError('fetch failed');
  });
  const key = newKey();
  expect(await cashier.deposit(cookie, {}, key)).toMatchObject({
    status: 503,
    error: { type: 'BillingUnavailableException' },
  });
  expect((await cashier.history(cookie)).items).toMatchObject([{ status: 'pending' }]);
  operator.vendors.on('/payments/api/intents', () =>
    Response.json({ id: 'i2', hosted_url: 'http://127.0.0.1:3002/payments/pay/i2' }),
  );
  expect((await cashier.deposit(cookie, {}, key)).data).toMatchObject({
    transaction: { status: 'pending' },
    redirect_url: 'http://127.0.0.1:3002/payments/pay/i2',
  });
  expect((await cashier.history(cookie)).count).toBe(1);
});

test('I5 a deposit that never reached the vendor fails after ten minutes', async () => {
  const { cookie } = await operator.player();
  operator.vendors.on('/payments/api/intents', ({ method }) =>
    method === 'POST' ? new Response('', { status: 502 }) : new Response('', { status: 404 }),
  );
  await cashier.deposit(cookie);
  await operator.control('reconcile');
  expect((await cashier.history(cookie)).items).toMatchObject([{ status: 'pending' }]);
  operator.time.ms += 11 * 60_000;
  await operator.control('reconcile');
  expect((await cashier.history(cookie)).items).toMatchObject([{ status: 'failed', reason: 'not_started' }]);
});

test('1-13, 7-52 a withdrawal holds its amount at once and shows masked requisites', async () => {
  const { cookie } = await cashier.funded();
  const reply = await cashier.withdraw(cookie);
  expect(transactionOf(reply)).toMatchObject({ status: 'processing', type: 'withdrawal', requisites: '411111...1111' });
  expect(await cashier.balance(cookie)).toBe('80.00');
  const settings = (await operator.call('cashier.getwithdrawsettings', {}, { cookie })).data;
  expect(settings).toMatchObject({
    available: { amount: '80.00' },
    locked: [{ amount: { amount: '20.00' }, reason: 'pending' }],
  });
  const [row] = await operator.database.query<{ full_requisites: string | null }>(
    'select full_requisites from operator.payments where id = $1',
    [transactionOf(reply).id],
  );
  expect(row?.full_requisites).toBeNull();
});

test('I2 a withdrawal above the balance is refused, and nothing is held', async () => {
  const { cookie } = await cashier.funded('30.00');
  expect(await cashier.withdraw(cookie, { amount: '30.01' })).toMatchObject({
    status: 422,
    error: { type: 'WithdrawalLimitsExceededException', error_data: { available: { amount: '30.00' } } },
  });
  expect((await cashier.history(cookie)).count).toBe(0);
  const twice = await Promise.all([
    cashier.withdraw(cookie, { amount: '30' }),
    cashier.withdraw(cookie, { amount: '30' }),
  ]);
  expect(twice.map((reply) => reply.status).sort()).toEqual([200, 422]);
});

test('5-52 5-54 requisites are a card number or an IBAN', async () => {
  const { cookie } = await cashier.funded();
  expect((await cashier.withdraw(cookie, { requisites: '4111111111111112' })).error.error_data).toEqual({
    requisites: [{ code: 'cardNumber' }],
  });
  expect((await cashier.withdraw(cookie, { method: 'flashpay' })).error.error_data).toEqual({
    requisites: [{ code: 'iban' }],
  });
  expect(
    transactionOf(await cashier.withdraw(cookie, { method: 'flashpay', requisites: 'LV80 BANK 0000 4351 9500 1' })),
  ).toMatchObject({ requisites: 'LV80...5001' });
});

test('I5 a payout refused by the vendor is returned; one it could not receive is sent again', async () => {
  const { cookie } = await cashier.funded();
  operator.vendors.on(
    '/payments/api/payouts',
    ({ method }) => new Response('{}', { status: method === 'POST' ? 400 : 404 }),
  );
  expect(transactionOf(await cashier.withdraw(cookie))).toMatchObject({ status: 'failed' });
  expect(await cashier.balance(cookie)).toBe('100.00');
  operator.vendors.on('/payments/api/payouts', () => new Response('', { status: 500 }));
  operator.time.ms += 1000;
  expect(transactionOf(await cashier.withdraw(cookie))).toMatchObject({ status: 'pending' });
  operator.vendors.on('/payments/api/payouts', ({ method }) =>
    method === 'POST'
      ? Response.json({ id: 'o2' })
      : Response.json({ status: 'paid', amount: '20.00', currency: 'USD' }),
  );
  await operator.control('reconcile');
  expect((await cashier.history(cookie)).items[0]).toMatchObject({ status: 'processing' });
  await operator.control('reconcile');
  expect((await cashier.history(cookie)).items[0]).toMatchObject({ status: 'succeeded' });
  expect(await cashier.balance(cookie)).toBe('80.00');
});

test('I5 a payout refused by a gateway although the vendor has it is not returned', async () => {
  const { cookie } = await cashier.funded();
  const paid = { status: 'paid', amount: '20.00', currency: 'USD' };
  operator.vendors.on('/payments/api/payouts', ({ method }) =>
    method === 'POST' ? new Response('{}', { status: 422 }) : new Response('', { status: 502 }),
  );
  expect(transactionOf(await cashier.withdraw(cookie))).toMatchObject({ status: 'pending' });
  operator.vendors.on('/payments/api/payouts', ({ method }) =>
    method === 'POST' ? new Response('{}', { status: 422 }) : Response.json(paid),
  );
  await operator.control('reconcile');
  await operator.control('reconcile');
  expect((await cashier.history(cookie)).items[0]).toMatchObject({ status: 'succeeded' });
  expect(await cashier.balance(cookie)).toBe('80.00');
});

test('I5 a deposit refused by a gateway although the vendor has it stays open', async () => {
  const { cookie } = await operator.player();
  const key = newKey();
  operator.vendors.on('/payments/api/intents', ({ method }) =>
    method === 'POST'
      ? new Response('{}', { status: 409 })
      : Response.json({ status: 'created', amount: '20.00', currency: 'USD' }),
  );
  expect(await cashier.deposit(cookie, {}, key)).toMatchObject({
    status: 503,
    error: { type: 'BillingUnavailableException' },
  });
  operator.vendors.on('/payments/api/intents', () =>
    Response.json({ id: 'i3', hosted_url: 'http://127.0.0.1:3002/payments/pay/i3' }),
  );
  expect((await cashier.deposit(cookie, {}, key)).data).toMatchObject({
    transaction: { status: 'pending' },
    redirect_url: 'http://127.0.0.1:3002/payments/pay/i3',
  });
});

test('I5 a deposit whose page opens while the reconciler is failing it stays open', async () => {
  const { cookie } = await operator.player();
  const key = newKey();
  operator.vendors.on('/payments/api/intents', () => new Response('', { status: 502 }));
  await cashier.deposit(cookie, {}, key);
  operator.time.ms += 11 * 60_000;
  operator.vendors.on('/payments/api/intents', async ({ method }) => {
    if (method === 'POST') return Response.json({ id: 'i4', hosted_url: 'http://127.0.0.1:3002/payments/pay/i4' });
    // Before the vendor's 404 arrives, the player repeats the call and is redirected to the page.
    expect((await cashier.deposit(cookie, {}, key)).status).toBe(200);
    return new Response('', { status: 404 });
  });
  await operator.control('reconcile');
  expect((await cashier.history(cookie)).items).toMatchObject([{ status: 'pending' }]);
});

test('7-49 history contains only the player’s own payments, even if another’s transaction is requested', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const { id } = transactionOf(await cashier.deposit(one.cookie));
  expect(await cashier.history(one.cookie, { transaction: id })).toMatchObject({ count: 1, items: [{ id }] });
  expect(await cashier.history(other.cookie, { transaction: id })).toEqual({ count: 0, items: [] });
  expect(await cashier.history(other.cookie)).toEqual({ count: 0, items: [] });
  expect((await cashier.history(one.cookie, { type: 'withdrawal' })).count).toBe(0);
});

test('3-55 a deposit limit is returned and enforced, pending deposits included', async () => {
  const { cookie } = await operator.player();
  await operator.call('responsible.setLimit', { kind: 'deposit', period: 'day', amount: '50' }, { cookie });
  expect((await cashier.deposit(cookie, { amount: '40' })).status).toBe(200);
  expect((await operator.call('cashier.getdepositsettings', {}, { cookie })).data).toMatchObject({
    limit: { period: 'day', available_amount: { amount: '10.00' }, limit_amount: { amount: '50.00' } },
  });
  expect(await cashier.deposit(cookie, { amount: '10.01' })).toMatchObject({
    status: 422,
    error: { type: 'BillingDepositLimitExceededException' },
  });
  expect((await cashier.deposit(cookie, { amount: '10' })).status).toBe(200);
});

test('I1 I2 I3 I4 I5 hold after the tests above', async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
