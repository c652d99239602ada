import { describe, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { page, transaction, usd, withdrawSettings } from './testing/wire.ts';
import { withdrawStore } from './WithdrawStore.ts';

const number = '4111111111111111';
const sent = (more = {}) =>
  transaction({ type: 'withdrawal', amount: usd('25.50'), requisites: '411111...1111', ...more });
const answers = (more: Answers = {}): Answers => ({
  'GET cashier.getwithdrawsettings': () => withdrawSettings(),
  'GET cashier.gethistory': () => page([]),
  'POST cashier.makewithdrawal': () => ({ transaction: sent() }),
  ...more,
});

async function ready(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp({ uid: 7, answers: answers(), ...options });
  const store = app.store(withdrawStore);
  const opening = store.open(7);
  await settle();
  return {
    app,
    store,
    opening,
    withdrawals: () => app.calls.filter(({ key }) => key === 'POST cashier.makewithdrawal'),
  };
}

async function fill({ store }: Awaited<ReturnType<typeof ready>>) {
  store.spending.type('25.50');
  store.typeRequisites(number);
  await store.requisites.arrive();
}

/** A storage that records every value ever written to it. */
function watchedStorage(): KeyValueStore & { readonly written: string[] } {
  const inner = memoryStore();
  const written: string[] = [];
  return { ...inner, written, set: (key, value) => (written.push(value), inner.set(key, value)) };
}

describe('review step', () => {
  test('money is sent only after the review is agreed to', async () => {
    const page = await ready();
    await fill(page);
    page.app.dialogAnswer = false;
    await page.store.submit();
    expect(page.withdrawals()).toHaveLength(0);
    page.app.dialogAnswer = true;
    await page.store.submit();
    expect(page.withdrawals()).toMatchObject([
      { input: { method: 'card', amount: '25.50', currency: 'USD', requisites: number } },
    ]);
    expect(page.app.dialogProps).toHaveLength(2);
    expect(page.store.follower.transaction?.status).toBe('pending');
  });

  test('the review has amount, fee and payout', async () => {
    const { app, store } = await ready();
    store.spending.choose('flashpay');
    store.spending.type('100');
    store.typeRequisites('DE89370400440532013000');
    await store.submit();
    expect(app.dialogProps[0]).toMatchObject({
      summary: { pay: { minor: 10_000n }, fee: { minor: 250n }, get: { minor: 9750n } },
      requisites: 'DE89370400440532013000',
    });
  });

  test('I4 a review agreed to by another player, who signed in over it, sends nothing', async () => {
    const page = await ready();
    await fill(page);
    const open = page.app.dialogs.open;
    page.app.dialogs.open = (async (...asked: Parameters<typeof open>) => {
      page.app.signIn(8);
      await page.app.store(withdrawStore).open(8);
      return open(...asked);
    }) as typeof open;
    await page.store.submit();
    expect(page.withdrawals()).toHaveLength(0);
  });

  test('I4 a review that is still being prepared does not open for another player', async () => {
    const page = await ready();
    await fill(page);
    const submitted = page.store.submit();
    page.app.signIn(8);
    await submitted;
    expect([page.app.dialogProps, page.withdrawals()]).toEqual([[], []]);
  });

  test('4-15 two presses open one review and send once', async () => {
    const page = await ready();
    await fill(page);
    await Promise.all([page.store.submit(), page.store.submit()]);
    expect(page.app.dialogProps).toHaveLength(1);
    expect(page.withdrawals()).toHaveLength(1);
  });

  test.each([
    ['999', number, 'amount', 'insufficientFunds'],
    ['5', number, 'amount', 'sumError'],
    ['', number, 'amount', 'requiredField'],
    ['25', '4111111111111112', 'requisites', 'cardNumber'],
    ['25', '', 'requisites', 'requiredField'],
  ] as const)('5-26, 5-52 %j to %j: %s %s, and no review opens', async (amount, requisites, field, code) => {
    const { app, store } = await ready();
    store.spending.type(amount);
    store.typeRequisites(requisites);
    await store.submit();
    expect(store.spending.form.fields[field].error?.code).toBe(code);
    expect(app.dialogProps).toHaveLength(0);
  });

  test('“all” fills exactly what can be withdrawn', async () => {
    const { store } = await ready();
    expect(store.everything).toBe('210.50');
    store.spending.type(store.everything);
    expect(store.spending.form.fields.amount.isValid).toBe(true);
  });

  test('7-50 it begins with the method of withdrawal used last that is still offered', async () => {
    const settings = () => withdrawSettings({ used_methods: ['gold', 'flashpay'] });
    const app = createTestApp({ uid: 7, answers: { 'GET cashier.getwithdrawsettings': settings } });
    const store = app.store(withdrawStore);
    await store.open(7);
    expect(store.spending.methodName).toBe('flashpay');
  });

  test('another method clears the destination', async () => {
    const page = await ready();
    await fill(page);
    page.store.spending.choose('flashpay');
    expect(page.store.spending.form.fields.requisites.value).toBe('');
    expect(page.store.spending.form.fields.amount.value).toBe('25.50');
  });
});

describe('I4 uncertain outcomes', () => {
  test('the call is repeated with the same key, and a card number is never written to storage', async () => {
    const storage = watchedStorage();
    let tries = 0;
    const flaky = () =>
      (tries += 1) === 1 ? Promise.reject(new NoAnswerError('timeout')) : Promise.resolve({ transaction: sent() });
    const page = await ready({ storage, answers: answers({ 'POST cashier.makewithdrawal': flaky }) });
    await fill(page);
    const done = page.store.submit();
    await settle();
    expect(page.store.spending.payment.phase).toBe('checking');
    await page.app.clock.advance(1000);
    await done;
    const keys = page.withdrawals().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(storage.written.length).toBeGreaterThan(0);
    expect(storage.written.filter((text) => text.replaceAll(' ', '').includes(number.slice(6)))).toEqual([]);
  });

  test('a withdrawal cut off by a reload while checking is found in the history', async () => {
    const storage = memoryStore();
    const cut = await ready({
      storage,
      answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(new NoAnswerError('network')) }),
    });
    await fill(cut);
    void cut.store.submit();
    await settle();
    const next = await ready({
      storage,
      answers: answers({
        'GET cashier.gethistory': () => page([sent({ id: 'p_old', amount: usd('99.00') }), sent({ id: 'p_9' })]),
      }),
    });
    await next.opening;
    expect(next.store.follower.transaction?.id).toBe('p_9');
    expect(next.withdrawals()).toHaveLength(0);
  });

  test('one that never arrived is searched repeatedly, then the form is back with its draft', async () => {
    const storage = memoryStore();
    const cut = await ready({
      storage,
      answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(new NoAnswerError('network')) }),
    });
    await fill(cut);
    void cut.store.submit();
    await settle();
    let isDown = true;
    const next = await ready({
      storage,
      answers: answers({
        'GET cashier.gethistory': () => (isDown ? Promise.reject(new NoAnswerError('network')) : page([])),
      }),
    });
    await next.app.clock.advance(60_000);
    expect(next.store.isLookingUp).toBe(true);
    isDown = false;
    await next.app.clock.advance(60_000);
    await next.opening;
    expect(next.store.isLookingUp).toBe(false);
    expect(next.store.follower.transaction).toBeNull();
    expect(next.store.spending.form.fields.amount.value).toBe('25.50');
  });
});

