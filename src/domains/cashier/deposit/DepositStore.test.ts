import { describe, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import { depositStore } from './DepositStore.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { depositSettings, transaction, usd } from '../testing/wire.ts';

const vendorPage = 'https://pay.example/i/1';
const started = () => ({ transaction: transaction(), redirect_url: vendorPage });
const answers = (more: Answers = {}): Answers => ({
  'GET cashier.getdepositsettings': () => depositSettings(),
  'POST cashier.makedeposit': started,
  ...more,
});

async function ready(options: Parameters<typeof createTestApp>[0] = {}, method = '') {
  const app = createTestApp({ uid: 7, answers: answers(), ...options });
  const store = app.store(depositStore);
  await store.open(7, method);
  return { app, store, deposits: () => app.calls.filter(({ key }) => key === 'POST cashier.makedeposit') };
}

describe('deposit', () => {
  test('2.3-5 the address preselects a method; an unknown one selects the first', async () => {
    expect((await ready({}, 'flashpay')).store.spending.methodName).toBe('flashpay');
    expect((await ready({}, 'gold')).store.spending.methodName).toBe('card');
  });

  test('7-48 without a method in the address it begins with the one used last that is still offered', async () => {
    const used = (...used_methods: string[]) => ({
      answers: answers({ 'GET cashier.getdepositsettings': () => depositSettings({ used_methods }) }),
    });
    expect((await ready(used('gold', 'flashpay', 'card'))).store.spending.methodName).toBe('flashpay');
    expect((await ready(used('flashpay'), 'card')).store.spending.methodName).toBe('card');
    expect((await ready(used('gold'))).store.spending.methodName).toBe('card');
  });

  test('7-48 a method that was chosen before a reload goes before the one used last', async () => {
    const storage = memoryStore();
    (await ready({ storage })).store.choose('flashpay');
    const settings = () => depositSettings({ used_methods: ['card'] });
    const again = await ready({ storage, answers: answers({ 'GET cashier.getdepositsettings': settings }) });
    expect(again.store.spending.methodName).toBe('flashpay');
  });

  test('sends the amount in the currency’s decimals and opens the vendor’s page', async () => {
    const { app, store, deposits } = await ready();
    store.spending.type('50');
    await store.submit();
    expect(deposits()).toMatchObject([{ input: { method: 'card', amount: '50.00', currency: 'USD' } }]);
    expect(deposits()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(app.external).toEqual([vendorPage]);
    expect(store.isBusy).toBe(true);
    await app.clock.advance(10_000);
    expect(store.isBusy).toBe(false);
  });

  test('4-61 if the vendor’s page opens elsewhere, this page goes on to pay pending', async () => {
    const { app, store } = await ready({ departure: 'opened' });
    store.spending.type('50');
    await store.submit();
    expect(app.navigated).toEqual(['/cashier/paypending/p_1']);
    expect(store.isBusy).toBe(false);
  });

  test('a payment address that is not http(s) is not opened', async () => {
    const { app, store } = await ready({
      answers: answers({ 'POST cashier.makedeposit': () => ({ ...started(), redirect_url: 'javascript:alert(1)' }) }),
    });
    store.spending.type('50');
    await store.submit();
    expect(app.external).toEqual([]);
    expect(app.navigated).toEqual(['/cashier/paypending/p_1']);
  });

  test.each([
    ['?backUrl=%2Fgame%2Fjade-ascent', '/game/jade-ascent'],
    ['?backUrl=%2F%2Fevil.example', null],
    ['', null],
  ])('9-14, 4-62 %j stores the return address %j', async (search, kept) => {
    const storage = memoryStore();
    storage.set('betting_back_pay_success_key', '/old');
    const { store } = await ready({ search, storage });
    store.spending.type('50');
    await store.submit();
    expect(storage.get('betting_back_pay_success_key')).toBe(kept);
  });

  test('4-62 a deposit over a game leads back to the game', async () => {
    const storage = memoryStore();
    const { store } = await ready({ storage, path: '/game/jade-ascent' });
    store.spending.type('50');
    await store.submit();
    expect(storage.get('betting_back_pay_success_key')).toBe('/game/jade-ascent');
  });

  test('4-15 two presses have one effect', async () => {
    const { store, deposits } = await ready();
    store.spending.type('50');
    await Promise.all([store.submit(), store.submit()]);
    expect(deposits()).toHaveLength(1);
  });

  test('an invalid amount is not sent', async () => {
    const { store, deposits } = await ready();
    store.spending.type('5');
    await store.submit();
    expect(store.spending.form.fields.amount.error?.code).toBe('sumError');
    expect(deposits()).toHaveLength(0);
  });

  test('an error on screen is updated to the chosen method’s bounds', async () => {
    const { store } = await ready({}, 'flashpay');
    store.spending.type('15');
    await store.submit();
    expect(store.spending.form.fields.amount.error?.code).toBe('sumError');
    store.spending.choose('card');
    expect(store.spending.form.fields.amount.error).toBeNull();
  });
});

describe('drafts and reloads', () => {
  test('typed text survives a reload, and is not shown to another player', async () => {
    const storage = memoryStore();
    const first = await ready({ storage });
    first.store.spending.choose('flashpay');
    first.store.spending.type('75');
    const second = await ready({ storage });
    expect([second.store.spending.methodName, second.store.spending.form.fields.amount.value]).toEqual([
      'flashpay',
      '75',
    ]);
    second.app.signIn(8);
    const next = second.app.store(depositStore);
    await next.open(8);
    expect(next.spending.form.fields.amount.value).toBe('20');
  });

  test('I4 a reload while checking repeats the call with the same key and goes on', async () => {
    const storage = memoryStore();
    const cut = await ready({
      storage,
      answers: answers({ 'POST cashier.makedeposit': () => Promise.reject(new NoAnswerError('network')) }),
    });
    cut.store.spending.type('50');
    void cut.store.submit();
    await settle();
    expect(cut.store.spending.payment.phase).toBe('checking');
    const next = await ready({ storage });
    expect(next.deposits()).toMatchObject([
      {
        input: { method: 'card', amount: '50.00', currency: 'USD' },
        idempotencyKey: cut.deposits()[0]?.idempotencyKey,
      },
    ]);
    expect(next.app.external).toEqual([vendorPage]);
    expect((await ready({ storage })).deposits()).toHaveLength(0);
  });
});

describe('I4, I8 another player signs in during a payment without an answer', () => {
  const unanswered = () => answers({ 'POST cashier.makedeposit': () => Promise.reject(new NoAnswerError('network')) });

  test('their button is enabled and their form empty; the first player’s order continues when they are back', async () => {
    const { app, store, deposits } = await ready({ answers: unanswered() });
    store.spending.type('50');
    void store.submit();
    await settle();
    expect([store.isBusy, store.spending.payment.phase]).toEqual([true, 'checking']);
    app.runOut();
    app.signIn(8);
    const next = app.store(depositStore);
    await next.open(8);
    expect([
      next.isBusy,
      next.spending.payment.phase,
      next.spending.problem,
      next.spending.form.fields.amount.value,
    ]).toEqual([false, 'idle', null, '20']);
    await app.clock.advance(60_000);
    expect(deposits()).toHaveLength(1);

    app.answers = answers();
    app.signIn(7);
    await app.store(depositStore).open(7);
    expect(deposits().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      deposits()[0]?.idempotencyKey,
      deposits()[0]?.idempotencyKey,
    ]);
    expect(app.external).toEqual([vendorPage]);
  });

  test('a form that is still being checked sends nothing in the name of another player', async () => {
    const { app, store, deposits } = await ready();
    store.spending.type('50');
    const submitted = store.submit();
    app.signIn(8);
    await submitted;
    expect([deposits(), app.external, app.navigated]).toEqual([[], [], []]);
  });

  test('their own player signs out and in again: the order goes on once, with the same key', async () => {
    const { app, store, deposits } = await ready({ answers: unanswered() });
    store.spending.type('50');
    void store.submit();
    await settle();
    app.signIn(0);
    app.answers = answers();
    app.signIn(7);
    await app.store(depositStore).open(7);
    await app.clock.advance(60_000);
    expect(new Set(deposits().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect([deposits().length, app.external]).toEqual([2, [vendorPage]]);
  });

  test('an order that a reload cut off is not repeated for another player who signs in while the page opens', async () => {
    const storage = memoryStore();
    const cut = await ready({ storage, answers: unanswered() });
    cut.store.spending.type('50');
    void cut.store.submit();
    await settle();
    const app = createTestApp({ uid: 7, storage, answers: answers() });
    const opening = app.store(depositStore).open(7);
    app.signIn(8);
    await opening;
    expect(app.calls.map(({ key }) => key)).toEqual(['GET cashier.getdepositsettings', 'GET campaigns.getoffers']);
  });
});

test.each(['BillingServiceErrorException', 'BillingUnavailableException'] as const)(
  '8-5 after %s reopening the page pays nothing by itself; the next press with that order uses its key',
  async (type) => {
    const storage = memoryStore();
    const told = await ready({
      storage,
      answers: answers({ 'POST cashier.makedeposit': () => Promise.reject(new ApiError(type, 503, {}, '')) }),
    });
    told.store.spending.type('50');
    await told.store.submit();
    const next = await ready({ storage });
    expect([next.deposits(), next.app.external, next.store.spending.form.fields.amount.value]).toEqual([[], [], '50']);
    await next.store.submit();
    expect(next.deposits().map(({ idempotencyKey }) => idempotencyKey)).toEqual([told.deposits()[0]?.idempotencyKey]);
  },
);

describe('refusals', () => {
  const refusing = (error: ApiError, settings = depositSettings()) =>
    answers({
      'GET cashier.getdepositsettings': () => settings,
      'POST cashier.makedeposit': () => Promise.reject(error),
    });

  test('8-5, 7-13 BillingDepositLimitExceeded is shown at the amount, with the rest of the limit', async () => {
    const error = new ApiError('BillingDepositLimitExceededException', 422, { amount: [{ code: 'sumError' }] }, '');
    const { app, store } = await ready({ answers: refusing(error) });
    store.spending.type('50');
    app.answers['GET account.getDepositLimit'] = () => ({
      available_amount: usd('20.00'),
      limit_amount: usd('100.00'),
      period: 'day',
      can_edit: true,
      expired_at: null,
    });
    await store.submit();
    expect(store.spending.form.fields.amount.error).toEqual({ code: 'depositLimit', params: { max: '$20' } });
    expect(store.spending.form.fields.amount.value).toBe('50');
    expect(store.spending.problem).toBeNull();
  });

  test.each([
    ['BillingUnavailableException', 'unavailable'],
    ['BillingServiceErrorException', 'service'],
    ['BillingTransactionDeclinedException', 'declined'],
    ['UserNeedConfirmContactException', 'need'],
    ['UserNeedProfileDataException', 'need'],
    ['KycUserProfileException', 'need'],
    ['InvalidRequestException', 'failed'],
  ] as const)('8-5 %s is shown above the form as %s; the amount is kept', async (type, code) => {
    const { store } = await ready({ answers: refusing(new ApiError(type, 422, {}, '')) });
    store.spending.type('50');
    await store.submit();
    expect(store.spending.problem?.code).toBe(code);
    expect(store.spending.form.fields.amount.value).toBe('50');
    store.spending.type('60');
    expect(store.spending.problem).toBeNull();
  });

  test.each([
    ['none', {}, '$10', '$1,000'],
    ['plain decimals', { min: '20.00', max: '500.00', currency: 'USD' }, '$20', '$500'],
    ['no numbers', { min: 'x', max: '' }, '$10', '$1,000'],
  ])('5-26 the operator’s bounds (%s) are shown as amounts', async (_what, params, min, max) => {
    const { store } = await ready({
      answers: refusing(new ApiError('InvalidParameterException', 422, { amount: [{ code: 'sumError', params }] }, '')),
    });
    store.spending.type('50');
    await store.submit();
    expect(store.spending.form.fields.amount.error).toEqual({ code: 'sumError', params: { min, max } });
  });

  test('8-4 InvalidParameter is shown at its field', async () => {
    const { store } = await ready({
      answers: refusing(new ApiError('InvalidParameterException', 422, { amount: [{ code: 'wrongField' }] }, '')),
    });
    store.spending.type('50');
    await store.submit();
    expect(store.spending.form.fields.amount.error?.code).toBe('wrongField');
    expect(store.spending.problem).toBeNull();
  });

  test('settings that fail to load offer a retry', async () => {
    const { app, store } = await ready({
      answers: { 'GET cashier.getdepositsettings': () => Promise.reject(new NoAnswerError('network')) },
    });
    expect(store.spending.status).toBe('failed');
    app.answers = answers();
    await store.spending.load();
    expect(store.spending.status).toBe('ready');
  });
});

test('2.3-4 a player who comes back to the page before the vendor’s has opened finds the form enabled', async () => {
  const { store } = await ready();
  store.spending.type('50');
  await store.submit();
  expect(store.hasLeft).toBe(true);
  await store.open(7);
  expect([store.hasLeft, store.isBusy]).toEqual([false, false]);
});

test('what was typed on another device is taken over, and stays over a reload; an unknown method is not chosen', async () => {
  const storage = memoryStore();
  const { store } = await ready({ storage });
  store.spending.carryOn({ method: 'flashpay', amount: '37.5' });
  expect(store.spending.carried()).toEqual({ method: 'flashpay', amount: '37.5' });
  expect((await ready({ storage })).store.spending.carried()).toEqual({ method: 'flashpay', amount: '37.5' });
  store.spending.carryOn({ method: 'gold' });
  expect(store.spending.carried()).toEqual({ method: 'flashpay', amount: '37.5' });
});
