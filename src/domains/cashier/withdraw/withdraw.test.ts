import { describe, expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { ApiError } from '../../../lib/errors.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { lock, page, transaction, usd, withdrawSettings } from '../testing/wire.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { newDestination } from './Destination.ts';

const number = '4111111111111111';
const sent = (more = {}) => transaction({ type: 'withdrawal', amount: usd('25.00'), ...more });
const step = (id: 'request' | 'review' | 'delivery', state: 'done' | 'current' | 'ahead') => ({
  id,
  owner: 'you' as const,
  state,
  since: null,
  ended_at: null,
  until: null,
  median: null,
  reason: '',
});
const timeline = (state: 'done' | 'current' = 'current') => ({
  transaction: 'p_1',
  steps: [step('request', 'done'), step('review', 'done'), step('delivery', state)],
  reference: 'out-1',
  now: '2026-03-05T12:00:00.000Z',
});
const saved = (more = {}) => ({
  id: 'wd-1',
  method: 'card',
  requisites: '411111...1111',
  holder: '',
  status: 'ready' as const,
  paid_at: null,
  until: null,
  ...more,
});
const answers = (more: Answers = {}): Answers => ({
  'GET cashier.getwithdrawsettings': () => withdrawSettings(),
  'GET cashier.gethistory': () => page([sent()]),
  'GET cashier.getwithdrawal': () => timeline(),
  'POST cashier.makewithdrawal': () => ({ transaction: sent() }),
  ...more,
});

async function ready(more: Answers = {}, shown = '') {
  const app = createTestApp({ uid: 7, answers: answers(more) });
  const store = app.store(withdrawStore);
  void store.open(7, shown);
  await settle();
  const orders = () =>
    app.calls.filter(({ key }) => key === 'POST cashier.makewithdrawal').map(({ input }) => input as object);
  return { app, store, orders };
}

describe('8-9 earlier destinations', () => {
  const offers = (...destinations: ReturnType<typeof saved>[]): Answers => ({
    'GET cashier.getwithdrawsettings': () => withdrawSettings({ destinations }),
  });

  test('the first that can be paid to is chosen, and sent by its id only', async () => {
    const { store, orders, app } = await ready(offers(saved({ id: 'wd-0', status: 'refused' }), saved()));
    expect(store.destination.value).toBe('wd-1');
    store.spending.type('25');
    await store.submit();
    expect(orders()).toEqual([{ method: 'card', amount: '25.00', currency: 'USD', destination: 'wd-1' }]);
    expect(app.dialogProps[0]).toMatchObject({ requisites: '411111...1111', left: { minor: 18_550n } });
  });

  test('a card that was paid with is sent by its id, as an earlier destination is', async () => {
    const { store, orders } = await ready(offers(saved({ id: 'card.a.b.c', paid_at: '2026-03-05T12:00:00.000Z' })));
    store.spending.type('25');
    await store.submit();
    expect(orders()).toEqual([{ method: 'card', amount: '25.00', currency: 'USD', destination: 'card.a.b.c' }]);
  });

  test('another destination is typed, and then it is the one that is sent', async () => {
    const { store, orders } = await ready(offers(saved()));
    store.destination.choose(newDestination);
    store.spending.type('25');
    await store.submit();
    expect(store.spending.form.fields.requisites.error?.code).toBe('requiredField');
    store.typeRequisites(number);
    await store.submit();
    expect(orders()).toMatchObject([{ requisites: number }]);
  });

  test('a destination of another method is not offered', async () => {
    const { store } = await ready(offers(saved({ method: 'flashpay' })));
    expect(store.destination.choices).toEqual([]);
    expect(store.destination.value).toBe(newDestination);
  });

  test('5-49 a method that asks for the holder needs the name, and sends it', async () => {
    const { methods } = withdrawSettings();
    const bank = methods.map((method) => ({ ...method, needs_holder: true }));
    const { store, orders } = await ready({
      'GET cashier.getwithdrawsettings': () => withdrawSettings({ methods: bank }),
    });
    store.spending.type('25');
    store.typeRequisites(number);
    await store.submit();
    expect(store.spending.form.fields.holder.error?.code).toBe('requiredField');
    store.spending.form.fields.holder.change('R2');
    await store.submit();
    expect(store.spending.form.fields.holder.error?.code).toBe('holderName');
    store.spending.form.fields.holder.change('Robin Reed ');
    await store.submit();
    expect(orders()).toMatchObject([{ holder: 'Robin Reed' }]);
  });
});

describe('7-52 the proof', () => {
  const refusal = new ApiError('InvalidParameterException', 422, { proof: ['password', 'code'] }, '');

  async function refused(isProved: () => boolean) {
    const page = await ready({
      'POST cashier.makewithdrawal': () => (isProved() ? { transaction: sent() } : Promise.reject(refusal)),
    });
    page.store.spending.type('25');
    page.store.typeRequisites(number);
    const { app } = page;
    // The review is agreed to; `dialogAnswer` is that of the proof.
    app.dialogs.open = ((kind: { readonly name: string }, props: unknown) => {
      app.dialogProps.push(props);
      return Promise.resolve(kind.name === 'freshProof' ? app.dialogAnswer : true);
    }) as unknown as typeof app.dialogs.open;
    return page;
  }

  test('after the proof the same order is sent again, with the same key', async () => {
    let isProved = false;
    const { store, app, orders } = await refused(() => {
      const was = isProved;
      isProved = true;
      return was;
    });
    await store.submit();
    expect(store.follower.transaction?.id).toBe('p_1');
    const keys = app.calls.flatMap(({ key, idempotencyKey }) =>
      key === 'POST cashier.makewithdrawal' ? [idempotencyKey] : [],
    );
    expect([orders().length, new Set(keys).size, typeof keys[0]]).toEqual([2, 1, 'string']);
    expect(app.dialogProps[1]).toEqual({ kinds: ['password', 'code'] });
  });

  test('a proof that is dismissed leaves what was typed, without an error; the next press asks again', async () => {
    const { store, app, orders } = await refused(() => false);
    app.dialogAnswer = false;
    await store.submit();
    expect([orders().length, store.follower.transaction, store.spending.problem, store.isBusy]).toEqual([
      1,
      null,
      null,
      false,
    ]);
    expect([store.spending.form.fields.amount.value, store.spending.form.fields.amount.error]).toEqual(['25', null]);
    await store.submit();
    expect(orders()).toHaveLength(2);
  });
});

describe('7-50 the figures are current', () => {
  test('events of money and identity fetch them again, many at once only once', async () => {
    const { app } = await ready();
    const fetched = () => app.calls.filter(({ key }) => key === 'GET cashier.getwithdrawsettings').length;
    expect(fetched()).toBe(1);
    for (const type of ['account.balance_updated', 'account.verification_changed', 'bonuses.changed'])
      app.news.publish({ type, data: {} } as never);
    await app.clock.advance(2_000);
    expect(fetched()).toBe(2);
    app.news.publish({ type: 'account.session_ended', data: {} } as never);
    await app.clock.advance(2_000);
    expect(fetched()).toBe(2);
  });

  test('“all” is the most that one withdrawal can be', async () => {
    const { store } = await ready({
      'GET cashier.getwithdrawsettings': () => withdrawSettings({ available: usd('5000.00'), locked: [lock()] }),
    });
    expect(store.everything).toBe('1000');
  });
});

describe('7-52 a withdrawal on its way', () => {
  test('2.3-9 the address names one: its stages are followed by events until it has ended', async () => {
    const { app, store } = await ready({}, 'p_1');
    const stop = store.timeline.follow('p_1');
    await settle();
    expect([store.follower.transaction?.id, store.timeline.timeline?.reference]).toEqual(['p_1', 'out-1']);
    expect(store.timeline.isOver).toBe(false);
    app.answers['GET cashier.getwithdrawal'] = () => timeline('done');
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
    await settle();
    expect(store.timeline.isOver).toBe(true);
    const asked = () => app.calls.filter(({ key }) => key === 'GET cashier.getwithdrawal').length;
    const before = asked();
    stop();
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
    await app.clock.advance(60_000);
    expect(asked()).toBe(before);
  });

  test('7-45 taking it back shows its new state; too late is said', async () => {
    const { store, app } = await ready(
      {
        'POST cashier.cancelwithdrawal': () => Promise.reject(new ApiError('WithdrawalDeclinedException', 422, {}, '')),
      },
      'p_1',
    );
    await store.takeBack.cancel();
    expect(store.takeBack.isRefused).toBe(true);
    app.answers['POST cashier.cancelwithdrawal'] = () => ({ transaction: sent({ status: 'cancelled' }) });
    await store.takeBack.cancel();
    expect([store.takeBack.isRefused, store.follower.transaction?.status]).toEqual([false, 'cancelled']);
  });

  test('7-45 giving cancelling up is asked about first; asking for it back is not', async () => {
    const { store, app } = await ready({
      'POST cashier.setwithdrawallock': ({ is_on }) => ({ is_offered: true, is_on, ends_at: null }),
    });
    const changes = () => app.calls.filter(({ key }) => key === 'POST cashier.setwithdrawallock').length;
    app.dialogAnswer = false;
    await store.takeBack.setLock(true);
    expect(changes()).toBe(0);
    app.dialogAnswer = true;
    await store.takeBack.setLock(true);
    app.dialogAnswer = false;
    await store.takeBack.setLock(false);
    expect([changes(), store.takeBack.isLockFailed]).toEqual([2, false]);
  });
});
