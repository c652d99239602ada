import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { VpnVendorStandIn } from './testing/VpnVendorStandIn.ts';
import { VpnLedger } from './VpnLedger.ts';
import { VpnNews } from './VpnNews.ts';
import { VpnService } from './VpnService.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
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
  vendor.losesAnswers = false;
});

type State = OutputOf<typeof vpn.getSubscription>;
let keys = 0;

async function subscriber() {
  const { cookie, uid, email } = await operator.player();
  await operator.control('credit', { uid, currency: 'USD', amount: '20.00' });
  /** By a new session: the one before may have expired with the days. */
  const state = async (): Promise<State['subscription']> => {
    const signedIn = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' });
    const reply = await operator.call('vpn.getSubscription', {}, { cookie: signedIn.cookie });
    return (reply.data as State).subscription;
  };
  const buy = async (input = {}) => {
    keys += 1;
    const reply = await operator.call(
      'vpn.createSubscription',
      { plan: 'month', amount: '5.00', currency: 'USD', seen: '', auto_renewal: false, ...input },
      { cookie, headers: { 'idempotency-key': `delivery-key-${keys}-aaaa`, 'x-player': String(uid) } },
    );
    return (reply.data as State).subscription;
  };
  const money = async () => {
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
    ).map(({ subject }) => subject);
  return { uid, cookie, state, buy, money, told };
}

const later = async (ms: number) => {
  operator.time.ms += ms;
  await operator.control('vpn/run');
};
const endOf = (daysFromNow: number) => new Date(operator.time.ms + daysFromNow * DAY_MS).toISOString();

test('1-17 the vendor is down: paid and told so; delivered later with all its days', async () => {
  const player = await subscriber();
  vendor.isDown = true;
  expect(await player.buy()).toMatchObject({ status: 'waiting', ends_at: null, waiting_days: 30, configuration: '' });
  expect(await player.money()).toBe(1500n);
  await later(10 * MINUTE_MS);
  vendor.isDown = false;
  await later(10 * MINUTE_MS);
  expect(await player.state()).toMatchObject({ status: 'active', ends_at: endOf(30), waiting_days: 0 });
  expect([await player.money(), await player.told()]).toEqual([1500n, ['vpn.subscription_activated']]);
});

test('1-17 down for a day: the money is back, once, and the vendor is told to end it', async () => {
  const player = await subscriber();
  vendor.isDown = true;
  const waiting = await player.buy();
  await later(DAY_MS - MINUTE_MS);
  expect(await player.money()).toBe(1500n);
  await later(12 * MINUTE_MS);
  expect([await player.state(), await player.money(), await player.told()]).toEqual([null, 2000n, ['vpn.returned']]);
  vendor.isDown = false;
  await later(12 * MINUTE_MS);
  await later(12 * MINUTE_MS);
  const orders = vendor.ordersOf(waiting?.id ?? 0);
  expect(orders.map(({ expiresAt }) => expiresAt)).toEqual([null]);
  expect(await player.money()).toBe(2000n);
});

test('1-17 lost answers: the next order has a higher number, and the days count once', async () => {
  const player = await subscriber();
  vendor.losesAnswers = true;
  const waiting = await player.buy();
  await later(MINUTE_MS);
  vendor.losesAnswers = false;
  await later(MINUTE_MS);
  const revisions = vendor.ordersOf(waiting?.id ?? 0).map(({ revision }) => revision);
  expect([revisions.length > 1, revisions]).toEqual([true, [...new Set(revisions)].sort((a, b) => a - b)]);
  expect(await player.state()).toMatchObject({ status: 'active', ends_at: endOf(30) });
});

test('1-17 killed after the payment: the job of the next start delivers it', async () => {
  const player = await subscriber();
  vendor.isDown = true;
  await player.buy();
  // As if the process had died before it asked the vendor at all.
  await operator.database.query(
    `update operator.vpn_subscriptions set revision = 0, tries = 0, next_try_at = $2 where uid = $1`,
    [player.uid, new Date(operator.time.ms)],
  );
  vendor.isDown = false;
  await later(0);
  expect(await player.state()).toMatchObject({ status: 'active', ends_at: endOf(30) });
  expect(await player.money()).toBe(1500n);
});

test('1-17 an extension that cannot be delivered goes back, and what runs goes on to its own end', async () => {
  const player = await subscriber();
  const first = await player.buy();
  vendor.isDown = true;
  expect(await player.buy({ seen: first?.ends_at })).toMatchObject({ status: 'active', waiting_days: 30 });
  await later(DAY_MS + MINUTE_MS);
  expect([await player.money(), (await player.state())?.ends_at]).toEqual([1500n, first?.ends_at]);
  vendor.isDown = false;
  await later(12 * MINUTE_MS);
  expect(vendor.ordersOf(first?.id ?? 0).at(-1)?.expiresAt).toBe(first?.ends_at);
  expect((await player.state())?.ends_at).toBe(first?.ends_at);
});

test('1-17 a closed account ends its subscription', async () => {
  const player = await subscriber();
  const { id = 0 } = (await player.buy()) ?? {};
  await operator.database.query(`update operator.players set status = 'deleted' where uid = $1`, [player.uid]);
  await later(MINUTE_MS);
  const [row] = await operator.database.query<{ status: string; configuration: string | null }>(
    'select status, configuration from operator.vpn_subscriptions where id = $1',
    [id],
  );
  expect([row, vendor.ordersOf(id).at(-1)?.expiresAt]).toEqual([{ status: 'ended', configuration: null }, null]);
});

test('1-17 the file is given out once, without a session, to whoever has the link', async () => {
  const player = await subscriber();
  await player.buy();
  const { path } = (await operator.call('vpn.getFile', {}, { cookie: player.cookie })).data as { path: string };
  const file = await operator.app.inject({ url: path });
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="croupier-vpn.conf"',
  ]);
  expect(file.body).toContain('[Interface]');
  expect((await operator.app.inject({ url: path })).statusCode).toBe(404);
});

test('1-17 days that are given begin a subscription or extend it, and each source gives once', async () => {
  const player = await subscriber();
  const { database, config } = operator;
  const clock = new SandboxClock({ now: () => new Date(operator.time.ms) });
  const news = new VpnNews(clock, { add: async () => {} });
  const service = new VpnService({ database, clock, config }, { send: async () => false }, new VpnLedger(clock), news);
  const give = (sourceId: string, days: number) => {
    const reward = { kind: 'vpn_days', count: days } as const;
    const giving = { uid: BigInt(player.uid), currency: 'USD', reward, texts: {}, source: 'quests', sourceId };
    return database.transaction((tx) => service.give(tx, giving, days));
  };
  await give('quest:1', 7);
  await give('quest:1', 7);
  await later(0);
  expect(await player.state()).toMatchObject({ status: 'active', ends_at: endOf(7), is_auto_renewal: false });
  await give('quest:2', 3);
  await later(0);
  expect([(await player.state())?.ends_at, await player.money()]).toEqual([endOf(10), 2000n]);
});
