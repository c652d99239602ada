import { describe, expect, test } from 'vitest';
import { order } from '../testing/openPayments.ts';
import { guardedCard, pageFaults, plainCard, submitForm, toldTypes } from '../testing/payForms.ts';
import { usePayments } from '../testing/usePayments.ts';
import { pageLocales } from './pageLocale.ts';

const payments = usePayments();
const submit = (path: string, fields: Record<string, string>) => submitForm(payments, path, fields);
const page = async (path: string) => (await payments.app.inject(path)).body;
const state = async (ref = 'dep-1') => (await payments.api('GET', `/intents/${ref}`)).body;

/** The code that the bank's page shows. */
const codeOn = (body: string) => /<output[^>]*>(\d{6})<\/output>/.exec(body)?.[1] ?? 'none';
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('1-13 the 3-D Secure step', () => {
  test('a card that starts with 4 is paid after the bank’s code was typed', async () => {
    const path = await payments.openPage();
    const asked = await submit(path, guardedCard);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, path]);
    const body = await page(path);
    expect(body).toContain('Aurora Bank');
    expect(await state()).toMatchObject({ status: 'created', card_mask: '411111...1111' });
    const paid = await submit(path, { action: 'code', code: codeOn(body).replace(/(...)/, '$1 ') });
    expect(paid.headers.location).toBe(order.return_urls.success);
    expect(await toldTypes(payments)).toEqual(['deposit.succeeded']);
  });

  test.each([
    ['decline', order.return_urls.fail, { status: 'failed', reason: 'declined_by_bank' }],
    ['slow', order.return_urls.pending, { status: 'pending', reason: '' }],
  ])('after a right code the bank still decides: %s', async (outcome, location, ended) => {
    const path = await payments.openPage();
    await submit(path, { ...guardedCard, outcome });
    expect((await submit(path, { action: 'code', code: codeOn(await page(path)) })).headers.location).toBe(location);
    expect(await state()).toMatchObject(ended);
  });

  test('three wrong codes decline the payment; the right one then is too late', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    const code = codeOn(await page(path));
    const first = await submit(path, { action: 'code', code: wrongCode(code) });
    expect(first.statusCode).toBe(422);
    expect(first.body).toContain('That was not the code. You have 2 more tries.');
    expect((await submit(path, { action: 'code', code: '' })).body).toContain('You have one more try.');
    expect((await submit(path, { action: 'code', code: wrongCode(code) })).headers.location).toBe(
      order.return_urls.fail,
    );
    await submit(path, { action: 'code', code });
    expect(await state()).toMatchObject({ status: 'failed', reason: 'authentication_failed' });
    expect(await toldTypes(payments)).toEqual(['deposit.failed']);
  });

  test('two more codes can be sent; the earlier ones are wrong then, and the tries go on counting', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    const codes = [codeOn(await page(path))];
    await submit(path, { action: 'code', code: wrongCode(codes[0]!) });
    for (const _again of [1, 2]) {
      expect((await submit(path, { action: 'resend' })).headers.location).toBe(path);
      codes.push(codeOn(await page(path)));
    }
    expect(await page(path)).toContain('The bank sends no more codes');
    await submit(path, { action: 'resend' });
    expect(codeOn(await page(path))).toBe(codes[2]);
    const late = codes[0] === codes[2] ? wrongCode(codes[2]!) : codes[0]!;
    expect((await submit(path, { action: 'code', code: late })).body).toContain('You have one more try.');
  });

  test('cancelling at the bank cancels the payment', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    expect((await submit(path, { action: 'cancel' })).headers.location).toBe(order.return_urls.cancel);
    expect(await state()).toMatchObject({ status: 'cancelled', reason: 'cancelled_by_buyer' });
  });

  test('I4 the right code typed twice at once pays once', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    const code = codeOn(await page(path));
    const replies = await Promise.all([1, 2, 3].map(() => submit(path, { action: 'code', code })));
    expect(replies.map(({ headers }) => headers.location)).toEqual(Array(3).fill(order.return_urls.success));
    expect(await toldTypes(payments)).toEqual(['deposit.succeeded']);
  });

  test('wrong codes at once use up one try each', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    const code = wrongCode(codeOn(await page(path)));
    await Promise.all([1, 2, 3, 4].map(() => submit(path, { action: 'code', code })));
    expect(await state()).toMatchObject({ status: 'failed', reason: 'authentication_failed' });
    expect(await toldTypes(payments)).toEqual(['deposit.failed']);
  });

  test('a card form submitted again does not skip the bank', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    expect((await submit(path, plainCard)).headers.location).toBe(path);
    expect(await state()).toMatchObject({ status: 'created' });
  });

  test('an hour without a code expires the payment', async () => {
    const path = await payments.openPage();
    await submit(path, guardedCard);
    const code = codeOn(await page(path));
    await payments.advance(3_600_000);
    expect((await submit(path, { action: 'code', code })).headers.location).toBe(order.return_urls.cancel);
    expect(await state()).toMatchObject({ status: 'cancelled', reason: 'expired' });
  });

  test.each(pageLocales)('the bank’s page is sound in %s', async (locale) => {
    const path = await payments.openPage({ locale });
    await submit(path, guardedCard);
    expect(pageFaults(await page(path))).toEqual([]);
    expect(pageFaults((await submit(path, { action: 'code', code: '1' })).body)).toEqual([]);
  });
});

