import { describe, expect, test } from 'vitest';
import type { MethodKind, RequisiteKind } from '../../../contract/cashier/deposits.ts';
import { ApiError } from '../../../lib/errors.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { depositSettings, transaction, usd } from '../testing/wire.ts';
import { createDepositApi } from './depositApi.ts';
import { depositStore } from './DepositStore.ts';
import { Requisites } from './Requisites.ts';

const page = 'https://pay.example/i/1';
const base = depositSettings().methods[0]!;

interface Options {
  readonly kind: MethodKind;
  readonly field?: { readonly name: 'wallet' | 'bank' | 'phone' | 'voucher'; readonly kind: RequisiteKind };
  readonly answers?: Answers;
  readonly url?: string;
}

async function opened({ kind, field, answers = {}, url = page }: Options) {
  const platform = fakePlatform();
  const fields = field ? [{ ...field, is_required: true }] : [];
  const app = createTestApp({
    uid: 7,
    departure: 'opened',
    answers: {
      'GET cashier.getdepositsettings': () =>
        depositSettings({ methods: [{ ...base, sysname: 'x', kind, fields }, base] }),
      'POST cashier.makedeposit': () => ({ transaction: transaction({ kind }), redirect_url: url }),
      ...answers,
    },
  });
  Object.assign(app.platform, { openWindow: platform.openWindow, can: platform.can });
  const store = app.store(depositStore);
  await store.open(7, 'x');
  await store.fields.requisites.arrive();
  const type = (text: string) => {
    const [first] = store.fields.requisites.fields;
    if (first) store.fields.requisites.type(first, text);
  };
  const sent = () => app.calls.filter(({ key }) => key === 'POST cashier.makedeposit').map(({ input }) => input);
  return { app, store, platform, type, sent };
}

describe('4-61 each kind of method goes on where it is paid', () => {
  test.each<[MethodKind, string, string]>([
    ['crypto', '', '/cashier/paypending/p_1'],
    ['voucher', '', '/cashier/paypending/p_1'],
    ['redirect', page, '/cashier/paypending/p_1'],
    ['mobile', '', '/cashier/paymobile?transaction=p_1'],
  ])('%s', async (kind, url, path) => {
    const { app, store } = await opened({ kind, url });
    if (kind === 'voucher') store.fields.voucher.worth = { minor: 2000n, currency: 'USD' };
    store.spending.form.fields.amount.assign('20');
    await store.submit();
    expect(app.navigated).toEqual([path]);
  });

  test('2.3-14 a window is opened within the press, and led to the bank once the deposit is made', async () => {
    const { app, store, platform, type, sent } = await opened({
      kind: 'window',
      field: { name: 'bank', kind: 'bank' },
    });
    type('northbank');
    const submitted = store.submit();
    expect(platform.windows.map(({ address }) => address)).toEqual(['about:blank']);
    await submitted;
    expect(platform.windows.map(({ address }) => address)).toEqual([page]);
    expect(app.navigated).toEqual(['/cashier/paynewwindow?transaction=p_1']);
    expect(sent()).toMatchObject([{ requisites: { bank: 'northbank', phone: '', voucher: '', wallet: '' } }]);
  });

  test('2.3-14 no window is opened for a form with an error, and a refused deposit closes its window', async () => {
    const refused = () => Promise.reject(new ApiError('BillingTransactionDeclinedException', 422, {}, ''));
    const { store, platform, type } = await opened({
      kind: 'window',
      field: { name: 'bank', kind: 'bank' },
      answers: { 'POST cashier.makedeposit': refused },
    });
    await store.submit();
    expect([platform.windows.length, store.fields.requisites.first?.error?.code]).toEqual([0, 'requiredField']);
    type('northbank');
    await store.submit();
    expect(platform.windows.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});

describe('3-54 requisites', () => {
  test('a wrong one is told at its field, and nothing is sent', async () => {
    const { store, type, sent } = await opened({ kind: 'redirect', field: { name: 'wallet', kind: 'wallet' } });
    type('123');
    await store.submit();
    expect([store.fields.requisites.first?.error?.code, sent()]).toEqual(['wrongWallet', []]);
  });

  test('the operator’s refusal is told at the field, and the text is kept', async () => {
    const error = new ApiError('InvalidParameterException', 422, { wallet: [{ code: 'wrongField' }] }, '');
    const { store, type } = await opened({
      kind: 'redirect',
      field: { name: 'wallet', kind: 'wallet' },
      answers: { 'POST cashier.makedeposit': () => Promise.reject(error) },
    });
    type('W12345678');
    await store.submit();
    const field = store.fields.requisites.first;
    expect([field?.error?.code, field?.value, store.spending.problem]).toEqual(['wrongField', 'W12345678', null]);
  });

  test('7-46 a voucher’s worth is the amount, and the typed amount comes back with another method', async () => {
    const { store, sent } = await opened({
      kind: 'voucher',
      field: { name: 'voucher', kind: 'voucher' },
      answers: { 'GET cashier.getvoucher': () => ({ amount: usd('25.00') }) },
    });
    store.choose('card');
    store.spending.type('77');
    store.choose('x');
    expect(store.spending.form.fields.amount.value).toBe('');
    store.fields.typeVoucher('abcd1234efgh5678');
    await settle();
    expect([store.fields.voucher.worth, store.spending.summary?.pay.minor]).toEqual([
      { minor: 2500n, currency: 'USD' },
      2500n,
    ]);
    store.choose('card');
    expect(store.spending.form.fields.amount.value).toBe('77');
    store.choose('x');
    await settle();
    await store.submit();
    expect(sent()).toMatchObject([{ amount: '25.00', requisites: { voucher: 'ABCD1234EFGH5678' } }]);
  });

  test('7-46 a voucher that is used is told at its field', async () => {
    const error = new ApiError('InvalidParameterException', 422, { voucher: [{ code: 'voucherUnknown' }] }, '');
    const { store, sent } = await opened({
      kind: 'voucher',
      field: { name: 'voucher', kind: 'voucher' },
      answers: { 'GET cashier.getvoucher': () => Promise.reject(error) },
    });
    store.fields.typeVoucher('abcd1234efgh5678');
    await store.submit();
    expect([store.fields.requisites.first?.error?.code, sent()]).toEqual(['voucherUnknown', []]);
  });

  test('3-12 what was typed is forgotten, and the form begins anew', async () => {
    const { store, type } = await opened({ kind: 'redirect', field: { name: 'wallet', kind: 'wallet' } });
    type('W12345678');
    store.spending.type('77');
    store.forgetTyped();
    expect([store.fields.requisites.first?.value, store.spending.form.fields.amount.value]).toEqual(['', '20']);
  });
});

test('5-52 a kept card pays unless another is wanted; a forgotten one is offered no more', async () => {
  const cards = [
    { id: 'c_1', mask: '411111...1111', expiry: '12/29' },
    { id: 'c_2', mask: '555555...4444', expiry: '01/30' },
  ];
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET cashier.getdepositsettings': () => depositSettings({ methods: [{ ...base, saved_cards: cards }] }),
      'POST cashier.makedeposit': () => ({ transaction: transaction(), redirect_url: page }),
      'POST cashier.dropcard': () => ({}),
    },
  });
  const store = app.store(depositStore);
  await store.open(7);
  expect(store.fields.cards.chosen).toBe('c_1');
  expect(await store.fields.cards.forget('c_1')).toBe(true);
  await store.submit();
  expect(app.calls.at(-1)?.input).toMatchObject({ saved_card: 'c_2', amount: '20.00' });
});

