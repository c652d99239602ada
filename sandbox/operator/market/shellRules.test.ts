/** The market's policy per shell, on the server: the market `open` restricts Telegram. */
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator, testConfig } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { marketPolicy } from './marketPolicy.ts';
import { offersMethod } from './shellRules.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'open' });
}, 120_000);
afterAll(() => operator.close());

let users = 40_000;

/** A new player of each shell. */
const callers = {
  async telegram() {
    const user = { id: (users += 1), first_name: 'Ada', language_code: 'en' };
    const payload = sign({ user, query_id: 'q' }, testConfig.telegramBotToken, new Date(operator.time.ms));
    const { data } = await operator.call('auth.register', { is_tg: true, payload });
    const { uid, token } = (data as { payload: { uid: number; token: string } }).payload;
    return { uid, caller: { bearer: token } };
  },
  async web() {
    const { uid, cookie } = await operator.player();
    return { uid, caller: { cookie } };
  },
};
type Kind = keyof typeof callers;

const setCountry = (uid: number, country: string) =>
  operator.database.query('update operator.players set country_code = $2 where uid = $1', [uid, country]);

test.each([
  [
    'web',
    ['card', 'flashpay', 'purse', 'bankpay', 'mobilepay', 'ton', 'btc', 'voucher'],
    ['card', 'flashpay', 'purse', 'bankpay', 'ton', 'btc'],
  ],
  ['telegram', ['flashpay'], ['flashpay']],
] as const)(
  '1-22 the cashier of a session of the kind %s lists %s for deposits, and %s for withdrawals',
  async (kind, deposits, withdrawals) => {
    const { caller } = await callers[kind]();
    for (const [name, methods] of [
      ['cashier.getdepositsettings', deposits],
      ['cashier.getwithdrawsettings', withdrawals],
    ] as const) {
      const { data } = await operator.call(name, {}, caller);
      expect((data as { methods: { sysname: string }[] }).methods.map(({ sysname }) => sysname)).toEqual(methods);
    }
  },
);

test.each([
  ['cashier.makedeposit', {}],
  ['cashier.makewithdrawal', { requisites: '4242424242424242' }],
] as const)('1-22 %s refuses a session of Telegram a method of the website', async (name, fields) => {
  const order = { method: 'card', amount: '20', currency: 'USD', ...fields };
  const { caller, uid } = await callers.telegram();
  const headers = { 'idempotency-key': `shell-${uid}-${name}` };
  expect(await operator.call(name, order, { ...caller, headers })).toMatchObject({
    status: 422,
    error: { error_data: { method: [{ code: 'wrongField' }] } },
  });
  const rows = await operator.database.query('select 1 from operator.payments where uid = $1', [uid]);
  expect(rows).toEqual([]);
});

const served: readonly (readonly [Kind, string, number])[] = [
  ['telegram', 'LV', 200],
  ['telegram', '', 200],
  ['telegram', 'DE', 403],
  ['web', 'DE', 200],
];
test.each(served)(
  '1-22 a session of the kind %s of a player in “%s” is answered with %s',
  async (kind, country, status) => {
    const { uid, caller } = await callers[kind]();
    await setCountry(uid, country);
    expect((await operator.call('account.getInfo', {}, caller)).status).toBe(status);
    expect((await operator.call('games.get', {}, caller)).status).toBe(status);
    expect((await operator.call('metadata.getgeneralinfo', {}, caller)).status).toBe(200);
    expect((await operator.call('auth.logout', {}, caller)).status).toBe(200);
  },
);

test('1-22, 7-88 the client reads the policy from metadata', async () => {
  const { data } = await operator.call('metadata.getgeneralinfo');
  expect((data as { policy: { shells: unknown } }).policy.shells).toEqual({
    web: { payment_methods: null, crypto_currencies: null, pages_hidden: [], countries: null },
    telegram: {
      payment_methods: ['flashpay'],
      crypto_currencies: ['TON'],
      pages_hidden: ['/profile/verification'],
      countries: ['ES', 'LV', 'MX'],
    },
  });
});

test.each([
  ['telegram', 'TON', true],
  ['telegram', 'BTC', false],
  ['telegram', undefined, true],
  ['web', 'BTC', true],
] as const)('in the shell %s a method of the cryptocurrency %s is offered: %s', (kind, crypto, isOffered) => {
  const method = crypto === undefined ? { sysname: 'card' } : { sysname: 'chain', crypto };
  expect(offersMethod(marketPolicy('strict'), kind, method)).toBe(isOffered);
});