describe('saved cards', () => {
  const pay = async (ref: string, card: Record<string, string>, fields: object = {}) => {
    const path = await payments.openPage({ merchant_ref: ref, customer: 'player-7', ...fields });
    await submit(path, card);
    return path;
  };
  const cards = async (customer = 'player-7') =>
    (await payments.api('GET', `/cards?customer=${customer}`)).body['items'] as { id: string; mask: string }[];

  test('a card is kept only when asked for and paid with, masked, and once', async () => {
    await pay('dep-1', plainCard);
    await pay('dep-2', { ...plainCard, save: 'yes', outcome: 'decline' });
    expect(await cards()).toEqual([]);
    await pay('dep-3', { ...plainCard, save: 'yes' });
    await pay('dep-4', { ...plainCard, expiry: '8/2030', save: 'yes' });
    expect(await cards()).toEqual([
      { id: expect.stringMatching(/^card_/), mask: '555555...4444', expiry: '08/30', paid_at: expect.any(String) },
    ]);
    expect(await cards('player-8')).toEqual([]);
    expect(JSON.stringify(await payments.database.query('select * from vendors.payment_cards'))).not.toMatch(
      /5555555555554444|Lovelace/,
    );
  });

  test('a slow bank’s card is kept when it has paid', async () => {
    await pay('dep-1', { ...plainCard, save: 'yes', outcome: 'slow' });
    expect(await cards()).toEqual([]);
    await payments.advance(20_000);
    expect(await cards()).toHaveLength(1);
  });

  test('without a customer nothing can be kept', async () => {
    const path = await payments.openPage();
    expect(await page(path)).not.toContain('name="save"');
    await submit(path, { ...plainCard, save: 'yes' });
    expect(await payments.database.query('select 1 from vendors.payment_cards')).toEqual([]);
  });

  test('a saved card asks for its code and then for the bank’s', async () => {
    await pay('dep-1', { ...plainCard, save: 'yes' });
    const [card] = await cards();
    const path = await payments.openPage({ merchant_ref: 'dep-2', customer: 'player-7', saved_card: card?.id });
    const form = await page(path);
    expect(form).toContain('4444');
    expect(form).not.toMatch(/name="(number|expiry|holder)"/);
    const refused = await submit(path, { action: 'pay', outcome: 'approve', cvc: '1' });
    expect(refused.statusCode).toBe(422);
    expect(pageFaults(refused.body)).toEqual([]);
    expect((await submit(path, { action: 'pay', outcome: 'approve', cvc: '123' })).headers.location).toBe(path);
    await submit(path, { action: 'code', code: codeOn(await page(path)) });
    expect(await state('dep-2')).toMatchObject({ status: 'succeeded', card_mask: '555555...4444' });
  });

  test('a card of somebody else, a forgotten and an expired one cannot pay', async () => {
    await pay('dep-1', { ...plainCard, expiry: '03/26', save: 'yes' });
    const id = (await cards())[0]?.id;
    const open = (fields: object) =>
      payments.api('POST', '/intents', {
        ...order,
        merchant_ref: 'dep-9',
        customer: 'player-7',
        saved_card: id,
        ...fields,
      });
    const wrong = {
      status: 400,
      body: { error: expect.objectContaining({ type: 'WrongRequisites', field: 'saved_card' }) },
    };
    expect(await open({ customer: 'player-8' })).toEqual(wrong);
    expect(await open({ method: 'flashpay' })).toEqual(wrong);
    await payments.api('POST', `/cards/${id}/forget`, { customer: 'player-8' });
    expect(await cards()).toHaveLength(1);
    await payments.advance(32 * 24 * 3_600_000);
    expect(await open({})).toEqual(wrong);
    await payments.api('POST', `/cards/${id}/forget`, { customer: 'player-7' });
    expect(await cards()).toEqual([]);
    expect(await open({})).toEqual(wrong);
  });
});

