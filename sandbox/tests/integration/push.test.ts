/** The operator's push messages, as a push service and a browser of another hand get them. */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { pushMigrations } from '../../push/pushMigrations.ts';
import { pushServer } from '../../push/pushServer.ts';
import { eventually } from '../../../tests/eventually.ts';

const vendorsUrl = 'http://127.0.0.1:3002';

let operator: TestOperator;
let service: FastifyInstance;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  await operator.database.script('create schema if not exists vendors');
  await migrate(operator.database, 'vendors', [{ module: 'push', migrations: pushMigrations }]);
  service = fastify();
  await service.register(
    pushServer({ database: operator.database, vendorsUrl, hasSandboxControls: true, now: Date.now }),
  );
  operator.vendors.on('/push/', async ({ path, headers, bytes }) => {
    const reply = await service.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/octet-stream', ...Object.fromEntries(headers) },
      payload: Buffer.from(bytes ?? []),
    });
    const wait = reply.headers['retry-after'];
    return new Response(null, { status: reply.statusCode, headers: wait === undefined ? {} : { 'retry-after': wait } });
  });
}, 120_000);
afterAll(async () => {
  await service.close();
  await operator.close();
});

type Player = Awaited<ReturnType<TestOperator['player']>>;
interface Browser {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
interface Message {
  readonly body: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly sender: string;
  readonly subject: string;
}

const control = async <T>(path: string, payload: object = {}): Promise<T> =>
  (await service.inject({ method: 'POST', url: `/__sandbox/push/${path}`, payload })).json<T>();
const newBrowser = () => control<Browser>('subscribe');
const shownIn = async ({ id }: Browser) =>
  (await control<{ messages: Message[] }>('messages', { id })).messages.map(({ body }) => JSON.parse(body) as unknown);
const answer = ({ id }: Browser, status: number, retryAfter = '') =>
  control('answer', { id, status, retry_after: retryAfter });

const by = ({ cookie }: Player) => ({ cookie });
const subscribe = async (player: Player, { endpoint, p256dh, auth }: Browser) =>
  expect((await operator.call('push.subscribe', { endpoint, p256dh, auth }, by(player))).data).toBe(1);
async function agreed(kind = 'depositArrived') {
  const player = await operator.player();
  const browser = await newBrowser();
  await subscribe(player, browser);
  const consent = { kind, channel: 'push', consent: 1 };
  expect((await operator.call('notifications.changeConsent', consent, by(player))).data).toBe(1);
  return { player, browser };
}
const queue = async ({ uid }: Player, kind = 'depositArrived') =>
  operator.database.query(
    `insert into operator.notifications (id, uid, channel, kind, params, path, created_at, next_try_at)
     values ($1, $2, 'push', $3, '{"amount":"5.00","currency":"USD","at":"2026-06-01T12:00:00Z"}', '/cashier/history', $4, $4)`,
    [randomUUID(), uid, kind, new Date(operator.time.ms)],
  );
/** The operator's own job may have been quicker, and then it sends nothing: what was sent is looked for afterwards. */
const deliver = async () => (await operator.control('notifications/deliver')).json<{ sent: number }>().sent;
const outcomeOf = async ({ uid }: Player) =>
  (
    await operator.database.query<{ outcome: string | null; next_try_at: Date }>(
      'select outcome, next_try_at from operator.notifications where uid = $1 order by seq desc limit 1',
      [uid],
    )
  )[0];
const isReachable = async (player: Player) => {
  const { data } = await operator.call('notifications.getSettings', {}, by(player));
  return (data as { channels: { name: string; is_reachable: boolean }[] }).channels.find(({ name }) => name === 'push')
    ?.is_reachable;
};

test('a push is encrypted for the browser, signed with the key it subscribed for, and names no sum', async () => {
  const { player, browser } = await agreed();
  await queue(player);
  await deliver();
  await eventually(async () => expect(await shownIn(browser)).toHaveLength(1));
  const { messages } = await control<{ messages: Message[] }>('messages', { id: browser.id });
  const { key } = (await operator.call('push.getKey', {}, by(player))).data as { key: string };
  expect(messages).toMatchObject([
    { ttl: 86_400, urgency: 'normal', sender: key, subject: 'mailto:push@croupier.test' },
  ]);
  expect(await shownIn(browser)).toEqual([
    {
      title: 'A deposit has arrived',
      body: 'Open Croupier to see it.',
      path: '/cashier/history',
      lang: 'en',
      dir: 'ltr',
      tag: expect.any(String),
    },
  ]);
  expect(JSON.stringify(await shownIn(browser))).not.toMatch(/5[.,]00|\$|USD/);
  const sent = operator.vendors.requests.filter(({ path }) => path.startsWith('/push/')).at(-1);
  expect(Buffer.from(sent?.bytes ?? []).includes('deposit')).toBe(false);
});

test('a push is in the account’s language; a sign-in is urgent and names neither place nor time', async () => {
  const { player, browser } = await agreed('signInAlert');
  await operator.call('account.changelocale', { locale: 'ar' }, by(player));
  await queue(player, 'signInAlert');
  await deliver();
  expect(await shownIn(browser)).toMatchObject([
    {
      title: 'تسجيل دخول من جهاز جديد',
      body: 'افتح Croupier للاطلاع عليه.',
      path: '/ar/cashier/history',
      lang: 'ar',
      dir: 'rtl',
    },
  ]);
  expect((await control<{ messages: Message[] }>('messages', { id: browser.id })).messages[0]?.urgency).toBe('high');
});

test('every browser of the player gets it; one whose subscription is over is forgotten', async () => {
  const { player, browser } = await agreed();
  const second = await newBrowser();
  await subscribe(player, second);
  await answer(browser, 410);
  await queue(player);
  await deliver();
  await eventually(async () =>
    expect([(await shownIn(browser)).length, (await shownIn(second)).length]).toEqual([0, 1]),
  );
  await answer(second, 404);
  await queue(player);
  expect(await deliver()).toBe(0);
  expect([(await outcomeOf(player))?.outcome, await isReachable(player)]).toEqual(['gone', false]);
});

test('a busy push service is asked again when it says, and those that have taken it are not', async () => {
  const { player, browser } = await agreed();
  const busy = await newBrowser();
  await subscribe(player, busy);
  await answer(busy, 429, '120');
  await queue(player);
  await deliver();
  expect((await outcomeOf(player))?.next_try_at.getTime()).toBe(operator.time.ms + 120_000);
  await answer(busy, 201);
  operator.time.ms += 119_000;
  expect(await deliver()).toBe(0);
  operator.time.ms += 1_000;
  await deliver();
  await eventually(async () => expect([(await shownIn(browser)).length, (await shownIn(busy)).length]).toEqual([1, 1]));
});

test('a failing push service is asked again after the usual pause, a refusing one is not', async () => {
  const { player, browser } = await agreed();
  await answer(browser, 503);
  await queue(player);
  await deliver();
  expect((await outcomeOf(player))?.next_try_at.getTime()).toBe(operator.time.ms + 5_000);
  await answer(browser, 413);
  operator.time.ms += 5_000;
  await deliver();
  expect([(await outcomeOf(player))?.outcome, await isReachable(player)]).toEqual(['gone', true]);
});

test('the push service refuses what is not signed for it, or not encrypted', async () => {
  const { id } = await newBrowser();
  const send = (headers: Record<string, string>) =>
    service.inject({
      method: 'POST',
      url: `/push/${id}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: Buffer.from('text'),
    });
  expect((await send({})).statusCode).toBe(403);
  const taken = operator.vendors.requests.findLast(({ path }) => path.startsWith('/push/'));
  const authorization = taken?.headers.get('authorization') ?? '';
  expect((await send({ authorization, ttl: '60' })).statusCode).toBe(400);
  expect((await send({ authorization: authorization.replace(/\.\w/, '.x') })).statusCode).toBe(403);
});
