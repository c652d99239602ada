import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deepLink } from '../../market/deepLink.ts';
import { markConfirmed } from '../../testing/contacts.ts';
import { startTestOperator, testConfig } from '../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
let anna: { cookie: string; uid: number; email: string };
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
beforeEach(async () => {
  anna = await operator.player();
});
afterAll(() => operator.close());

const phone: Caller = {
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' },
};
const place = {
  path: '/cashier/deposit',
  search: '?method=card',
  hash: '#amount',
  scroll: 420,
  drafts: JSON.stringify({ deposit: { amount: '25', method: 'card' } }),
};

const create = (fields = {}) => operator.call('handoff.create', { ...place, ...fields }, { cookie: anna.cookie });
const newCode = async (): Promise<string> => ((await create()).data as { code: string }).code;
const claim = (code: string, caller = phone) => operator.call('handoff.claim', { code }, caller);
async function claimed(code: string): Promise<{ claim: string; number: number }> {
  const { data } = await claim(code);
  return data;
}
const take = (secret: string, caller = phone, fields = {}) =>
  operator.call('handoff.take', { claim: secret, ...fields }, caller);
const answer = (code: string, number: number | null, cookie = anna.cookie) =>
  operator.call('handoff.answer', { code, number }, { cookie });
const stateOf = async (code: string, cookie = anna.cookie) => operator.call('handoff.getState', { code }, { cookie });
const codeAt = (reply: { error: { error_data: Record<string, unknown> } }, field: string): unknown =>
  (reply.error.error_data[field] as { code: string }[] | undefined)?.[0]?.code;
const uidOf = async (cookie: string | undefined) =>
  ((await operator.call('account.getInfo', {}, { cookie })).data as { uid: number }).uid;

/** A handoff that the player has approved. */
async function approved(): Promise<{ code: string; claim: string }> {
  const code = await newCode();
  const { claim: secret, number } = await claimed(code);
  await answer(code, number);
  return { code, claim: secret };
}

test('an approved handoff signs the target in and gives it the page, once', async () => {
  const code = await newCode();
  expect((await stateOf(code)).data).toMatchObject({ status: 'waiting', device: null, numbers: [] });
  const { claim: secret, number } = await claimed(code);
  const { data: asked } = await stateOf(code);
  expect(asked).toMatchObject({ status: 'asked', device: { browser: 'Firefox', os: 'Linux' } });
  expect((asked as { numbers: number[] }).numbers).toHaveLength(3);
  expect((asked as { numbers: number[] }).numbers).toContain(number);
  expect((await take(secret)).data).toEqual({ status: 'WAITING', payload: null, place: null });
  expect((await answer(code, number)).status).toBe(200);
  const taken = await take(secret);
  expect(taken.data).toMatchObject({ status: 'SIGNED_IN', payload: { uid: anna.uid, token: null }, place });
  expect(await uidOf(taken.cookie)).toBe(anna.uid);
  expect(taken.cookie).not.toBe(anna.cookie);
  expect(codeAt(await take(secret), 'claim')).toBe('usedCode');
  expect((await stateOf(code)).data).toMatchObject({ status: 'taken' });
  const listed = await operator.call('account.getSessions', {}, { cookie: anna.cookie });
  expect((listed.data as { items: unknown[] }).items).toHaveLength(2);
});

test('a stranger with the link gets nothing without the number, and a wrong number ends it', async () => {
  const code = await newCode();
  const { claim: secret, number } = await claimed(code);
  const wrong = await answer(code, number === 99 ? 10 : number + 1);
  expect([wrong.status, codeAt(wrong, 'number')]).toEqual([422, 'wrongNumber']);
  expect(codeAt(await take(secret), 'claim')).toBe('deniedCode');
  // No second guess.
  expect(codeAt(await answer(code, number), 'number')).toBe('expiredCode');
  expect(codeAt(await take(secret), 'claim')).toBe('deniedCode');
});

test('a denied handoff is over, also before somebody asked; what it carried is deleted', async () => {
  const code = await newCode();
  expect((await answer(code, null)).status).toBe(200);
  expect(codeAt(await claim(code), 'code')).toBe('usedCode');
  const rows = await operator.database.query('select place from operator.handoffs where uid = $1', [anna.uid]);
  expect(rows).toEqual([{ place: '' }]);
});

test('only the session that made the code sees and answers the request', async () => {
  const code = await newCode();
  const { number } = await claimed(code);
  const boris = await operator.player();
  const login = await operator.call('auth.login', { login: anna.email, password: 'otter-lamp-71' });
  for (const cookie of [boris.cookie, login.cookie ?? '']) {
    expect(codeAt(await stateOf(code, cookie), 'code')).toBe('wrongCode');
    expect(codeAt(await answer(code, number, cookie), 'code')).toBe('wrongCode');
  }
  expect((await stateOf(code)).data).toMatchObject({ status: 'asked' });
});

