import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { VpnVendorStandIn } from './testing/VpnVendorStandIn.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let operator: TestOperator;
let vendor: VpnVendorStandIn;
let start: number;
beforeAll(async () => {
  operator = await startTestOperator();
  vendor = new VpnVendorStandIn(operator.vendors);
  start = operator.time.ms;
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});
beforeEach(() => {
  operator.time.ms = start;
  vendor.isDown = false;
});

type State = OutputOf<typeof vpn.getSubscription>;
let keys = 0;

/** A player with money. A session ends before a subscription does: after days they sign in again. */
async function subscriber(amount = '20.00') {
  const registered = await operator.player();
  let { cookie } = registered;
  const { uid, email } = registered;
  if (amount !== '0') await operator.control('credit', { uid, currency: 'USD', amount });
  const call = (name: string, input = {}) => operator.call(name, input, { cookie });
  const state = async (): Promise<State> => (await call('vpn.getSubscription')).data;
  const buy = async (input = {}, key = `vpn-key-${(keys += 1)}-aaaaaaaa`) =>
    operator.call(
      'vpn.createSubscription',
      { plan: 'month', amount: '5.00', currency: 'USD', seen: '', auto_renewal: true, ...input },
      { cookie, headers: { 'idempotency-key': key, 'x-player': String(uid) } },
    );
  /** Days later: what is due is done, and the player has signed in again. */
  const pass = async (ms: number) => {
    operator.time.ms += ms;
    await operator.control('vpn/run');
    const reply = await operator.call(
      'auth.login',
      { login: email, password: 'otter-lamp-71' },
      { address: '10.9.9.9' },
    );
    cookie = reply.cookie ?? cookie;
  };
  const balance = async () => {
    const [row] = await operator.database.query<{ balance: bigint }>(
      `select balance from operator.ledger_accounts where uid = $1 and kind = 'main' and currency = 'USD'`,
      [uid],
    );
    return row?.balance ?? 0n;
  };
  const told = async () =>
    (
      await operator.database.query<{ subject: string }>(
        `select subject from operator.inbox where uid = $1 and subject like 'vpn.%' order by id`,
        [uid],
      )
    ).map(({ subject }) => subject.slice('vpn.'.length));
  const events = async () =>
    (
      await operator.database.query<{ type: string }>(
        `select event->>'type' as type from operator.realtime_events
         where uid = $1 and event->>'type' like 'vpn.%' order by seq`,
        [uid],
      )
    ).map(({ type }) => type.slice('vpn.'.length));
  return { uid, call, state, buy, pass, balance, told, events };
}

test('7-100, 7-102 guests see the plans in the default currency, players in theirs', async () => {
  const { plans } = (await operator.call('vpn.getShop')).data as OutputOf<typeof vpn.getShop>;
  expect(plans.map(({ id, price, per_month: month }) => [id, price, month.amount])).toEqual([
    ['month', { amount: '5.00', currency: 'USD' }, '5.00'],
    ['quarter', { amount: '13.50', currency: 'USD' }, '4.50'],
    ['year', { amount: '42.00', currency: 'USD' }, '3.50'],
  ]);
  for (const currency of ['EUR', 'JPY', 'KWD', 'TON']) {
    const { cookie } = await operator.player({ currency });
    const own = (await operator.call('vpn.getShop', {}, { cookie })).data as OutputOf<typeof vpn.getShop>;
    expect(own.plans.map(({ price }) => price.currency)).toEqual([currency, currency, currency]);
  }
});

test('7-101, 7-103, 1-17 a plan is paid from the main balance and delivered at once', async () => {
  const player = await subscriber();
  expect((await player.state()).subscription).toBeNull();
  const { subscription } = (await player.buy()).data as State;
  expect(subscription).toMatchObject({
    plan: 'month',
    status: 'active',
    ends_at: new Date(start + 30 * DAY_MS).toISOString(),
    renewal_at: new Date(start + 29 * DAY_MS).toISOString(),
    renewal_price: { amount: '5.00' },
    is_auto_renewal: true,
    waiting_days: 0,
  });
  expect(subscription?.configuration).toContain('[Interface]');
  expect([await player.balance(), await player.told(), await player.events()]).toEqual([
    1500n,
    ['subscription_activated'],
    ['subscription_activated'],
  ]);
  const [row] = await operator.database.query<{ configuration: string }>(
    'select configuration from operator.vpn_subscriptions where uid = $1',
    [player.uid],
  );
  expect(row?.configuration).not.toContain('Interface');
});

test('I4 the same key buys once, also when it is sent twice at the same time', async () => {
  const player = await subscriber();
  const replies = await Promise.all([player.buy({}, 'same-key-aaaaaaaaaa'), player.buy({}, 'same-key-aaaaaaaaaa')]);
  expect(replies.map(({ status }) => status).sort()[0]).toBe(200);
  expect(await player.balance()).toBe(1500n);
});

