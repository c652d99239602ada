import { describe, expect, test } from 'vitest';
import { order, START } from '../testing/openPayments.ts';
import { control, submitForm, toldTypes } from '../testing/payForms.ts';
import { usePayments } from '../testing/usePayments.ts';
import { bitcoinTestAddress, newCoinAddress, tonAddress } from './coinAddress.ts';
import { CONFIRM_MS, RATE_LOCK_MS } from './coins.ts';
import { quote } from './quote.ts';

const payments = usePayments();

interface Crypto {
  readonly coin: string;
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
  readonly rate: string;
  readonly needed: number;
}
const open = async (fields: object = {}) =>
  (await payments.api('POST', '/intents', { ...order, method: 'ton', ...fields })).body['crypto'] as Crypto;
const state = async (ref = 'dep-1') => (await payments.api('GET', `/intents/${ref}`)).body;
const send = (amount?: string) =>
  control(payments, '/coins/send', { merchant_ref: 'dep-1', ...(amount === undefined ? {} : { amount }) });
const returned = async () =>
  (
    await payments.database.query<{ returned: string }>(
      `select returned from vendors.payment_coin_transfers where returned <> '0' order by seen_at, id`,
    )
  ).map((row) => row.returned);

/** Exact thousandths of a millionth: enough for a coin's nine decimals times a rate's six. */
const whole = (text: string, scale: number) => {
  const [units = '', fraction = ''] = text.split('.');
  return BigInt(units + fraction.padEnd(scale, '0'));
};

describe('quotes', () => {
  test.each([
    ['TON', 'USD', '25.00', 9],
    ['TON', 'JPY', '15000', 9],
    ['TON', 'KWD', '12.345', 9],
    ['BTC', 'EUR', '0.01', 8],
    ['BTC', 'USD', '9999999.99', 8],
    ['BTC', 'TON', '1.000000001', 8],
  ] as const)('%s for %s %s is the smallest amount that is worth it', (coin, currency, amount, decimals) => {
    const quoted = quote(coin, amount, currency, new Date(START));
    if (quoted === null) throw new Error('There is a price of both');
    const worth = (minus: bigint) => (whole(quoted.amount, decimals) - minus) * whole(quoted.rate, 6);
    const asked = whole(amount, 9) * 10n ** BigInt(decimals + 6 - 9);
    expect(worth(0n)).toBeGreaterThanOrEqual(asked);
    expect(worth(1n)).toBeLessThan(asked);
  });

  test('a coin’s own account is quoted one to one', () =>
    expect(quote('TON', '1.500000001', 'TON', new Date(START))).toEqual({ amount: '1.500000001', rate: '1' }));
  test('a currency without a price has no quote', () => expect(quote('BTC', '1', 'XTS', new Date(START))).toBeNull());

  test('the rate moves by one per cent at most each way', () => {
    const rates = Array.from({ length: 800 }, (_, minute) =>
      Number(quote('BTC', '1', 'USD', new Date(START + minute * 60_000))?.rate),
    );
    expect(Math.min(...rates)).toBe(63_360);
    expect(Math.max(...rates)).toBe(64_640);
  });
});

describe('addresses', () => {
  test('are of the test networks, by the published examples of both formats', () => {
    const program = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex');
    expect(bitcoinTestAddress(program)).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
    const hash = Buffer.from('ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e', 'hex');
    expect(tonAddress(hash, 0x11)).toBe('EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF');
    // The same account, marked as one of the test network.
    expect(tonAddress(hash)).toMatch(/^kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqP/);
  });
  test('a bitcoin address is new for every payment, a TON one is told apart by its comment', () => {
    expect(newCoinAddress('BTC').address).not.toBe(newCoinAddress('BTC').address);
    const [first, second] = [newCoinAddress('TON'), newCoinAddress('TON')];
    expect(first.address).toBe(second.address);
    expect(first.memo).toMatch(/^\d{10}$/);
    expect(first.memo).not.toBe(second.memo);
  });
});