describe.each([
  ['purse', { wallet: 'ada@mail.test' }, { wallet: 'ada@mail.test', passcode: '1234' }],
  ['bankpay', { bank: 'kestrel' }, { customer: '123456', pin: '٤٣٢١' }],
])('%s', (method, requisites, account) => {
  const open = (fields: object = {}) => payments.openPage({ method, requisites, ...fields });
  const signIn = (path: string) => submit(path, { ...account, action: 'sign_in' });

  test.each([
    ['approve', order.return_urls.success, ['deposit.succeeded']],
    ['decline', order.return_urls.fail, ['deposit.failed']],
    ['slow', order.return_urls.pending, ['deposit.pending']],
    ['silent', order.return_urls.pending, ['deposit.pending']],
  ])('is signed in to, confirmed, and ends with %s', async (outcome, location, types) => {
    const path = await open();
    expect((await signIn(path)).headers.location).toBe(path);
    expect(await page(path)).toContain('$25.00');
    expect((await submit(path, { outcome, action: 'pay' })).headers.location).toBe(location);
    expect(await toldTypes(payments)).toEqual(types);
  });

  test('nothing is paid before the sign-in, and a wrong one has its errors', async () => {
    const path = await open();
    expect((await submit(path, { outcome: 'approve', action: 'pay' })).statusCode).toBe(400);
    const refused = await submit(path, { action: 'sign_in', wallet: 'x', customer: '1', passcode: 'abcd', pin: '12' });
    expect(refused.statusCode).toBe(422);
    expect(pageFaults(refused.body)).toEqual([]);
    expect(refused.body.match(/aria-invalid/g)).toHaveLength(2);
    expect(refused.body).not.toContain('abcd');
    expect(await state()).toMatchObject({ status: 'created' });
  });

  test('can be cancelled at both steps', async () => {
    const first = await open();
    expect((await submit(first, { action: 'cancel' })).headers.location).toBe(order.return_urls.cancel);
    const second = await open({ merchant_ref: 'dep-2' });
    await signIn(second);
    expect((await submit(second, { action: 'cancel' })).headers.location).toBe(order.return_urls.cancel);
  });

  test.each(pageLocales)('has sound pages in %s', async (locale) => {
    const path = await open({ locale });
    const first = await page(path);
    expect(pageFaults(first)).toEqual([]);
    expect(first).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    await signIn(path);
    expect(pageFaults(await page(path))).toEqual([]);
  });
});