describe('I4, I8 another player signs in', () => {
  test('during a withdrawal without an answer: nothing is sent or requested in their name, their button is enabled', async () => {
    const one = await ready({
      answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(new NoAnswerError('network')) }),
    });
    const { app, store } = one;
    await fill(one);
    void store.submit();
    await settle();
    app.signIn(8);
    const next = app.store(withdrawStore);
    await next.open(8);
    expect([next.isBusy, next.isLookingUp, next.spending.payment.phase, next.spending.problem]).toEqual([
      false,
      false,
      'idle',
      null,
    ]);
    await app.clock.advance(60_000);
    expect(one.withdrawals()).toHaveLength(1);

    app.answers['GET cashier.gethistory'] = () => page([sent({ id: 'p_9' })]);
    app.signIn(7);
    const back = app.store(withdrawStore);
    await back.open(7);
    expect(back.follower.transaction?.id).toBe('p_9');
  });

  test('during a search: it stops, and continues when its own player is back', async () => {
    const storage = memoryStore();
    const cut = await ready({
      storage,
      answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(new NoAnswerError('network')) }),
    });
    await fill(cut);
    void cut.store.submit();
    await settle();
    const { app, store } = await ready({ storage });
    expect(store.isLookingUp).toBe(true);
    app.signIn(8);
    const next = app.store(withdrawStore);
    await next.open(8);
    app.answers['GET cashier.gethistory'] = () => page([sent({ id: 'p_of_another' })]);
    await app.clock.advance(60_000);
    for (const one of [store, next]) expect([one.isLookingUp, one.follower.transaction]).toEqual([false, null]);

    app.answers['GET cashier.gethistory'] = () => page([sent({ id: 'p_9' })]);
    app.signIn(7);
    const back = app.store(withdrawStore);
    await back.open(7);
    expect(back.follower.transaction?.id).toBe('p_9');
  });
});