test('7-101 what the player has not seen is not bought: another price, a subscription of another tab', async () => {
  const player = await subscriber();
  const refusal = async (input: object) => (await player.buy(input)).error.error_data;
  expect(await refusal({ amount: '4.00' })).toEqual({
    amount: [{ code: 'priceChanged', params: { price: '5.00', currency: 'USD' } }],
  });
  expect(await refusal({ plan: 'toString' })).toEqual({ plan: [{ code: 'unknownPlan' }] });
  const first = (await player.buy()).data as State;
  expect(await refusal({})).toEqual({ seen: [{ code: 'subscriptionChanged' }] });
  const seen = first.subscription?.ends_at ?? '';
  const { subscription } = (await player.buy({ plan: 'quarter', amount: '13.50', seen })).data as State;
  expect([subscription?.plan, subscription?.ends_at]).toEqual([
    'quarter',
    new Date(start + 120 * DAY_MS).toISOString(),
  ]);
  expect(await player.balance()).toBe(150n);
});

test('7-101 without enough money nothing is begun', async () => {
  const player = await subscriber('3.00');
  expect((await player.buy()).error.error_data).toEqual({
    amount: [{ code: 'insufficientFunds', params: { available: '3.00', currency: 'USD' } }],
  });
  expect([(await player.state()).subscription, await player.balance()]).toEqual([null, 300n]);
});

test('4-67 it is renewed a day before its end, once, and told of before', async () => {
  const player = await subscriber();
  await player.buy();
  await player.pass(27 * DAY_MS);
  expect(await player.told()).toEqual(['subscription_activated', 'auto_renewal_soon']);
  await player.pass(2 * DAY_MS);
  await Promise.all([operator.control('vpn/run'), operator.control('vpn/run')]);
  expect([await player.balance(), (await player.state()).subscription?.ends_at]).toEqual([
    1000n,
    new Date(start + 60 * DAY_MS).toISOString(),
  ]);
  await player.pass(HOUR_MS);
  expect([await player.balance(), await player.told()]).toEqual([
    1000n,
    ['subscription_activated', 'auto_renewal_soon', 'subscription_activated'],
  ]);
});

test('4-67 with too little money it is tried every hour until the end, and then ends', async () => {
  const player = await subscriber('6.00');
  const { subscription } = (await player.buy()).data as State;
  await player.pass(29 * DAY_MS);
  await player.pass(HOUR_MS);
  expect(await player.told()).toEqual(['subscription_activated', 'low_balance', 'auto_renewal_soon']);
  await player.pass(23 * HOUR_MS);
  expect([(await player.state()).subscription, (await player.told()).at(-1)]).toEqual([null, 'subscription_ended']);
  expect([await player.balance(), vendor.ordersOf(subscription?.id ?? 0).at(-1)?.expiresAt]).toEqual([100n, null]);
});

test('4-67 money that comes in time renews it', async () => {
  const player = await subscriber('5.00');
  await player.buy();
  await player.pass(29 * DAY_MS);
  await operator.control('credit', { uid: player.uid, currency: 'USD', amount: '5.00' });
  await player.pass(HOUR_MS);
  expect([await player.balance(), (await player.state()).subscription?.ends_at]).toEqual([
    0n,
    new Date(start + 60 * DAY_MS).toISOString(),
  ]);
});

test('7-104, 4-67 auto-renewal is switched off and on; without it the end is told of, and nothing more is taken', async () => {
  const player = await subscriber();
  const turn = (isActive: 0 | 1) => player.call('vpn.setAutoRenewalSubscription', { is_active: isActive });
  expect((await turn(1)).error.error_data).toEqual({ is_active: [{ code: 'noSubscription' }] });
  await player.buy();
  await turn(0);
  await turn(0);
  await turn(1);
  const { data } = await turn(0);
  expect((data as State).subscription).toMatchObject({ is_auto_renewal: false, renewal_at: null });
  expect(await player.events()).toEqual([
    'subscription_activated',
    'auto_renewal_deactivated',
    'auto_renewal_activated',
    'auto_renewal_deactivated',
  ]);
  await player.pass(28 * DAY_MS);
  expect((await player.told()).at(-1)).toBe('subscription_ends_soon');
  await player.pass(2 * DAY_MS);
  expect([(await player.state()).subscription, (await player.told()).at(-1), await player.balance()]).toEqual([
    null,
    'subscription_ended',
    1500n,
  ]);
});

const exclude = (uid: number, days: number) =>
  operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'time_out', $2, $3)`,
    [uid, new Date(operator.time.ms), new Date(operator.time.ms + days * DAY_MS)],
  );

test('trust.md it is not renewed during a time-out, in which nobody can switch that off: it ends', async () => {
  const player = await subscriber();
  await player.buy();
  await exclude(player.uid, 42);
  await player.pass(28 * DAY_MS);
  expect(await player.told()).toEqual(['subscription_activated', 'subscription_ends_soon']);
  await player.pass(DAY_MS);
  await player.pass(DAY_MS);
  await player.pass(HOUR_MS);
  expect([await player.balance(), (await player.told()).at(-1)]).toEqual([1500n, 'subscription_ended']);
});

test('trust.md a time-out that is over in time leaves the renewal as it was', async () => {
  const player = await subscriber();
  await player.buy();
  await exclude(player.uid, 29.5);
  await player.pass(29 * DAY_MS);
  expect([await player.balance(), (await player.told()).at(-1)]).toEqual([1500n, 'auto_renewal_soon']);
  await player.pass(13 * HOUR_MS);
  expect([await player.balance(), (await player.state()).subscription?.ends_at]).toEqual([
    1000n,
    new Date(start + 60 * DAY_MS).toISOString(),
  ]);
});
