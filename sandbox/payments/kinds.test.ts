import { describe, expect, test } from 'vitest';
import { order, payout } from './testing/openPayments.ts';
import { control, plainCard, submitForm, toldTypes } from './testing/payForms.ts';
import { usePayments } from './testing/usePayments.ts';

const payments = usePayments();
const open = (fields: object = {}) => payments.api('POST', '/intents', { ...order, ...fields });
const state = async (ref = 'dep-1') => (await payments.api('GET', `/intents/${ref}`)).body;
const cancel = async (ref = 'dep-1') => (await payments.api('POST', `/intents/${ref}/cancel`)).body;
const wrong = (field: string) => ({
  status: 400,
  body: { error: { type: 'WrongRequisites', message: expect.any(String), field } },
});
const bodies = () => payments.sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const MINUTE = 60_000;

describe('opening', () => {
  test.each([
    ['card', {}, true, 60],
    ['flashpay', {}, true, 60],
    ['purse', { wallet: 'ada@mail.test' }, true, 60],
    ['bankpay', { bank: 'brightwater' }, true, 60],
    ['mobilepay', { phone: '+7 (901) 555-01-01' }, false, 10],
    ['ton', {}, false, 15],
    ['btc', {}, false, 15],
  ])('%s has a page or none, and an end', async (method, requisites, hasPage, minutes) => {
    const { status, body } = await open({ method, requisites });
    expect(status).toBe(200);
    expect(body['hosted_url']).toBe(hasPage ? `http://127.0.0.1:3002/payments/pay/${String(body['id'])}` : '');
    const ends = new Date(Date.parse('2026-03-01T12:00:00Z') + minutes * MINUTE).toISOString();
    expect(body['expires_at']).toBe(ends);
    expect(await state()).toMatchObject({ hosted_url: body['hosted_url'], expires_at: ends, status: 'created' });
    await payments.advance(minutes * MINUTE - 1);
    expect(payments.sent).toEqual([]);
    await payments.advance(1);
    expect(await state()).toMatchObject({ status: 'cancelled', reason: 'expired' });
    expect(await toldTypes(payments)).toEqual(['deposit.cancelled']);
  });

  test.each([
    ['purse', {}, 'wallet'],
    ['purse', { wallet: 'x' }, 'wallet'],
    ['purse', { wallet: '<b>wallet</b>' }, 'wallet'],
    ['bankpay', { bank: 'nobank' }, 'bank'],
    ['bankpay', { bank: 'hoshimori' }, 'bank'],
    ['bankpay', undefined, 'bank'],
    ['mobilepay', { phone: '12' }, 'phone'],
    ['mobilepay', { phone: 5_550_101_234 }, 'phone'],
    ['mobilepay', { phone: '1234567890123456' }, 'phone'],
    ['voucher', { voucher: 'ABCD-EFGH-JKMN-PQRS' }, 'voucher'],
    ['voucher', { voucher: '' }, 'voucher'],
  ])('%s with %j is refused, and nothing is stored', async (method, requisites, field) => {
    expect(await open({ method, requisites })).toEqual(wrong(field));
    expect(await payments.database.query('select 1 from vendors.payment_intents')).toEqual([]);
  });

  test('a payment without a page has none at its id either', async () => {
    const { body } = await open({ method: 'mobilepay', requisites: { phone: '79015550101' } });
    expect((await payments.app.inject(`/payments/pay/${String(body['id'])}`)).statusCode).toBe(404);
  });

  test('the banks of a currency are listed', async () => {
    const banks = async (currency: string) =>
      ((await payments.api('GET', `/banks?currency=${currency}`)).body['items'] as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await banks('EUR')).toEqual(['kestrel', 'lindenhof', 'brightwater']);
    expect(await banks('JPY')).toEqual(['kestrel', 'hoshimori']);
    expect(await banks('TON')).toEqual([]);
    expect((await payments.api('GET', '/banks')).status).toBe(400);
  });
});

