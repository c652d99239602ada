import { describe, expect, test } from 'vitest';
import { isSigned, signedHeaders } from '../signing.ts';
import { retryDelay } from '../webhooks/retryDelay.ts';
import { openPayments, order, payout, SECRET, START } from './testing/openPayments.ts';
import { usePayments } from './testing/usePayments.ts';

const payments = usePayments();

const told = () => payments.sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const sandbox = async (path: string, payload: object) =>
  (await payments.app.inject({ method: 'POST', url: `/__sandbox${path}`, payload })).json<Record<string, unknown>>();

describe('signature', () => {
  const body = JSON.stringify(order);
  const post = async (headers: Record<string, string>, payload = body) =>
    (
      await payments.app.inject({
        method: 'POST',
        url: '/payments/api/intents',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
    ).statusCode;

  const message = { method: 'POST', path: '/payments/api/intents', body };
  test('a signed request is accepted', async () => expect(await post(signedHeaders(SECRET, message, START))).toBe(200));
  test('an unsigned request is refused', async () => expect(await post({})).toBe(401));
  test('another secret is refused', async () =>
    expect(await post(signedHeaders('another-secret-of-16', message, START))).toBe(401));
  test('an altered body is refused', async () =>
    expect(await post(signedHeaders(SECRET, message, START), body.replace('25.00', '26.00'))).toBe(401));
  test.each([-300_001, 300_001])('a signature %d ms off is refused', async (ms) =>
    expect(await post(signedHeaders(SECRET, message, START + ms))).toBe(401),
  );
  test.each([-300_000, 300_000])('a signature %d ms off is still accepted', async (ms) =>
    expect(await post(signedHeaders(SECRET, message, START + ms))).toBe(200),
  );
  test.each([{ path: '/payments/api/payouts' }, { path: '/payments/api/intents?again' }, { method: 'PUT' }])(
    'a signature for another call (%o) is refused',
    async (other) => expect(await post(signedHeaders(SECRET, { ...message, ...other }, START))).toBe(401),
  );
  test('GET requires a signature too', async () =>
    expect((await payments.app.inject('/payments/api/intents/dep-1')).statusCode).toBe(401));
});

describe('intents', () => {
  test('the same reference opens the same intent, even concurrently', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => payments.api('POST', '/intents', order)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(opened.map(({ body }) => body['id'])).size).toBe(1);
    expect(await payments.database.query('select 1 from vendors.payment_intents')).toHaveLength(1);
  });

  test('the same reference with another amount is a conflict', async () => {
    await payments.api('POST', '/intents', order);
    expect((await payments.api('POST', '/intents', { ...order, amount: '26.00' })).status).toBe(409);
  });

  test.each(['0', '0.00', '-1', '1e309', '1,000', '01', ' 1', '1.', '', 5])('amount %j is refused', async (amount) =>
    expect((await payments.api('POST', '/intents', { ...order, amount })).status).toBe(400),
  );

  test('an amount above 2^53 is returned exactly', async () => {
    await payments.api('POST', '/intents', { ...order, amount: '90071992547409931.123' });
    expect((await payments.api('GET', '/intents/dep-1')).body).toEqual({
      status: 'created',
      amount: '90071992547409931.123',
      currency: 'USD',
      reason: '',
      expires_at: '2026-03-01T13:00:00.000Z',
      hosted_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3002\/payments\/pay\/pay_/),
      reversed: false,
      refunded: false,
      card_mask: '',
      crypto: null,
    });
  });

  test('an invalid reference is a 404', async () => {
    expect((await payments.api('GET', '/intents/%00')).status).toBe(404);
    expect((await payments.api('GET', '/payouts/%00')).status).toBe(404);
  });
  test('an unknown reference is a 404', async () =>
    expect((await payments.api('GET', '/intents/nobody')).status).toBe(404));
  test('a webhook address must be http', async () =>
    expect((await payments.api('POST', '/intents', { ...order, webhook_url: 'file:///etc/passwd' })).status).toBe(400));
});

test.each([
  ['approve', 'succeeded', 'deposit.succeeded'],
  ['decline', 'failed', 'deposit.failed'],
  ['cancel', 'cancelled', 'deposit.cancelled'],
])('outcome %s ends as %s and sends a signed %s', async (outcome, status, type) => {
  await payments.api('POST', '/intents', order);
  expect(await sandbox('/outcome', { merchant_ref: 'dep-1', outcome })).toEqual({ status });
  expect(told()).toEqual([
    expect.objectContaining({
      type,
      merchant_ref: 'dep-1',
      amount: '25.00',
      currency: 'USD',
      created_at: '2026-03-01T12:00:00.000Z',
    }),
  ]);
  const { url, headers, body } = payments.sent[0]!;
  expect(url).toBe(order.webhook_url);
  expect(isSigned(SECRET, Object.fromEntries(headers), { method: 'POST', path: '/hook', body }, START)).toBe(true);
});