describe('a payment in coins', () => {
  test('is pending when the amount was seen, confirmed one by one, then succeeds', async () => {
    const { amount, needed } = await open();
    expect(await state()).toMatchObject({ status: 'created', crypto: { received: '0', confirmations: 0, amount } });
    await send();
    expect(await state()).toMatchObject({ status: 'pending', crypto: { received: amount, confirmations: 0 } });
    for (let count = 1; count < needed; count += 1) {
      await payments.advance(CONFIRM_MS);
      expect(await state()).toMatchObject({ status: 'pending', crypto: { confirmations: count } });
    }
    await payments.advance(CONFIRM_MS);
    expect(await state()).toMatchObject({ status: 'succeeded', crypto: { confirmations: needed } });
    expect(await toldTypes(payments)).toEqual(['deposit.pending', 'deposit.succeeded']);
  });

  test.each([
    ['ton', 'TON', '1.500000001'],
    ['btc', 'JPY', '15000'],
    ['ton', 'KWD', '12.500'],
    ['btc', 'USD', '25.00'],
  ])('%s into an account in %s credits the account’s own amount exactly', async (method, currency, amount) => {
    await open({ method, currency, amount });
    await send();
    await payments.advance(10 * CONFIRM_MS);
    expect(await state()).toMatchObject({ status: 'succeeded', amount, currency });
    expect(JSON.parse(payments.sent.at(-1)!.body)).toMatchObject({ type: 'deposit.succeeded', amount, currency });
  });

  test('keeps its rate for 15 minutes, whatever the price is then', async () => {
    const first = await open();
    await payments.advance(10 * 60_000);
    const later = await open({ merchant_ref: 'dep-2' });
    expect(later.rate).not.toBe(first.rate);
    expect((await state())['crypto']).toMatchObject({ rate: first.rate, amount: first.amount });
    expect((await open()).rate).toBe(first.rate);
    await payments.advance(RATE_LOCK_MS - 10 * 60_000 - 1);
    await send();
    await payments.advance(10 * CONFIRM_MS);
    expect(await state()).toMatchObject({ status: 'succeeded' });
    expect(await returned()).toEqual([]);
  });

  test('waits for the rest of an underpayment', async () => {
    await open({ currency: 'TON', amount: '3' });
    await send('1.000000001');
    expect(await state()).toMatchObject({ status: 'pending', crypto: { received: '1.000000001' } });
    await send('1.999999998');
    expect(await state()).toMatchObject({ crypto: { received: '2.999999999', confirmations: 0 } });
    await send('0.000000001');
    await payments.advance(2 * CONFIRM_MS);
    expect(await state()).toMatchObject({ status: 'succeeded', crypto: { received: '3' } });
    expect(await toldTypes(payments)).toEqual(['deposit.pending', 'deposit.succeeded']);
  });

  test('an underpayment is sent back when the lock ends', async () => {
    await open({ currency: 'TON', amount: '3' });
    await send('1');
    await payments.advance(RATE_LOCK_MS);
    expect(await state()).toMatchObject({ status: 'cancelled', reason: 'expired', crypto: { received: '0' } });
    expect(await returned()).toEqual(['1']);
    expect(await toldTypes(payments)).toEqual(['deposit.pending', 'deposit.cancelled']);
  });

  test('what is beyond the amount goes back, and so does what comes afterwards', async () => {
    await open({ currency: 'TON', amount: '3' });
    await send('5');
    await send('3');
    expect(await state()).toMatchObject({ status: 'pending', crypto: { received: '3' } });
    await payments.advance(2 * CONFIRM_MS);
    await send('3');
    expect((await returned()).toSorted()).toEqual(['2', '3', '3']);
    expect(await state()).toMatchObject({ status: 'succeeded', amount: '3' });
  });

  test('coins after the lock go back, even before the payment is seen to have expired', async () => {
    await open({ currency: 'TON', amount: '3' });
    await payments.advance(RATE_LOCK_MS);
    await send('3');
    expect(await returned()).toEqual(['3']);
    expect(await state()).toMatchObject({ status: 'cancelled', reason: 'expired' });
  });

  test('the merchant can cancel before any coins and not after', async () => {
    await open();
    expect((await payments.api('POST', '/intents/dep-1/cancel')).body).toMatchObject({ status: 'cancelled' });
    await open({ merchant_ref: 'dep-2', currency: 'TON', amount: '3' });
    await control(payments, '/coins/send', { merchant_ref: 'dep-2', amount: '1' });
    expect((await payments.api('POST', '/intents/dep-2/cancel')).body).toMatchObject({ status: 'pending' });
  });

  test('two transfers at once are both counted', async () => {
    await open({ currency: 'TON', amount: '3' });
    await Promise.all([send('2'), send('2'), send('2')]);
    expect(await state()).toMatchObject({ status: 'pending', crypto: { received: '3' } });
    expect((await returned()).map(Number).reduce((sum, part) => sum + part, 0)).toBe(3);
  });

  test.each([
    [{ currency: 'XTS' }, 'currency'],
    [{ currency: 'TON', amount: '1.0000000001' }, 'amount'],
  ])('%j has no quote and is refused', async (fields, field) =>
    expect(await payments.api('POST', '/intents', { ...order, method: 'ton', ...fields })).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidRequest', field } },
    }),
  );
});

describe('the coin wallet', () => {
  const pathOf = ({ coin, address: to, memo, amount }: Crypto) =>
    `/payments/coin-wallet?${new URLSearchParams({ to, memo, amount, coin, locale: 'en' }).toString()}`;
  const onceOn = (body: string) => /name="once" value="([^"]+)"/.exec(body)?.[1] ?? '';

  test('sends what is asked for; the same form again sends nothing more', async () => {
    const crypto = await open();
    const { body } = await payments.app.inject(pathOf(crypto));
    expect(body).toContain(crypto.address);
    const form = { amount: crypto.amount, once: onceOn(body) };
    const replies = await Promise.all([1, 2].map(() => submitForm(payments, pathOf(crypto), form)));
    expect(replies.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${pathOf(crypto)}&sent=yes`));
    expect(await payments.database.query('select 1 from vendors.payment_coin_transfers')).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'pending' });
  });

  test('sends another amount, refuses nonsense and unknown addresses', async () => {
    const crypto = await open({ currency: 'TON', amount: '3' });
    for (const amount of ['', '0', '-1', '1e3', '1,000', '1.0000000001', 'x'])
      expect((await submitForm(payments, pathOf(crypto), { amount })).statusCode, amount).toBe(422);
    await submitForm(payments, pathOf(crypto), { amount: '١٫٥' });
    expect(await state()).toMatchObject({ status: 'pending', crypto: { received: '1.5' } });
    const other = pathOf({ ...crypto, memo: '1' });
    expect((await payments.app.inject(other)).statusCode).toBe(404);
    expect((await submitForm(payments, other, { amount: '1' })).statusCode).toBe(404);
  });
});
