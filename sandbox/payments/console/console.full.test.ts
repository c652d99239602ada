import { describe, expect, test } from 'vitest';
import { openPayments, order, payout } from '../testing/openPayments.ts';
import { control, submitForm, toldTypes } from '../testing/payForms.ts';
import { usePayments } from '../testing/usePayments.ts';

const payments = usePayments();
const CONSOLE = '/payments/console';
const MINUTE = 60_000;

const open = async (ref = 'dep-1') =>
  String((await payments.api('POST', '/intents', { ...order, merchant_ref: ref })).body['id']);
const openPayout = async () => String((await payments.api('POST', '/payouts', payout)).body['id']);
const act = async (fields: Record<string, string>, query = '') =>
  String((await submitForm(payments, `${CONSOLE}${query}`, fields)).headers.location);
const deposit = async () => (await payments.api('GET', '/intents/dep-1')).body;
const withdrawal = async () => (await payments.api('GET', '/payouts/wd-1')).body;
const refsOn = (body: string) => [...body.matchAll(/class="ref"><bdi>([^<]+)</g)].map(([, ref]) => ref);
const list = async (query = '') => refsOn((await payments.app.inject(`${CONSOLE}${query}`)).body);

describe('a deposit', () => {
  test.each([
    ['approve', { status: 'succeeded' }, 'deposit.succeeded'],
    ['decline', { status: 'failed', reason: 'declined_by_bank' }, 'deposit.failed'],
  ])('can be decided: %s', async (action, ended, type) => {
    const id = await open();
    expect(await act({ kind: 'deposit', id, action })).toContain('news=done');
    expect(await deposit()).toMatchObject(ended);
    expect(await act({ kind: 'deposit', id, action: 'delay', minutes: '5' })).toContain('news=unchanged');
    expect(await toldTypes(payments)).toEqual([type]);
  });

  test('can be delayed by minutes, also one that a slow bank has', async () => {
    const id = await open();
    await control(payments, '/outcome', { merchant_ref: 'dep-1', outcome: 'slow' });
    await act({ kind: 'deposit', id, action: 'delay', minutes: '30' });
    await payments.advance(30 * MINUTE - 1);
    expect(await deposit()).toMatchObject({ status: 'pending' });
    await payments.advance(1);
    expect(await deposit()).toMatchObject({ status: 'succeeded' });
    expect(await toldTypes(payments)).toEqual(['deposit.pending', 'deposit.succeeded']);
  });

  test('can be reversed once it has succeeded, and once only', async () => {
    const id = await open();
    expect(await act({ kind: 'deposit', id, action: 'reverse' })).toContain('news=unchanged');
    await act({ kind: 'deposit', id, action: 'approve' });
    expect(await act({ kind: 'deposit', id, action: 'reverse' })).toContain('news=done');
    await act({ kind: 'deposit', id, action: 'reverse' });
    expect(await toldTypes(payments)).toEqual(['deposit.succeeded', 'deposit.reversed']);
    expect((await payments.app.inject(CONSOLE)).body).toContain('class="badge reversed"');
  });

  test.each(['0', '-5', '1.5', '1441', '', 'x'])('a delay of "%s" minutes is refused', async (minutes) => {
    const id = await open();
    const form = { kind: 'deposit', id, action: 'delay', minutes };
    expect((await submitForm(payments, CONSOLE, form)).statusCode).toBe(400);
    expect(await deposit()).toMatchObject({ status: 'created' });
  });
});

describe('a payout', () => {
  test.each([
    ['approve', 'paid', 'payout.paid'],
    ['decline', 'declined', 'payout.declined'],
  ])('can be decided: %s', async (action, status, type) => {
    const id = await openPayout();
    await act({ kind: 'payout', id, action });
    expect(await withdrawal()).toMatchObject({ status });
    expect(await toldTypes(payments)).toEqual([type]);
  });

  test('can be delayed and, when paid, returned', async () => {
    const id = await openPayout();
    await act({ kind: 'payout', id, action: 'delay', minutes: '2' });
    await payments.advance(2 * MINUTE - 1);
    expect(await withdrawal()).toMatchObject({ status: 'review' });
    await payments.advance(1);
    expect(await withdrawal()).toMatchObject({ status: 'paid', reversed: false });
    await act({ kind: 'payout', id, action: 'reverse' });
    expect(await withdrawal()).toMatchObject({ status: 'paid', reversed: true });
    expect(await toldTypes(payments)).toEqual(['payout.paid', 'payout.returned']);
  });
});

