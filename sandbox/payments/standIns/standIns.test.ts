import { describe, expect, test } from 'vitest';
import { control, pageFaults, submitForm } from '../testing/payForms.ts';
import { order } from '../testing/openPayments.ts';
import { usePayments } from '../testing/usePayments.ts';
import { pageLocales } from '../page/pageLocale.ts';
import { readVoucherCode } from '../vouchers/voucherCode.ts';

const payments = usePayments();
const get = (url: string) => payments.app.inject(url);
const slipOn = (body: string) => /name="slip" value="([^"]+)"/.exec(body)?.[1] ?? '';
const codeOn = (body: string) => /<code>([^<]+)<\/code>/.exec(body)?.[1] ?? '';

describe.each(pageLocales)('in %s', (locale) => {
  /** The faults of a page, which include another language or direction than ours. */
  const faultsOf = (body: string) => [
    ...pageFaults(body),
    ...(body.includes(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`) ? [] : ['language']),
  ];

  test('the phone is sound, empty, asked and answered', async () => {
    const phone = '/payments/phone/79015550101';
    expect(faultsOf((await get(`${phone}?locale=${locale}`)).body)).toEqual([]);
    await payments.api('POST', '/intents', { ...order, method: 'mobilepay', requisites: { phone: '79015550101' } });
    expect(faultsOf((await get(`${phone}?locale=${locale}&news=approved`)).body)).toEqual([]);
    expect(faultsOf((await get(`/payments/phone?locale=${locale}&number=1`)).body)).toEqual([]);
  });

  test('the kiosk and its slip are sound', async () => {
    expect(faultsOf((await get(`/payments/kiosk?locale=${locale}`)).body)).toEqual([]);
    const refused = await submitForm(payments, `/payments/kiosk?locale=${locale}`, { amount: '0', currency: 'EUR' });
    expect(refused.statusCode).toBe(422);
    expect(faultsOf(refused.body)).toEqual([]);
    const issued = await submitForm(payments, `/payments/kiosk?locale=${locale}`, { amount: '5', currency: 'EUR' });
    expect(faultsOf((await get(String(issued.headers.location))).body)).toEqual([]);
  });

  test('the coin wallet is sound before and after, and for an unknown address', async () => {
    const { body } = await payments.api('POST', '/intents', { ...order, method: 'btc' });
    const { address, amount } = body['crypto'] as { address: string; amount: string };
    const path = `/payments/coin-wallet?to=${address}&memo=&amount=${amount}&coin=BTC&locale=${locale}`;
    for (const url of [path, `${path}&sent=yes`, `/payments/coin-wallet?to=x&locale=${locale}`])
      expect(faultsOf((await get(url)).body)).toEqual([]);
  });

  test('the console’s three lists are sound', async () => {
    await payments.api('POST', '/intents', order);
    await control(payments, '/outcome', { merchant_ref: 'dep-1', outcome: 'slow' });
    for (const list of ['', '/webhooks', '/coins'])
      expect(faultsOf((await get(`/payments/console${list}?locale=${locale}&news=done`)).body)).toEqual([]);
  });
});

describe('the kiosk', () => {
  const issue = (fields: Record<string, string>) => submitForm(payments, '/payments/kiosk?locale=en', fields);

  test.each([
    ['50', 'USD', '$50.00'],
    ['1000', 'JPY', '¥1,000'],
    ['12.5', 'KWD', '12.500'],
    ['0.000000001', 'TON', '0.000000001'],
  ])('issues %s %s on a slip with its code, which pays', async (amount, currency, shown) => {
    const reply = await issue({ amount, currency });
    expect(reply.statusCode).toBe(303);
    const { body } = await get(String(reply.headers.location));
    expect(body).toContain(shown);
    expect(body).toContain('<svg class="qr"');
    const voucher = codeOn(body);
    expect(readVoucherCode(voucher)).not.toBeNull();
    const paid = await payments.api('POST', '/intents', {
      ...order,
      method: 'voucher',
      amount,
      currency,
      requisites: { voucher },
    });
    expect(paid.status).toBe(200);
    expect((await get(String(reply.headers.location))).body).toContain('This voucher has been used.');
  });

  test.each([
    ['1.5', 'JPY'],
    ['1.234', 'USD'],
    ['1,000', 'USD'],
    ['1000001', 'USD'],
    ['1e3', 'USD'],
  ])('does not issue %s %s', async (amount, currency) => {
    expect((await issue({ amount, currency })).statusCode).toBe(422);
    expect(await payments.database.query('select 1 from vendors.payment_vouchers')).toEqual([]);
  });

  test('the same form twice issues one voucher', async () => {
    const slip = slipOn((await get('/payments/kiosk')).body);
    const replies = await Promise.all([1, 2].map(() => issue({ amount: '5', currency: 'USD', slip })));
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await payments.database.query('select 1 from vendors.payment_vouchers')).toHaveLength(1);
  });

  test('another site cannot have one issued, and a guessed slip is a 404', async () => {
    const foreign = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
    const form = { amount: '5', currency: 'USD' };
    expect((await submitForm(payments, '/payments/kiosk', form, foreign)).statusCode).toBe(400);
    expect((await get('/payments/kiosk/slip_000000000000000000000000')).statusCode).toBe(404);
    expect(await payments.database.query('select 1 from vendors.payment_vouchers')).toEqual([]);
  });
});

test('a phone is opened by its number in any writing', async () => {
  const reply = await get(`/payments/phone?number=${encodeURIComponent('+7 (901) 555-01-01')}&locale=es`);
  expect(reply.headers.location).toBe('/payments/phone/79015550101?locale=es');
  expect((await get('/payments/phone/12')).statusCode).toBe(404);
});
