import { describe, expect, test } from 'vitest';
import { ORIGIN } from '../testing/openPayments.ts';
import { pageFaults, plainCard, submitForm, toldTypes } from '../testing/payForms.ts';
import { usePayments } from '../testing/usePayments.ts';
import { formatAmount } from './formatAmount.ts';
import { html } from '../../html.ts';
import { pageLocales } from './pageLocale.ts';

const payments = usePayments();

const goodCard = plainCard;
const submit = (...form: [path: string, fields: Record<string, string>, headers?: Record<string, string>]) =>
  submitForm(payments, ...form);
const told = () => toldTypes(payments);
const allText = (page: string) => page.replaceAll(/<[^>]*>/g, ' ');

describe.each(pageLocales)('in %s', (locale) => {
  test.each(['card', 'flashpay'])(
    'the %s page has its language, direction and the sandbox warning, and no script',
    async (method) => {
      const path = await payments.openPage({ locale, method });
      const reply = await payments.app.inject(path);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(reply.body).not.toMatch(/<script|\son[a-z]+=|\sstyle=|undefined|\[object|NaN/);
      expect(reply.body).toContain('25.00'.replace('.', locale === 'ru' || locale === 'es' ? ',' : '.'));
      const script = { en: /sandbox/i, ru: /[а-я]{5}/i, es: /pruebas/i, ar: /[ء-ي]{4}/ }[locale];
      expect(allText(reply.body)).toMatch(script);
    },
  );

  test('every tag is closed, and every label, hint and error belongs to a field', async () => {
    const path = await payments.openPage({ locale });
    const { body } = await submit(path, { ...goodCard, number: '', expiry: '13/20', holder: '4', cvc: '1' });
    expect(pageFaults(body)).toEqual([]);
  });
});

test('the CSP forbids framing and scripts and allows the form to redirect to the merchant', async () => {
  const reply = await payments.app.inject(await payments.openPage());
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(reply.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
});

test('hostile text from the merchant is escaped', () => {
  expect(html`<b title="${'"><i>'}">${'<script>&'}</b>`.text).toBe(
    '<b title="&quot;&gt;&lt;i&gt;">&lt;script&gt;&amp;</b>',
  );
});

test.each([
  ['approve', 'http://localhost:3000/ok', ['deposit.succeeded']],
  ['decline', 'http://localhost:3000/no', ['deposit.failed']],
  ['slow', 'http://localhost:3000/wait', ['deposit.pending']],
  ['silent', 'http://localhost:3000/wait', ['deposit.pending']],
])('the outcome %s redirects to %s', async (outcome, location, types) => {
  const reply = await submit(await payments.openPage(), { ...goodCard, outcome });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, location]);
  expect(await told()).toEqual(types);
});

test('cancelling does not require a card', async () => {
  const reply = await submit(await payments.openPage(), { outcome: 'approve', action: 'cancel' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, 'http://localhost:3000/off']);
  expect(await told()).toEqual(['deposit.cancelled']);
});

test('an instant transfer does not require a card either', async () => {
  const reply = await submit(await payments.openPage({ method: 'flashpay' }), { outcome: 'approve', action: 'pay' });
  expect(reply.headers.location).toBe('http://localhost:3000/ok');
});

test('I4 submitting twice has one effect, and both redirect to the same page', async () => {
  const path = await payments.openPage();
  const replies = await Promise.all([
    submit(path, goodCard),
    submit(path, { ...goodCard, outcome: 'decline' }),
    submit(path, goodCard),
  ]);
  expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await told()).toHaveLength(1);
});

test('the page of a decided payment shows its state and a link back', async () => {
  const path = await payments.openPage();
  await submit(path, goodCard);
  const { body } = await payments.app.inject(path);
  expect(body).toContain('Payment approved');
  expect(body).toContain('href="http://localhost:3000/ok"');
  expect(body).not.toContain('<form');
});