describe('mobilepay', () => {
  const phone = '/payments/phone/79015550101';
  const ask = async (fields: object = {}) =>
    (await open({ method: 'mobilepay', requisites: { phone: '+7 901 555 0101' }, ...fields })).body['id'] as string;
  const answer = (id: string, action: string) => submitForm(payments, phone, { id, action });

  test.each([
    ['approve', 'approved', { status: 'succeeded', reason: '' }, 'deposit.succeeded'],
    ['decline', 'declined', { status: 'cancelled', reason: 'cancelled_by_buyer' }, 'deposit.cancelled'],
  ])('the phone’s "%s" ends the payment', async (action, news, ended, type) => {
    const id = await ask();
    expect((await payments.app.inject(phone)).body).toContain('$25.00');
    const reply = await answer(id, action);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${phone}?locale=en&news=${news}`]);
    expect(await state()).toMatchObject(ended);
    expect((await payments.app.inject(phone)).body).toContain('No payment is waiting');
    expect((await answer(id, 'approve')).headers.location).toContain('news=late');
    expect(await toldTypes(payments)).toEqual([type]);
  });

  test('another phone can neither see nor answer the request', async () => {
    const id = await ask();
    expect((await payments.app.inject('/payments/phone/79015550102')).body).not.toContain('$25.00');
    const reply = await submitForm(payments, '/payments/phone/79015550102', { id, action: 'approve' });
    expect(reply.headers.location).toContain('news=late');
    expect(await state()).toMatchObject({ status: 'created' });
  });

  test('the merchant cancels while the phone has not answered; the phone is too late then', async () => {
    const id = await ask();
    expect(await cancel()).toMatchObject({ status: 'cancelled', reason: 'cancelled_by_buyer' });
    expect((await answer(id, 'approve')).headers.location).toContain('news=late');
    expect(await toldTypes(payments)).toEqual(['deposit.cancelled']);
  });

  test('the sandbox control answers for the phone', async () => {
    await ask();
    expect(await control(payments, '/phone/answer', { merchant_ref: 'dep-1', answer: 'approve' })).toEqual({
      status: 'succeeded',
    });
  });
});

describe('vouchers', () => {
  const issue = async (amount = '25', currency = 'USD') =>
    (await control(payments, '/vouchers/issue', { amount, currency }))['code'] as string;
  const pay = (voucher: string, fields: object = {}) => open({ method: 'voucher', requisites: { voucher }, ...fields });

  test('a voucher pays at once, once, and its message follows', async () => {
    const code = await issue();
    expect((await payments.api('GET', `/vouchers/${code}`)).body).toEqual({ amount: '25', currency: 'USD' });
    expect((await pay(code.toLowerCase())).status).toBe(200);
    expect(await state()).toMatchObject({ status: 'succeeded', amount: '25.00' });
    expect(await toldTypes(payments)).toEqual(['deposit.succeeded']);
    expect((await payments.api('GET', `/vouchers/${code}`)).status).toBe(404);
    expect(await pay(code, { merchant_ref: 'dep-2' })).toEqual(wrong('voucher'));
  });

  test('the same call again is the same payment', async () => {
    const code = await issue();
    const replies = await Promise.all([1, 2, 3].map(() => pay(code)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await toldTypes(payments)).toEqual(['deposit.succeeded']);
  });

  test('two payments with one voucher at once: one of them gets it', async () => {
    const code = await issue();
    const replies = await Promise.all([pay(code), pay(code, { merchant_ref: 'dep-2' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await payments.database.query('select 1 from vendors.payment_intents')).toHaveLength(1);
  });

  test.each([{ amount: '25.01' }, { amount: '2.5' }, { currency: 'EUR' }])(
    'a voucher of another value is refused and not used up: %j',
    async (fields) => {
      const code = await issue();
      expect(await pay(code, fields)).toEqual(wrong('voucher'));
      expect((await pay(code)).status).toBe(200);
    },
  );

  test.each([
    ['1000', 'JPY'],
    ['12.500', 'KWD'],
    ['1.500000001', 'TON'],
  ])('%s %s is paid exactly', async (amount, currency) => {
    expect((await pay(await issue(amount, currency), { amount, currency })).status).toBe(200);
    expect(bodies()[0] ?? (await toldTypes(payments), bodies()[0])).toMatchObject({ amount, currency });
  });

  test('an unknown code is a 404', async () =>
    expect((await payments.api('GET', '/vouchers/2222222222222222')).status).toBe(404));
});

describe('cancelling for the merchant', () => {
  test.each(['slow', 'approve', 'decline'])('changes nothing after the buyer chose "%s"', async (outcome) => {
    const path = await payments.openPage();
    await submitForm(payments, path, { ...plainCard, outcome });
    const before = await state();
    expect(await cancel()).toEqual(before);
    expect(await state()).toEqual(before);
  });

  test('the page then shows the cancelled payment, and paying it has no effect', async () => {
    const path = await payments.openPage();
    expect(await cancel()).toMatchObject({ status: 'cancelled', reason: 'cancelled_by_buyer' });
    expect((await submitForm(payments, path, plainCard)).headers.location).toBe(order.return_urls.cancel);
    expect(await toldTypes(payments)).toEqual(['deposit.cancelled']);
  });

  test('I4 a race of buyer and merchant has one winner, and one message', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ref = `race-${round}`;
      const path = await payments.openPage({ merchant_ref: ref });
      await Promise.all([submitForm(payments, path, plainCard), cancel(ref)]);
      const { status } = await state(ref);
      expect(['succeeded', 'cancelled']).toContain(status);
      await payments.advance(0);
      expect(bodies().filter((told) => told['merchant_ref'] === ref)).toEqual([
        expect.objectContaining({ type: `deposit.${String(status)}` }),
      ]);
    }
  });

  test('an unknown payment is a 404', async () =>
    expect((await payments.api('POST', '/intents/nobody/cancel')).status).toBe(404));
});

describe('reversals', () => {
  const reverse = (ref: string) => control(payments, '/outcome', { merchant_ref: ref, outcome: 'reverse' });

  test('a succeeded deposit is charged back once, with its own message', async () => {
    await open();
    await reverse('dep-1');
    expect(await state()).toMatchObject({ status: 'created', reversed: false });
    await control(payments, '/outcome', { merchant_ref: 'dep-1', outcome: 'approve' });
    await Promise.all([reverse('dep-1'), reverse('dep-1')]);
    expect(await state()).toMatchObject({ status: 'succeeded', reversed: true });
    expect(bodies().map(({ type, reason }) => [type, reason])).toEqual([
      ['deposit.succeeded', undefined],
      ['deposit.reversed', 'chargeback'],
    ]);
    expect((await payments.app.inject('/__sandbox/totals')).json()).toEqual({
      totals: [
        { kind: 'deposit', status: 'succeeded', currency: 'USD', count: 1, sum: '25.00' },
        { kind: 'deposit_reversed', status: 'succeeded', currency: 'USD', count: 1, sum: '25.00' },
      ],
    });
  });

  test('a paid payout comes back once; a declined one cannot', async () => {
    await payments.api('POST', '/payouts', payout);
    await payments.api('POST', '/payouts', { ...payout, merchant_ref: 'wd-2', requisites: '5555 4444 3333 0000' });
    await payments.advance(3_000);
    for (const ref of ['wd-1', 'wd-1', 'wd-2']) await reverse(ref);
    expect((await payments.api('GET', '/payouts/wd-1')).body).toMatchObject({ status: 'paid', reversed: true });
    expect((await payments.api('GET', '/payouts/wd-2')).body).toMatchObject({ status: 'declined', reversed: false });
    const returned = bodies().filter(({ type }) => type === 'payout.returned');
    expect(returned).toEqual([
      expect.objectContaining({ merchant_ref: 'wd-1', amount: '40.50', currency: 'EUR', reason: 'returned_by_bank' }),
    ]);
  });

  test.each(['purse', 'bankpay', 'btc', 'ton'])('%s is paid out to', async (method) => {
    expect((await payments.api('POST', '/payouts', { ...payout, method, requisites: 'somebody' })).status).toBe(200);
    await payments.advance(3_000);
    expect(await toldTypes(payments)).toEqual(['payout.paid']);
  });

  test.each(['mobilepay', 'voucher'])('%s is not paid out to', async (method) =>
    expect((await payments.api('POST', '/payouts', { ...payout, method })).status).toBe(400),
  );
});

describe('refunds for the merchant', () => {
  const refund = (ref = 'dep-1') => payments.api('POST', `/intents/${ref}/refund`, {});
  const approve = () => control(payments, '/outcome', { merchant_ref: 'dep-1', outcome: 'approve' });

  test('I4 a succeeded deposit is given back once; its status stays, and the totals count it', async () => {
    await open();
    await approve();
    const replies = await Promise.all([refund(), refund(), refund()]);
    for (const { status, body } of replies)
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'succeeded', refunded: true } });
    expect(await state()).toMatchObject({ status: 'succeeded', refunded: true, reversed: false });
    expect((await payments.app.inject('/__sandbox/totals')).json()).toEqual({
      totals: [
        { kind: 'deposit', status: 'succeeded', currency: 'USD', count: 1, sum: '25.00' },
        { kind: 'deposit_refunded', status: 'succeeded', currency: 'USD', count: 1, sum: '25.00' },
      ],
    });
  });

  test.each(['decline', 'cancel', 'slow', null])('nothing that is not paid is given back: %s', async (outcome) => {
    await open();
    if (outcome !== null) await control(payments, '/outcome', { merchant_ref: 'dep-1', outcome });
    const before = await state();
    expect((await refund()).body).toEqual(before);
    expect(before).toMatchObject({ refunded: false });
  });

  test('I1 money goes back once: what was charged back is not refunded, what was refunded not charged back', async () => {
    await open();
    await approve();
    await control(payments, '/outcome', { merchant_ref: 'dep-1', outcome: 'reverse' });
    expect((await refund()).body).toMatchObject({ reversed: true, refunded: false });
    await open({ merchant_ref: 'dep-2' });
    await control(payments, '/outcome', { merchant_ref: 'dep-2', outcome: 'approve' });
    await refund('dep-2');
    await control(payments, '/outcome', { merchant_ref: 'dep-2', outcome: 'reverse' });
    expect((await payments.api('GET', '/intents/dep-2')).body).toMatchObject({ reversed: false, refunded: true });
  });

  test('a voucher is worth its amount again, and coins go back to their sender', async () => {
    const issued = await control(payments, '/vouchers/issue', { amount: '25', currency: 'USD' });
    const code = String(issued['code']);
    await open({ method: 'voucher', requisites: { voucher: code } });
    expect((await payments.api('GET', `/vouchers/${code}`)).status).toBe(404);
    await refund();
    expect((await payments.api('GET', `/vouchers/${code}`)).body).toEqual({ amount: '25', currency: 'USD' });

    await open({ merchant_ref: 'dep-2', method: 'ton' });
    await control(payments, '/coins/send', { merchant_ref: 'dep-2' });
    await payments.advance(60_000);
    expect((await payments.api('GET', '/intents/dep-2')).body).toMatchObject({ status: 'succeeded' });
    await refund('dep-2');
    const kept = await payments.database.query('select 1 from vendors.payment_coin_transfers where returned <> amount');
    expect(kept).toEqual([]);
  });

  test('an unknown payment is a 404', async () => expect((await refund('nobody')).status).toBe(404));
});

test('the new calls need a signature as the others do', async () => {
  const urls = ['/banks?currency=EUR', '/cards?customer=a', '/vouchers/2222222222222222'];
  for (const url of urls) expect((await payments.app.inject(`/payments/api${url}`)).statusCode, url).toBe(401);
  for (const url of ['/intents/dep-1/cancel', '/intents/dep-1/refund', '/cards/card_1/forget'])
    expect((await payments.app.inject({ method: 'POST', url: `/payments/api${url}` })).statusCode, url).toBe(401);
});