test('the newest are listed first, filtered by kind, state and part of the reference, page by page', async () => {
  for (let index = 10; index < 40; index += 1) {
    await payments.advance(1);
    await open(`dep-${index}`);
  }
  await openPayout();
  await control(payments, '/outcome', { merchant_ref: 'dep-12', outcome: 'decline' });
  const first = await payments.app.inject(CONSOLE);
  expect(refsOn(first.body)).toHaveLength(25);
  expect(refsOn(first.body).slice(0, 2).toSorted()).toEqual(['dep-39', 'wd-1']);
  const older = /href="([^"]*after=[^"&]+[^"]*)"/.exec(first.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = refsOn((await payments.app.inject(older)).body);
  expect(second).toEqual(['dep-15', 'dep-14', 'dep-13', 'dep-12', 'dep-11', 'dep-10']);
  expect(await list('?kind=payout')).toEqual(['wd-1']);
  expect(await list('?state=failed')).toEqual(['dep-12']);
  expect(await list('?kind=deposit&search=p-3')).toHaveLength(10);
  expect(await list('?search=%25')).toEqual([]);
  expect(await list('?state=nothing&kind=nothing&after=nothing')).toEqual([]);
});

test('an action leads back to the list that it was started from', async () => {
  const id = await open();
  const location = await act({ kind: 'deposit', id, action: 'approve' }, '?locale=ru&kind=deposit&search=dep');
  expect(Object.fromEntries(new URL(location, 'http://vendor').searchParams)).toMatchObject({
    locale: 'ru',
    kind: 'deposit',
    search: 'dep',
    news: 'done',
  });
});

test('a webhook shows its attempts and last answer and can be sent again', async () => {
  await open();
  payments.answers.push(500, 503, 200);
  await control(payments, '/outcome', { merchant_ref: 'dep-1', outcome: 'approve' });
  const hooks = `${CONSOLE}/webhooks`;
  const { body } = await payments.app.inject(hooks);
  expect(body).toContain('Attempts: 1');
  expect(body).toContain('Last answer: 500');
  const id = /name="id" value="(evt_[^"]+)"/.exec(body)?.[1] ?? '';
  await submitForm(payments, hooks, { id });
  expect((await payments.app.inject(hooks)).body).toContain('Last answer: 503');
  await submitForm(payments, hooks, { id });
  const accepted = (await payments.app.inject(`${hooks}?search=dep-1`)).body;
  expect(accepted).toContain('Attempts: 3');
  expect(accepted).toContain('Accepted 2026-03-01 12:00:00');
  await payments.advance(24 * 60 * MINUTE);
  expect(payments.sent).toHaveLength(3);
  expect(new Set(payments.sent.map((sent) => sent.body)).size).toBe(1);
  expect((await submitForm(payments, hooks, { id: 'evt_unknown' })).statusCode).toBe(404);
});

test('coins that went back are listed with what arrived', async () => {
  await payments.api('POST', '/intents', { ...order, method: 'ton', currency: 'TON', amount: '3' });
  await control(payments, '/coins/send', { merchant_ref: 'dep-1', amount: '5' });
  const { body } = await payments.app.inject(`${CONSOLE}/coins`);
  expect(body).toContain('Arrived: 5 TON');
  expect(body).toContain('Sent back: 2 TON');
});

test.each([[{ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }], [{ origin: 'http://127.0.0.1:3000' }]])(
  'a form of another site decides nothing: %j',
  async (headers) => {
    const id = await open();
    const form = { kind: 'deposit', id, action: 'approve' };
    expect((await submitForm(payments, CONSOLE, form, headers)).statusCode).toBe(400);
    expect(await deposit()).toMatchObject({ status: 'created' });
  },
);

test.each([
  [{ kind: 'deposit', id: 'pay_unknown', action: 'approve' }, 404],
  [{ kind: 'payout', id: 'out_unknown', action: 'approve' }, 404],
  [{ kind: 'deposit', id: '%00', action: 'approve' }, 404],
  [{ kind: 'deposit', id: 'pay_unknown', action: 'pay' }, 400],
])('%j is refused', async (form, status) =>
  expect((await submitForm(payments, CONSOLE, form)).statusCode).toBe(status),
);

test('without the sandbox controls there is no console', async () => {
  const plain = await openPayments(payments.database, false);
  for (const path of [CONSOLE, `${CONSOLE}/webhooks`, `${CONSOLE}/coins`])
    expect((await plain.app.inject(path)).statusCode).toBe(404);
  await plain.app.close();
});