describe('a refused form', () => {
  test('keeps name, expiry and choice, but not the number and the code', async () => {
    const path = await payments.openPage();
    const reply = await submit(path, {
      ...goodCard,
      number: '4111 1111 1111 1112',
      cvc: '987',
      holder: 'Ada "A" <b>',
      outcome: 'slow',
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('value="08/30"');
    expect(reply.body).toContain('value="Ada &quot;A&quot; &lt;b&gt;"');
    expect(reply.body).toMatch(/value="slow" checked/);
    expect(reply.body).not.toMatch(/1111 1112|11111112|987/);
    expect(reply.body).toContain('This is not a card number. Check the digits.');
    expect(await told()).toEqual([]);
  });

  test('keeps a valid number masked, so that it need not be typed again', async () => {
    const path = await payments.openPage();
    const refused = await submit(path, { ...goodCard, cvc: '' });
    expect(refused.body).toContain('The card ending in 4444 is noted.');
    expect(refused.body).not.toContain('555555');
    expect(await payments.database.query('select card_mask from vendors.payment_intents')).toEqual([
      { card_mask: '555555...4444' },
    ]);
    expect((await submit(path, { ...goodCard, number: '' })).headers.location).toBe('http://localhost:3000/ok');
  });

  test.each([
    ['number', '', 'Enter the card number.'],
    ['number', '0', 'This is not a card number.'],
    ['expiry', '', 'Enter the expiry date.'],
    ['expiry', '13/30', 'Enter the month and year'],
    ['expiry', '02/26', 'This card has expired.'],
    ['holder', ' ', 'Enter the name on the card.'],
    ['holder', 'R2-D2', 'A name has only letters'],
    ['cvc', '', 'Enter the security code.'],
    ['cvc', '12', 'The security code has 3 or 4 digits.'],
  ])('has an error at %s for "%s": %s', async (field, value, message) => {
    const { statusCode, body } = await submit(await payments.openPage(), { ...goodCard, [field]: value });
    expect(statusCode).toBe(422);
    expect(body).toMatch(
      new RegExp(`id="${field}"[^>]*aria-describedby="${field}-error ${field}-hint" aria-invalid="true"`),
    );
    expect(body).toMatch(new RegExp(`id="${field}-error">${message}`));
  });
});

test.each(['03/26', '3/2026', '0326', '12 - 39', '٠٨/٣٠'])('expiry "%s" is accepted in March 2026', async (expiry) =>
  expect((await submit(await payments.openPage(), { ...goodCard, expiry })).statusCode).toBe(303),
);
test.each(['Зоя О’Нил', 'María-José', 'أحمد علي', '李 小龙'])('5-49 "%s" is a valid name', async (holder) =>
  expect((await submit(await payments.openPage(), { ...goodCard, holder })).statusCode).toBe(303),
);

test.each([
  [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'http://evil.example' }],
])('a cross-site form is refused: %j', async (headers) => {
  const path = await payments.openPage();
  expect((await submit(path, goodCard, headers)).statusCode).toBe(400);
  expect(await told()).toEqual([]);
});

test.each(['aprove', '', 'APPROVE', '__proto__'])(
  'an unknown outcome ("%s") does not decide the payment',
  async (outcome) => {
    const path = await payments.openPage();
    expect((await submit(path, { ...goodCard, outcome })).statusCode).toBe(400);
    expect(await told()).toEqual([]);
    expect((await submit(path, goodCard)).statusCode).toBe(303);
  },
);

test.each([
  ['JSON', 'application/json', '{"outcome":"approve"}', 415],
  ['multipart', 'multipart/form-data; boundary=xx', '--xx--', 415],
  ['a text', 'text/plain', 'outcome=approve', 415],
  ['200 kB', 'application/x-www-form-urlencoded', `holder=${'x'.repeat(200_000)}`, 413],
  ['1 MB', 'application/x-www-form-urlencoded', `holder=${'x'.repeat(1_000_000)}`, 413],
])('a body that is not a form of the page (%s) gets an error page', async (_what, type, payload, status) => {
  const reply = await payments.app.inject({
    method: 'POST',
    url: await payments.openPage(),
    payload,
    headers: { 'content-type': type, origin: ORIGIN },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await told()).toEqual([]);
});

test.each(['%00', 'pay_%00', '%ED%A0%80', '..', 'x'.repeat(99)])(
  'an address that is not a valid payment id (%s) is a 404',
  async (id) => {
    for (const method of ['GET', 'POST'] as const) {
      const reply = await payments.app.inject({
        method,
        url: `/payments/pay/${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(reply.statusCode, `${method} ${id}`).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, `${method} ${id}`).toBeLessThan(500);
    }
  },
);

test('an unknown payment has its own page, in the language of the browser', async () => {
  const reply = await payments.app.inject({
    url: '/payments/pay/pay_unknown',
    headers: { 'accept-language': 'es,en;q=0.8' },
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('No existe ese pago');
});

test('the URL of the stylesheet contains a hash of its content', async () => {
  const { body } = await payments.app.inject(await payments.openPage());
  const href = /href="(\/payments\/pay\.css\?[\da-f]{12})"/.exec(body)?.[1] ?? '';
  const sheet = await payments.app.inject(href);
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  });
});

test.each([
  ['25', 'USD', 'en', '$25.00'],
  ['25.5', 'EUR', 'es', '25,50\u00a0€'],
  ['1000', 'JPY', 'en', '¥1,000'],
  ['1.250', 'KWD', 'en', 'KWD\u00a01.250'],
  ['90071992547409931.12', 'USD', 'en', '$90,071,992,547,409,931.12'],
  ['83.4', 'USD', 'en', '$83.40'],
  ['1.500000000', 'USDT', 'en', '1.50\u00a0USDT'],
  ['1.500000001', 'TON', 'en', 'TON\u00a01.500000001'],
  ['2', 'TON', 'en', 'TON\u00a02.00'],
  ['12.5', 'KWD', 'en', 'KWD\u00a012.500'],
])('9-11 %s %s in %s is %s, with the currency’s own decimals as in the cashier', (amount, currency, locale, shown) =>
  expect(formatAmount(amount, currency, locale)).toBe(shown),
);

test('an amount in Arabic text keeps its digits and their order', () =>
  expect(formatAmount('25.00', 'USD', 'ar')).toBe('\u206625.00\u00a0US$\u2069'));