test('I4 an intent is decided once: a later outcome has no effect and no webhook', async () => {
  await payments.api('POST', '/intents', order);
  await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'decline' });
  expect(await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'approve' })).toEqual({ status: 'failed' });
  expect(payments.sent).toHaveLength(1);
});

test('a slow bank leaves the intent pending and approves after 20 s', async () => {
  await payments.api('POST', '/intents', order);
  expect(await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'slow' })).toEqual({ status: 'pending' });
  await payments.advance(19_999);
  expect(told().map(({ type }) => type)).toEqual(['deposit.pending']);
  await payments.advance(1);
  expect(told().map(({ type }) => type)).toEqual(['deposit.pending', 'deposit.succeeded']);
});

test('I5 a silent bank fails after a day, an abandoned page is cancelled after an hour', async () => {
  await payments.api('POST', '/intents', order);
  await payments.api('POST', '/intents', { ...order, merchant_ref: 'dep-2' });
  await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'silent' });
  await payments.advance(3_600_000);
  expect(told().map(({ type, merchant_ref }) => [type, merchant_ref])).toEqual([
    ['deposit.pending', 'dep-1'],
    ['deposit.cancelled', 'dep-2'],
  ]);
  await payments.advance(23 * 3_600_000);
  expect(told().at(-1)).toMatchObject({ type: 'deposit.failed', merchant_ref: 'dep-1', reason: 'no_answer_from_bank' });
});

describe('webhooks', () => {
  const decide = async () => {
    await payments.api('POST', '/intents', order);
    await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'approve' });
  };

  test('are sent again with growing delays until a 2xx', async () => {
    payments.answers.push(0, 500, 302);
    await decide();
    await payments.advance(499);
    expect(payments.sent).toHaveLength(1);
    await payments.advance(1);
    expect(payments.sent).toHaveLength(2);
    await payments.advance(999);
    expect(payments.sent).toHaveLength(2);
    await payments.advance(1);
    expect(payments.sent).toHaveLength(3);
    await payments.advance(2_000);
    await payments.advance(60_000);
    expect(payments.sent).toHaveLength(4);
    expect(new Set(told().map(({ event_id }) => event_id)).size).toBe(1);
    const [row] = await payments.database.query<{ delivered_at: Date; last_answer: string }>(
      'select delivered_at, last_answer from vendors.payment_events',
    );
    expect(row).toEqual({ delivered_at: new Date(START + 4_000 - 500), last_answer: '200' });
  });

  test('are given up after a day', async () => {
    payments.answers.push(...Array<number>(3_000).fill(500));
    await decide();
    for (let minute = 0; minute <= 24 * 60; minute += 30) await payments.advance(30 * 60_000);
    const tries = payments.sent.length;
    await payments.advance(60 * 60_000);
    expect(payments.sent).toHaveLength(tries);
    expect(await payments.database.query('select delivered_at, retry_at from vendors.payment_events')).toEqual([
      { delivered_at: null, retry_at: null },
    ]);
  });

  test('survive a restart', async () => {
    payments.answers.push(500);
    await decide();
    const restarted = await openPaymentsAgain();
    expect(restarted).toBe(1);
  });

  test('replay sends the same event the requested number of times', async () => {
    await decide();
    expect(await sandbox('/webhooks/replay', { merchant_ref: 'dep-1', times: 10, shuffle: true })).toMatchObject({
      sent: 10,
    });
    expect(payments.sent).toHaveLength(11);
    expect(new Set(payments.sent.map(({ body }) => body)).size).toBe(1);
  });
});

test('a held message is not sent automatically; the API still returns the state, and a replay sends it', async () => {
  await payments.api('POST', '/intents', order);
  await sandbox('/webhooks/hold', { merchant_ref: 'dep-1' });
  await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'approve' });
  await payments.advance(3_600_000);
  expect(payments.sent).toHaveLength(0);
  expect((await payments.api('GET', '/intents/dep-1')).body).toMatchObject({ status: 'succeeded' });
  expect(await sandbox('/webhooks/replay', { merchant_ref: 'dep-1', times: 1 })).toEqual({ sent: 1, answers: [200] });
});

