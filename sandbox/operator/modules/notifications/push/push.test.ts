import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { pushKeys } from './pushKeys.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;

const point = () => createECDH('prime256v1').generateKeys('base64url');
const browser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  p256dh: point(),
  auth: randomBytes(16).toString('base64url'),
});
const by = ({ cookie }: Pick<Player, 'cookie'>) => ({ cookie });
const subscribe = (player: Pick<Player, 'cookie'>, given: object) =>
  operator.call('push.subscribe', { ...given }, by(player));
const keep = async (player: Pick<Player, 'cookie'>, endpoint: string) =>
  ((await operator.call('push.keep', { endpoint }, by(player))).data as { is_own: boolean }).is_own;
const signIn = async ({ email }: Player) => {
  const { cookie = '' } = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' });
  return { cookie };
};
const isReachable = async (player: Pick<Player, 'cookie'>) => {
  const { data } = await operator.call('notifications.getSettings', {}, by(player));
  return (data as { channels: { name: string; is_reachable: boolean }[] }).channels.find(({ name }) => name === 'push')
    ?.is_reachable;
};
const stored = async ({ uid }: Player) =>
  (
    await operator.database.query<{ endpoint: string }>(
      'select endpoint from operator.push_subscriptions where uid = $1 order by seen_at, endpoint',
      [uid],
    )
  ).map(({ endpoint }) => endpoint);

test('there is one pair of keys, made once, and its private half is stored encrypted', async () => {
  const player = await operator.player();
  const { key } = (await operator.call('push.getKey', {}, by(player))).data as { key: string };
  const now = new Date(operator.time.ms);
  const made = await Promise.all([1, 2].map(() => pushKeys(operator.database, operator.config.codesSecret, now)));
  expect(made.map(({ publicKey }) => publicKey)).toEqual([key, key]);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const rows = await operator.database.query('select * from operator.push_keys');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(made[0]?.privateKey);
});

describe('what is subscribed', () => {
  test('guests have none', async () => {
    expect((await operator.call('push.subscribe', browser())).error.type).toBe('AuthorizationException');
    expect((await operator.call('push.getKey')).error.type).toBe('AuthorizationException');
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com.evil.test/a',
    'https://evil.test/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/a',
    'https://push.apple.com.evil.test/a',
    'https://evilpush.apple.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:3002/payments/api/payouts',
    'http://127.0.0.1:3002/push/../payments/api/payouts',
    'http://127.0.0.1:3002@evil.test/push/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    '',
  ])('the operator calls no address but that of a push service: %s', async (endpoint) => {
    const player = await operator.player();
    const reply = await subscribe(player, { ...browser(), endpoint });
    expect([reply.status, reply.error.error_data]).toEqual([422, { endpoint: [{ code: 'wrongField' }] }]);
    expect(await isReachable(player)).toBe(false);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'http://127.0.0.1:3002/push/a',
  ])('push services of browsers, and the sandbox’s own, are taken: %s', async (endpoint) => {
    const player = await operator.player();
    expect((await subscribe(player, { ...browser(), endpoint })).data).toBe(1);
    expect(await isReachable(player)).toBe(true);
  });

  test.each([
    ['p256dh', randomBytes(65).toString('base64url')],
    ['p256dh', point().slice(0, 80)],
    ['p256dh', ''],
    ['auth', randomBytes(15).toString('base64url')],
    ['auth', '!'.repeat(22)],
  ])('keys of another form are refused at their field: %s', async (field, value) => {
    const reply = await subscribe(await operator.player(), { ...browser(), [field]: value });
    expect(reply.error.error_data).toEqual({ [field]: [{ code: 'wrongField' }] });
  });

  test('the same browser is stored once, and the eleventh takes the place of the one seen longest ago', async () => {
    const player = await operator.player();
    const all = Array.from({ length: 11 }, browser);
    for (const one of all) {
      operator.time.ms += 1_000;
      await subscribe(player, one);
      await subscribe(player, one);
    }
    expect(await stored(player)).toEqual(all.slice(1).map(({ endpoint }) => endpoint));
  });

  test('a machine that subscribes again and again is throttled', async () => {
    const player = await operator.player();
    const one = browser();
    let { status } = await subscribe(player, one);
    for (let turn = 0; turn < 60 && status === 200; turn += 1) ({ status } = await subscribe(player, one));
    expect(status).toBe(429);
  });
});