test.each(['1e309', '-20', '2e1', '99999999999999999999', '9007199254740993000', '20.001', '٢٠٫٠٠١'])(
  '5-26 the amount %j is an error at its field, is kept, and nothing is sent',
  async (text) => {
    const { store, sent } = await opened({ kind: 'hosted' });
    store.spending.type(text);
    await store.submit();
    const { amount } = store.spending.form.fields;
    expect([amount.error !== null, amount.value, sent()]).toEqual([true, text, []]);
  },
);

test('5-26 Arabic-Indic digits are digits, and commas are ignored', async () => {
  const { store, sent } = await opened({ kind: 'hosted' });
  store.spending.type('١٬٠٠٠');
  await store.submit();
  expect(sent()).toMatchObject([{ amount: '1000.00' }]);
});

test('5-26 only multiples of the method’s step are taken', async () => {
  const methods = [{ ...base, step: usd('10.00') }];
  const app = createTestApp({
    uid: 7,
    answers: { 'GET cashier.getdepositsettings': () => depositSettings({ methods }) },
  });
  const store = app.store(depositStore);
  await store.open(7);
  store.spending.type('25');
  await store.submit();
  expect(store.spending.form.fields.amount.error).toEqual({ code: 'wrongStep', params: { step: '$10' } });
});

test('1-22 where the shell takes one coin only, the methods of others are not offered', async () => {
  const ton = { ...base, sysname: 'ton', kind: 'crypto' as const, crypto: 'TON' };
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET cashier.getdepositsettings': () =>
        depositSettings({ methods: [base, ton, { ...ton, sysname: 'btc', crypto: 'BTC' }] }),
      'GET campaigns.getoffers': () => ({ count: 0, items: [] }),
    },
  });
  const { methods } = await createDepositApi(app.call, { methods: null, coins: ['TON'] }).settings();
  expect(methods.map(({ sysname }) => sysname)).toEqual(['card', 'ton']);
});

test('3-54 a requisite that is not required may be empty; one that is required may not', () => {
  const requisites = new Requisites();
  const check = (isRequired: boolean) => {
    requisites.arrange([{ name: 'phone', kind: 'phone', is_required: isRequired }]);
    return [requisites.check(), requisites.first?.error?.code];
  };
  expect([check(false), check(true)]).toEqual([
    [true, undefined],
    [false, 'requiredField'],
  ]);
});