test('of two who claim at once one gets the claim, and of two takes one the session', async () => {
  const code = await newCode();
  const claims = await Promise.all([claim(code), claim(code)]);
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(claims.map((reply) => (reply.status === 422 ? codeAt(reply, 'code') : null))).toContain('usedCode');
  const { claim: secret } = await approved();
  const takes = await Promise.all([take(secret), take(secret)]);
  expect(takes.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(takes.filter(({ cookie }) => cookie !== undefined)).toHaveLength(1);
});

test('code and claim expire after 60 seconds each; a new code replaces the older one', async () => {
  const stale = await newCode();
  operator.time.ms += 60_000;
  expect(codeAt(await claim(stale), 'code')).toBe('expiredCode');
  expect((await stateOf(stale)).data).toMatchObject({ status: 'expired' });
  const { claim: secret } = await approved();
  expect(codeAt(await claim(stale), 'code')).toBe('wrongCode');
  operator.time.ms += 60_000;
  expect(codeAt(await take(secret), 'claim')).toBe('expiredCode');
});

test('the same player gets no second session; another one is asked first, then replaced', async () => {
  const same = await operator.call('auth.login', { login: anna.email, password: 'otter-lamp-71' });
  const first = await approved();
  const here = await take(first.claim, { cookie: same.cookie });
  expect(here.data).toMatchObject({ status: 'SAME_PLAYER', payload: null, place });
  expect(here.cookie).toBeUndefined();
  const boris = await operator.player();
  const second = await approved();
  expect((await take(second.claim, { cookie: boris.cookie })).data).toMatchObject({
    status: 'ANOTHER_PLAYER',
    place: null,
  });
  const replaced = await take(second.claim, { cookie: boris.cookie }, { replaces: String(boris.uid) });
  expect(replaced.data).toMatchObject({ status: 'SIGNED_IN', payload: { uid: anna.uid } });
  expect([await uidOf(boris.cookie), await uidOf(replaced.cookie)]).toEqual([0, anna.uid]);
});

test('a messenger of another account is refused', async () => {
  const boris = await operator.player();
  await operator.database.query(`update operator.sessions set kind = 'telegram' where uid = $1`, [boris.uid]);
  const { claim: secret } = await approved();
  const refused = await take(secret, { cookie: boris.cookie }, { replaces: String(boris.uid) });
  expect(codeAt(refused, 'claim')).toBe('otherTelegram');
  expect(await uidOf(boris.cookie)).toBe(boris.uid);
});

/** The launch data of a Telegram user. */
const launchOf = (id: number, ageMs = 0): string => {
  const user = { id, first_name: 'Ada', language_code: 'en' };
  return sign({ user }, testConfig.telegramBotToken, new Date(operator.time.ms - ageMs));
};
const link = (telegramId: number, uid: number) =>
  operator.database.query('update operator.players set telegram_id = $1 where uid = $2', [telegramId, uid]);

test('a launch that has signed nobody in is of the same player or of nobody', async () => {
  const boris = await operator.player();
  await link(8_001, boris.uid);
  const refused = await approved();
  for (const payload of [launchOf(8_001), launchOf(8_002, 16 * 60_000), `${launchOf(8_002)}0`])
    expect(codeAt(await take(refused.claim, phone, { payload }), 'claim')).toBe('otherTelegram');
  // Refusals use nothing up.
  const free = await take(refused.claim, phone, { payload: launchOf(8_002) });
  expect(free.data).toMatchObject({ status: 'SIGNED_IN', payload: { uid: anna.uid } });
  // The launch stays with the player when its frame is reloaded; the next one is its user's own again.
  const register = async (payload: string) =>
    (await operator.call('auth.register', { is_tg: true, payload })).data as {
      status: string;
      payload: { uid: number };
    };
  expect(await register(launchOf(8_002))).toMatchObject({ status: 'SIGNED_IN', payload: { uid: anna.uid } });
  const next = await register(launchOf(8_002, 1_000));
  expect([next.status, next.payload.uid === anna.uid]).toEqual(['REGISTERED', false]);
  await link(8_003, anna.uid);
  const own = await take((await approved()).claim, phone, { payload: launchOf(8_003) });
  expect(own.data).toMatchObject({ status: 'SIGNED_IN', payload: { uid: anna.uid } });
});

test('a code comes with a link into the messenger; the player’s sockets hear of its claim and of its taking', async () => {
  const { code, messenger_link } = (await create()).data as { code: string; messenger_link: string };
  expect(messenger_link).toBe(deepLink(testConfig, { name: 'hand', value: code }));
  const events = async () =>
    operator.database.query(
      `select event from operator.realtime_events where uid = $1 and event->>'type' not like 'inbox.%' order by seq`,
      [anna.uid],
    );
  expect(await events()).toEqual([]);
  const changed = { event: { type: 'handoff.changed', data: {} } };
  const { claim: secret, number } = await claimed(code);
  expect(await events()).toEqual([changed]);
  await answer(code, number);
  await take(secret);
  expect(await events()).toEqual([changed, changed]);
});

test('a framed target without cookies gets the session as a bearer token', async () => {
  const { claim: secret } = await approved();
  const reply = await operator.app.inject({
    method: 'POST',
    url: '/api/handoff.take?v=2.35&locale=en&_non_strict=1',
    payload: new URLSearchParams({ claim: secret }).toString(),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { token } = (reply.json() as { data: { payload: { token: string } } }).data.payload;
  const info = await operator.call('account.getInfo', {}, { bearer: token });
  expect(info.data).toMatchObject({ uid: anna.uid });
});

test('a source that has signed out, an excluded and a banned player hand nothing over', async () => {
  const first = await approved();
  await operator.call('auth.logout', {}, { cookie: anna.cookie });
  expect(codeAt(await take(first.claim), 'claim')).toBe('sourceEnded');
  anna = await operator.player();
  const second = await approved();
  const until = new Date(operator.time.ms + 3_600_000);
  await operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'break', $2, $3)`,
    [anna.uid, new Date(operator.time.ms), until],
  );
  expect((await take(second.claim)).error.type).toBe('AuthorizationException');
  await operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [anna.uid]);
  expect((await take(second.claim)).error.type).toBe('UserBannedException');
});

test('the session continues the times of its source, moves its games, and tells of a new device', async () => {
  await markConfirmed(operator, anna.uid);
  const [source] = await operator.database.query<{ id: string; expires_at: Date; created_at: Date }>(
    'select id, expires_at, created_at from operator.sessions where uid = $1',
    [anna.uid],
  );
  const game = `game-of-${anna.uid}`;
  await operator.database.query(
    `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
     values ($1, $2, $3, 'orchard', 'USD', 'en', $4)`,
    [game, anna.uid, source?.id ?? '', new Date(operator.time.ms)],
  );
  operator.time.ms += 600_000;
  const { claim: secret } = await approved();
  await take(secret);
  const [opened] = await operator.database.query<{
    id: string;
    expires_at: Date;
    created_at: Date;
    reality_checked_at: Date;
  }>('select id, expires_at, created_at, reality_checked_at from operator.sessions where uid = $1 and id <> $2', [
    anna.uid,
    source?.id ?? '',
  ]);
  expect(opened).toEqual({
    id: expect.any(String),
    expires_at: source?.expires_at,
    created_at: source?.created_at,
    reality_checked_at: source?.created_at,
  });
  const games = await operator.database.query<{ session_id: string }>(
    'select session_id from operator.game_sessions where id = $1',
    [game],
  );
  expect(games).toEqual([{ session_id: opened?.id }]);
  const alerts = await operator.database.query<{ link: string }>(
    'select link from operator.outbox where recipient = $1',
    [anna.email],
  );
  expect(alerts.map(({ link }) => link)).toContain(`${operator.config.siteUrl}/profile/security`);
});

test('only a page of the site and drafts without secrets are carried, encrypted', async () => {
  for (const path of ['https://evil.test/', '//evil.test', '/\\evil.test', 'deposit', '/hand/abc'])
    expect(codeAt(await create({ path }), 'path')).toBe('wrongField');
  expect(codeAt(await create({ search: 'a=1' }), 'search')).toBe('wrongField');
  for (const hash of ['real', '#a#b', '#a b', '#real?tgWebAppData=user%3D1', `#${'a'.repeat(256)}`])
    expect(codeAt(await create({ hash }), 'hash')).toBeDefined();
  for (const drafts of ['[]', '{', '{"a":1}', '{"deposit":{"card_number":"4111"}}', '{"signUp":{"password":"x"}}'])
    expect(codeAt(await create({ drafts }), 'drafts')).toBe('wrongField');
  await newCode();
  const [row] = await operator.database.query<{ place: string }>('select place from operator.handoffs where uid = $1', [
    anna.uid,
  ]);
  expect(row?.place).toMatch(/^gcm1:/);
  expect(row?.place).not.toContain('deposit');
});

test('too many codes of one account are refused', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await create()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