describe('whose news a browser shows', () => {
  test('a player who signs out ends it there, and the next session does not bring it back', async () => {
    const player = await operator.player();
    const { endpoint, ...keys } = browser();
    await subscribe(player, { endpoint, ...keys });
    await operator.call('auth.logout', {}, by(player));
    const again = await signIn(player);
    expect([await isReachable(again), await keep(again, endpoint)]).toEqual([false, false]);
    expect(await stored(player)).toEqual([]);
  });

  test('whoever is signed out for inactivity, or whose session has run out, still gets news there', async () => {
    const player = await operator.player();
    const { endpoint, ...keys } = browser();
    await subscribe(player, { endpoint, ...keys });
    await operator.call('auth.logout', { idle: true }, by(player));
    const again = await signIn(player);
    expect([await isReachable(again), await keep(again, endpoint)]).toEqual([true, true]);
    operator.time.ms += 25 * 3_600_000;
    const later = await signIn(player);
    expect([await isReachable(later), await keep(later, endpoint)]).toEqual([true, true]);
    await operator.call('auth.logout', {}, by(later));
    expect(await isReachable(await signIn(player))).toBe(false);
  });

  test('a device that is signed out from another one, or by a new password, gets none', async () => {
    const player = await operator.player();
    const elsewhere = await signIn(player);
    await subscribe(elsewhere, browser());
    expect(await isReachable(player)).toBe(true);
    await operator.call('account.endSessions', { id: '', all_others: true }, by(player));
    expect(await isReachable(player)).toBe(false);
  });

  test('an excluded player gets none', async () => {
    const player = await operator.player();
    await subscribe(player, browser());
    await operator.database.query(
      `update operator.sessions set ended_at = $2, end_reason = 'excluded' where uid = $1`,
      [player.uid, new Date(operator.time.ms)],
    );
    expect(await isReachable(await signIn(player))).toBe(false);
  });

  test('another player who signs in there ends the news of the one before, and subscribes for themselves', async () => {
    const [first, second] = [await operator.player(), await operator.player()];
    const shared = browser();
    await subscribe(first, shared);
    expect(await keep(second, shared.endpoint)).toBe(false);
    expect([await stored(first), await stored(second)]).toEqual([[], []]);
    await subscribe(first, shared);
    await subscribe(second, shared);
    expect([await stored(first), await stored(second)]).toEqual([[], [shared.endpoint]]);
  });

  test('switching it off in a browser leaves the others', async () => {
    const player = await operator.player();
    const [one, other] = [browser(), browser()];
    await subscribe(player, one);
    await subscribe(player, other);
    expect((await operator.call('push.unsubscribe', { endpoint: one.endpoint }, by(player))).data).toBe(1);
    expect((await operator.call('push.unsubscribe', { endpoint: one.endpoint }, by(player))).data).toBe(1);
    expect(await stored(player)).toEqual([other.endpoint]);
  });

  test('a closed account has none, and the rows are deleted', async () => {
    const player = await operator.player();
    await subscribe(player, browser());
    expect((await operator.call('privacy.closeAccount', { password: 'otter-lamp-71' }, by(player))).data).toBe(1);
    expect(await stored(player)).toEqual([]);
  });
});

describe('a subscription that the browser has replaced', () => {
  const renew = (old: string, given: object) => operator.call('push.renew', { old_endpoint: old, ...given });

  test('is known by its old address, without a session', async () => {
    const player = await operator.player();
    const [old, young] = [browser(), browser()];
    await subscribe(player, old);
    expect((await renew(old.endpoint, young)).data).toBe(1);
    expect(await stored(player)).toEqual([young.endpoint]);
    expect((await renew(young.endpoint, { ...young, auth: browser().auth })).data).toBe(1);
    expect(await stored(player)).toEqual([young.endpoint]);
  });

  test('that nobody knows changes nothing and tells nothing', async () => {
    const player = await operator.player();
    expect((await renew(browser().endpoint, browser())).data).toBe(1);
    expect(await stored(player)).toEqual([]);
  });

  test('goes to no other address than a push service’s', async () => {
    const player = await operator.player();
    const old = browser();
    await subscribe(player, old);
    const reply = await renew(old.endpoint, { ...browser(), endpoint: 'https://10.0.0.1/a' });
    expect(reply.error.error_data).toEqual({ endpoint: [{ code: 'wrongField' }] });
    expect(await stored(player)).toEqual([old.endpoint]);
  });

  test('and that the page has subscribed itself meanwhile, is there once', async () => {
    const player = await operator.player();
    const [old, young] = [browser(), browser()];
    await subscribe(player, old);
    await subscribe(player, young);
    await renew(old.endpoint, young);
    expect(await stored(player)).toEqual([young.endpoint]);
  });
});