test.each([
  ['signature', false, {}],
  ['amount', true, { amount: '999999.99', currency: 'USD' }],
  ['currency', true, { amount: '25.00', currency: 'XTS' }],
])('a replay can have a wrong %s, which a merchant has to refuse', async (fault, isRightlySigned, told) => {
  await payments.api('POST', '/intents', order);
  await sandbox('/outcome', { merchant_ref: 'dep-1', outcome: 'approve' });
  await sandbox('/webhooks/replay', { merchant_ref: 'dep-1', times: 1, fault });
  const { headers, body } = payments.sent[1]!;
  expect(JSON.parse(body)).toMatchObject(told);
  expect(isSigned(SECRET, Object.fromEntries(headers), { method: 'POST', path: '/hook', body }, START)).toBe(
    isRightlySigned,
  );
});

/** A second vendor on the same tables, as after a restart, 0.5 s later; returns what it delivered. */
async function openPaymentsAgain(): Promise<number> {
  const { WebhookCourier } = await import('../webhooks/WebhookCourier.ts');
  const { paymentEvents } = await import('./eventRepository.ts');
  const merchant: typeof fetch = async () => new Response(null, { status: 204 });
  const courier = () =>
    new WebhookCourier({
      database: payments.database,
      events: paymentEvents,
      now: () => START + 500,
      secret: SECRET,
      fetch: merchant,
      random: () => 0,
    });
  const [first, second] = await Promise.all([courier().deliverDue(), courier().deliverDue()]);
  return first + second;
}

test('the retry delay doubles from 0.5 s to 60 s and is shortened randomly by at most half', () => {
  expect([1, 2, 3, 7, 8, 50].map((attempts) => retryDelay(attempts, 0))).toEqual([
    500, 1_000, 2_000, 32_000, 60_000, 60_000,
  ]);
  expect([2, 8].map((attempts) => retryDelay(attempts, 0.999_999))).toEqual([500, 30_000]);
});

describe('payouts', () => {
  test('are reviewed for 3 s and paid', async () => {
    const [first, second] = await Promise.all([
      payments.api('POST', '/payouts', payout),
      payments.api('POST', '/payouts', payout),
    ]);
    expect(first.body).toEqual(second.body);
    expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({ status: 'review' });
    await payments.advance(3_000);
    expect((await payments.api('GET', '/payouts/wd-1')).body).toEqual({
      id: first.body['id'],
      status: 'paid',
      amount: '40.50',
      currency: 'EUR',
      reason: '',
      reversed: false,
    });
    expect(told()).toEqual([
      expect.objectContaining({ type: 'payout.paid', merchant_ref: 'wd-1', amount: '40.50', currency: 'EUR' }),
    ]);
  });

  test('to requisites ending in 0000 are declined with a reason', async () => {
    await payments.api('POST', '/payouts', { ...payout, requisites: '5555 4444 3333 0000' });
    await payments.advance(3_000);
    expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({
      status: 'declined',
      reason: 'requisites_refused_by_bank',
    });
    expect(told()).toEqual([
      expect.objectContaining({ type: 'payout.declined', reason: 'requisites_refused_by_bank' }),
    ]);
  });

  test('to requisites ending in 0001 stay in review until somebody decides', async () => {
    await payments.api('POST', '/payouts', { ...payout, requisites: '4111 1111 1108 0001' });
    await payments.advance(24 * 3_600_000);
    expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({ status: 'review' });
    await sandbox('/outcome', { merchant_ref: 'wd-1', outcome: 'approve' });
    expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({ status: 'paid' });
  });

  test('store their requisites masked', async () => {
    await payments.api('POST', '/payouts', payout);
    expect(await payments.database.query('select requisites_mask from vendors.payment_payouts')).toEqual([
      { requisites_mask: '411111...1111' },
    ]);
  });
});

test('totals are summed by status and currency', async () => {
  await payments.api('POST', '/intents', { ...order, amount: '0.10' });
  await payments.api('POST', '/intents', { ...order, merchant_ref: 'dep-2', amount: '0.20' });
  await payments.api('POST', '/payouts', payout);
  expect((await payments.app.inject('/__sandbox/totals')).json()).toEqual({
    totals: [
      { kind: 'deposit', status: 'created', currency: 'USD', count: 2, sum: '0.30' },
      { kind: 'payout', status: 'review', currency: 'EUR', count: 1, sum: '40.50' },
    ],
  });
});

test('without the setting the sandbox controls are not registered', async () => {
  const plain = await openPayments(payments.database, false);
  expect((await plain.app.inject('/__sandbox/totals')).statusCode).toBe(404);
  await plain.app.close();
});