describe('refusals', () => {
  const refused = async (error: ApiError) => {
    const page = await ready({ answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(error) }) });
    await fill(page);
    await page.store.submit();
    return page.store;
  };

  test.each([
    ['WithdrawalLimitsExceededException', { amount: [{ code: 'insufficientFunds' }] }, 'insufficientFunds'],
    ['WithdrawalLimitsExceededException', {}, 'withdrawalLimit'],
    ['WithdrawalLimitsPeriodExceededException', {}, 'withdrawalPeriodLimit'],
  ] as const)('8-6 %s %j is shown at the amount', async (type, data, code) => {
    const store = await refused(new ApiError(type, 422, data, ''));
    expect(store.spending.form.fields.amount.error?.code).toBe(code);
    expect(store.spending.problem).toBeNull();
  });

  test.each([
    ['WithdrawalDeclinedException', {}, 'withdrawalDeclined'],
    ['KycWithdrawalException', {}, 'need'],
    ['UserNeedDepositException', {}, 'need'],
    ['RequisitesOnVerificationException', {}, 'need'],
    ['RequisitesFraudulentException', {}, 'requisitesRefused'],
  ] as const)('8-6, 8-7, 8-9 %s %j is shown above the form as %s; nothing typed is lost', async (type, data, code) => {
    const store = await refused(new ApiError(type, 422, data, ''));
    expect(store.spending.problem?.code).toBe(code);
    expect(store.spending.form.fields.requisites.value).toBe('4111 1111 1111 1111');
  });
});

describe('2.10-17 a withdrawal that burns an active bonus', () => {
  const burning = () =>
    answers({
      'POST cashier.makewithdrawal': ({ burn_bonuses: burns }) => {
        if (!burns)
          throw new ApiError('InvalidParameterException', 422, { burn_bonuses: [{ code: 'bonusesWouldBurn' }] }, '');
        return { transaction: sent() };
      },
    });

  test('is sent again only after the player has agreed, with another key', async () => {
    const page = await ready({ answers: burning() });
    await fill(page);
    await page.store.submit();
    const [first, second] = page.withdrawals();
    expect([first?.input, second?.input]).toMatchObject([{ amount: '25.50' }, { amount: '25.50', burn_bonuses: true }]);
    expect(first?.input).not.toHaveProperty('burn_bonuses');
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
    expect(page.app.dialogProps).toHaveLength(2);
    expect(page.store.follower.transaction?.status).toBe('pending');
  });

  test('is not sent if the player keeps the bonus; what was typed stays', async () => {
    const page = await ready({ answers: burning() });
    await fill(page);
    const open = page.app.dialogs.open;
    page.app.dialogs.open = ((kind, props) => {
      page.app.dialogAnswer = kind.name !== 'confirm.burnBonuses';
      return open(kind, props);
    }) as typeof open;
    await page.store.submit();
    expect(page.withdrawals()).toHaveLength(1);
    expect([page.store.spending.problem, page.store.follower.transaction]).toEqual([null, null]);
    expect(page.store.spending.form.fields.amount.value).toBe('25.50');
  });
});

test('I5 an event turns pending into paid, and a page that was left stops polling', async () => {
  let status: 'pending' | 'succeeded' = 'pending';
  const { app, store } = await ready({
    answers: answers({ 'GET cashier.gethistory': () => page([sent({ status })]) }),
  });
  store.spending.type('25.50');
  store.typeRequisites(number);
  await store.submit();
  status = 'succeeded';
  app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
  await settle();
  expect(store.follower.transaction?.status).toBe('succeeded');
  store.close();
  expect(app.clock.waiting).toBe(0);
});
