import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../../database/database.ts';
import { openTestDatabase } from '../../../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../../../modules.ts';
import { SandboxClock } from '../../../SandboxClock.ts';
import { agree, withdraw } from './notificationsRepository.ts';
import type { NoticeMessage, SendOutcome } from './notice.ts';
import { NotificationsService } from './NotificationsService.ts';
import { addPaymentNotices } from '../../cashier/paymentNotices.ts';

const uid = 1n;
const notice = {
  uid,
  kind: 'depositArrived',
  params: { amount: '10.00', currency: 'USD' },
  path: '/cashier/history',
} as const;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  await database.query(
    `insert into operator.players (uid, login, currency, locale, registered_at) values (1, 'robin', 'USD', 'ru', now())`,
  );
}, 120_000);
afterAll(() => database.close());

let now: number;
let outcome: SendOutcome | Error;
let isReachable: boolean;
let slowMs: number;
let sent: NoticeMessage[];
let service: NotificationsService;
const warn = vi.fn();

beforeEach(async () => {
  now = Date.UTC(2026, 5, 1, 12);
  outcome = 'sent';
  isReachable = true;
  slowMs = 0;
  sent = [];
  warn.mockClear();
  await database.script('delete from operator.notifications; delete from operator.notification_consents;');
  const clock = new SandboxClock({ now: () => new Date(now) });
  service = new NotificationsService({
    database,
    clock,
    logger: { warn } as never,
    throttle: { hit: async () => [] } as never,
  });
  addPaymentNotices(service);
  service.addChannel({
    name: 'telegram',
    isReachable: async () => isReachable,
    send: async (message) => {
      sent.push(message);
      now += slowMs;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
});

const say = (kind = 'depositArrived') => agree(database, uid, kind, 'telegram', new Date(now));
const outcomes = async () =>
  (await database.query<{ outcome: string | null }>('select outcome from operator.notifications order by seq')).map(
    (row) => row.outcome,
  );

test('without a consent for its kind nothing is queued', async () => {
  await say('withdrawalPaid');
  await service.notify(database, notice);
  expect(await outcomes()).toEqual([]);
});

test('a notification is delivered once, in the player’s language', async () => {
  await say();
  await service.notify(database, notice);
  expect(await service.deliverDue()).toBe(1);
  now += 3_600_000;
  expect(await service.deliverDue()).toBe(0);
  expect(sent).toMatchObject([
    { uid, kind: 'depositArrived', title: 'Депозит зачислен', path: '/cashier/history', locale: 'ru' },
  ]);
  expect(sent[0]?.text).toContain('10,00');
});

test('two replicas that deliver at the same time send it once', async () => {
  await say();
  await service.notify(database, notice);
  const counts = await Promise.all([service.deliverDue(), service.deliverDue()]);
  expect(counts.sort()).toEqual([0, 1]);
  expect(sent).toHaveLength(1);
});

test('nothing is announced of a transaction that was rolled back', async () => {
  await say();
  const failing = database.transaction(async (tx) => {
    await service.notify(tx, notice);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await outcomes()).toEqual([]);
});

test('a failed try is repeated later under the same id, with growing pauses', async () => {
  await say();
  await service.notify(database, notice);
  outcome = 'later';
  expect(await service.deliverDue()).toBe(0);
  expect(await service.deliverDue()).toBe(0);
  now += 5_000;
  outcome = new Error('no answer');
  expect(await service.deliverDue()).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
  now += 5_000;
  outcome = 'sent';
  expect(await service.deliverDue()).toBe(0);
  now += 5_000;
  expect(await service.deliverDue()).toBe(1);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test('a channel that says when is asked then, at least after the usual pause and at most after half an hour', async () => {
  await say();
  await service.notify(database, notice);
  const nextTry = async () =>
    (await database.query<{ next_try_at: Date }>('select next_try_at from operator.notifications'))[0]?.next_try_at;
  for (const [laterMs, pause] of [
    [0, 5_000],
    [90_000, 90_000],
    [3_600_000, 1_800_000],
  ] as const) {
    outcome = { laterMs };
    await service.deliverDue();
    expect((await nextTry())?.getTime()).toBe(now + pause);
    now += pause;
  }
});

test('a slow channel delivers what its claim has time for; the rest is claimed again', async () => {
  await say();
  for (let count = 0; count < 3; count += 1) await service.notify(database, notice);
  slowMs = 30_000;
  expect(await service.deliverDue()).toBe(2);
  slowMs = 0;
  now += 60_000;
  expect(await service.deliverDue()).toBe(1);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

test('a consent withdrawn before the delivery counts', async () => {
  await say();
  await service.notify(database, notice);
  await withdraw(database, uid, 'depositArrived', 'telegram');
  expect(await service.deliverDue()).toBe(0);
  expect([sent, await outcomes()]).toEqual([[], ['withdrawn']]);
});

test('a channel that has lost the player ends the delivery; old news is not delivered', async () => {
  await say();
  await service.notify(database, notice);
  isReachable = false;
  await service.deliverDue();
  isReachable = true;
  outcome = 'gone';
  await service.notify(database, notice);
  await service.deliverDue();
  await service.notify(database, notice);
  now += 25 * 3_600_000;
  await service.deliverDue();
  expect(await outcomes()).toEqual(['gone', 'gone', 'expired']);
  expect(sent).toHaveLength(1);
});

const call = (input: object) => ({ input, player: { uid }, locale: 'es' }) as never;

test('consents are per kind and channel; a yes needs a channel that can deliver', async () => {
  expect((await service.settings(call({}))).kinds).toEqual([
    { kind: 'depositArrived', label: 'Ha llegado un depósito', channels: [] },
    { kind: 'depositReturned', label: 'Un pago se devuelve', channels: [] },
    { kind: 'withdrawalPaid', label: 'Se ha pagado un retiro', channels: [] },
  ]);
  const change = (fields: object) =>
    service.change(call({ kind: 'depositArrived', channel: 'telegram', consent: 1, ...fields }));
  await change({});
  await change({});
  isReachable = false;
  const settings = await service.settings(call({}));
  expect(settings.channels).toEqual([{ name: 'telegram', is_reachable: false }]);
  expect(settings.kinds.map(({ channels }) => channels)).toEqual([['telegram'], [], []]);
  await expect(change({ kind: 'withdrawalPaid' })).rejects.toMatchObject({
    data: { channel: [{ code: 'notReachable' }] },
  });
  await expect(change({ kind: 'toString' })).rejects.toMatchObject({ data: { kind: [{ code: 'wrongField' }] } });
  await expect(change({ channel: 'push' })).rejects.toMatchObject({ data: { channel: [{ code: 'wrongField' }] } });
  await change({ consent: 0 });
  expect((await service.settings(call({}))).kinds.flatMap(({ channels }) => channels)).toEqual([]);
});
