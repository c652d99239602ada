import { randomUUID } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedHeaders } from '../../../../signing.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let users = 7_000;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 120_000);
afterAll(() => operator.close());

async function bot(
  method: string,
  fields: object,
  { nonce = randomUUID() as string, secret = testConfig.botSecret } = {},
) {
  const body = JSON.stringify({ nonce, ...fields });
  const url = `/bot/${method}`;
  const headers = signedHeaders(secret, { method: 'POST', path: url, body }, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url, headers, payload: body });
  return { status: reply.statusCode, body: JSON.parse(reply.body) as Record<string, unknown> };
}

async function launched(startParam?: string, id = (users += 1)) {
  const user = { id, first_name: 'Ada', username: `ada${id}`, language_code: 'es' };
  const payload = sign(
    { user, query_id: `q${Math.random()}`, ...(startParam === undefined ? {} : { start_param: startParam }) },
    testConfig.telegramBotToken,
    new Date(operator.time.ms),
  );
  const { data } = await operator.call('auth.register', { is_tg: true, payload });
  const { payload: signedIn } = data as { payload: { uid: number; token: string } };
  return { id, uid: signedIn.uid, caller: { bearer: signedIn.token } };
}
type Player = Awaited<ReturnType<typeof launched>>;

const referral = async ({ caller }: Player) =>
  (await operator.call('messenger.getReferral', {}, caller)).data as { code: string; link: string; count: number };

async function agreed(): Promise<Player> {
  const player = await launched();
  await bot('access', { telegram_id: player.id, may_write: true });
  const reply = await operator.call(
    'notifications.changeConsent',
    { kind: 'depositArrived', channel: 'telegram', consent: 1 },
    player.caller,
  );
  expect(reply.status).toBe(200);
  return player;
}

const notify = async ({ uid }: Player) => {
  await operator.database.query(
    `insert into operator.notifications (id, uid, channel, kind, params, path, created_at, next_try_at)
     values ($1, $2, 'telegram', 'depositArrived', '{"amount":"5.00","currency":"USD"}', '/cashier/history', $3, $3)`,
    [randomUUID(), uid, new Date(operator.time.ms)],
  );
  await operator.control('notifications/deliver');
};
const waiting = async ({ id }: Player) => {
  const { messages } = (await bot('messages', {})).body as {
    messages: { id: string; telegram_id: number; title: string }[];
  };
  return messages.filter((message) => message.telegram_id === id);
};

test('a call without the secret, with a changed body or sent again is refused', async () => {
  expect(
    (await bot('user', { telegram_id: 1, language_code: '', first_name: '' }, { secret: 'another-secret-of-length' }))
      .status,
  ).toBe(401);
  const nonce = randomUUID();
  expect((await bot('user', { telegram_id: 1, language_code: '', first_name: '' }, { nonce })).status).toBe(200);
  expect((await bot('user', { telegram_id: 1, language_code: '', first_name: '' }, { nonce })).status).toBe(409);
  expect((await bot('toString', {})).status).toBe(404);
  expect((await bot('user', { telegram_id: '1' })).status).toBe(422);
  expect((await bot('report', { id: 'x', outcome: 'lost' })).status).toBe(422);
});

test('the bot learns who a user is, by a name that may be said, and in the account’s or the messenger’s language', async () => {
  const player = await launched();
  await operator.call('account.changelocale', { locale: 'ar' }, player.caller);
  expect((await bot('user', { telegram_id: player.id, language_code: 'es', first_name: 'Mara' })).body).toEqual({
    name: 'Mara',
    is_linked: true,
    locale: 'ar',
  });
  expect((await bot('user', { telegram_id: 1, language_code: 'ru-RU', first_name: 'Croupier Support' })).body).toEqual({
    name: '',
    is_linked: false,
    locale: 'ru',
  });
  const spokenTo = async (telegram_id: number, language_code: string) =>
    ((await bot('user', { telegram_id, language_code, first_name: '' })).body as { locale: string }).locale;
  expect(await Promise.all(['pt', 'pt-br', 'uk', 'ja', ''].map((code) => spokenTo(1, code)))).toEqual([
    'pt-BR',
    'pt-BR',
    'uk',
    'en',
    'en',
  ]);
  await operator.call('account.changelocale', { locale: 'pt-BR' }, player.caller);
  expect(await spokenTo(player.id, 'es')).toBe('pt-BR');
});

test('a consent needs a bot that may write; a notification reaches it once', async () => {
  const stranger = await launched();
  const refused = await operator.call(
    'notifications.changeConsent',
    { kind: 'depositArrived', channel: 'telegram', consent: 1 },
    stranger.caller,
  );
  expect(refused.error.error_data).toEqual({ channel: [{ code: 'notReachable' }] });

  const player = await agreed();
  await notify(player);
  const [message, ...others] = await waiting(player);
  expect([message?.title, others]).toEqual(['Depósito recibido', []]);
  expect(await waiting(player)).toEqual([]);
  await bot('report', { id: message?.id, outcome: 'sent' });
  operator.time.ms += 3_600_000;
  expect(await waiting(player)).toEqual([]);
  const rows = await operator.database.query('select outcome, title, body from operator.bot_messages where id = $1', [
    message?.id ?? '',
  ]);
  expect(rows).toEqual([{ outcome: 'sent', title: '', body: '' }]);
});

test('a message that the bot could not send comes again after the wait that Telegram asked for', async () => {
  const player = await agreed();
  await notify(player);
  const [message] = await waiting(player);
  await bot('report', { id: message?.id, outcome: 'later', wait_seconds: 30 });
  operator.time.ms += 29_000;
  expect(await waiting(player)).toEqual([]);
  operator.time.ms += 1_000;
  expect((await waiting(player)).map(({ id }) => id)).toEqual([message?.id]);
});

test('a user who has blocked the bot is not reachable any more', async () => {
  const player = await agreed();
  await notify(player);
  const [message] = await waiting(player);
  await bot('report', { id: message?.id, outcome: 'blocked' });
  const { data } = await operator.call('notifications.getSettings', {}, player.caller);
  expect((data as { channels: object[] }).channels).toContainEqual({ name: 'telegram', is_reachable: false });
  await notify(player);
  operator.time.ms += 3_600_000;
  expect(await waiting(player)).toEqual([]);
});

test('1-22 a referral link counts a new registration once, and nobody who is known or refers themselves', async () => {
  const ada = await launched();
  const { code, link, count } = await referral(ada);
  expect([link, count]).toEqual([`https://t.me/${testConfig.telegramBotName}?startapp=ref_${code}`, 0]);
  const friend = await launched(`ref_${code}`);
  expect((await referral(ada)).count).toBe(1);
  operator.time.ms += 5_000;
  await launched(`ref_${code}`, friend.id);
  await launched(`ref_${code}`, ada.id);
  await launched('ref_unknown1');
  await launched(`game_${code}`);
  expect((await referral(ada)).count).toBe(1);
  expect((await referral(friend)).count).toBe(0);
  expect((await referral(friend)).code).not.toBe(code);
});

const phoneOf = async ({ uid }: Player) =>
  (
    await operator.database.query(
      'select phone, pending_phone, phone_confirmed_at is not null as is_confirmed from operator.players where uid = $1',
      [uid],
    )
  )[0];

test('a shared contact is taken only if it is the sender’s own and their session has asked', async () => {
  const player = await launched();
  const share = async (fields: object = {}) =>
    (await bot('contact', { telegram_id: player.id, user_id: player.id, phone: '37121234567', ...fields })).body;
  const outcome = async (caller = player.caller) => (await operator.call('messenger.getContact', {}, caller)).data;
  expect(await outcome()).toEqual({ status: 'none' });
  const nothing = { phone: null, pending_phone: null, is_confirmed: false };
  expect(await share()).toEqual({ outcome: 'not_asked' });
  await operator.call('messenger.askContact', {}, player.caller);
  expect(await share({ user_id: 1 })).toEqual({ outcome: 'not_own' });
  expect(await share({ user_id: null })).toEqual({ outcome: 'not_own' });
  expect(await phoneOf(player)).toEqual(nothing);
  expect(await outcome()).toEqual({ status: 'waiting' });
  expect(await share()).toEqual({ outcome: 'confirmed' });
  expect(await outcome()).toEqual({ status: 'confirmed' });
  expect(await phoneOf(player)).toEqual({ phone: '37121234567', pending_phone: null, is_confirmed: true });
  expect(await share()).toEqual({ outcome: 'not_asked' });

  const other = await launched();
  const take = (phone: string) => bot('contact', { telegram_id: other.id, user_id: other.id, phone });
  await operator.call('messenger.askContact', {}, other.caller);
  expect((await take('37121234567')).body).toEqual({ outcome: 'taken' });
  expect(await phoneOf(other)).toEqual(nothing);
  expect(await outcome(other.caller)).toEqual({ status: 'taken' });
  await operator.call('messenger.askContact', {}, other.caller);
  expect(await outcome(other.caller)).toEqual({ status: 'waiting' });
  operator.time.ms += 11 * 60_000;
  expect(await outcome(other.caller)).toEqual({ status: 'none' });
  expect((await take('37121234568')).body).toEqual({ outcome: 'not_asked' });
});

test('a Telegram user who is held gives the account no number, and gets no news of it', async () => {
  const player = await agreed();
  const isReachable = async () => {
    const { data } = await operator.call('notifications.getSettings', {}, player.caller);
    const { channels } = data as { channels: { name: string; is_reachable: boolean }[] };
    return channels.find(({ name }) => name === 'telegram')?.is_reachable;
  };
  expect(await isReachable()).toBe(true);
  await operator.database.query(
    `insert into operator.held_entries (uid, kind, id, held_at) values ($1, 'telegram', $2, $3)`,
    [player.uid, String(player.id), new Date(operator.time.ms)],
  );
  await operator.call('messenger.askContact', {}, player.caller);
  const shared = await bot('contact', { telegram_id: player.id, user_id: player.id, phone: '37121234599' });
  expect(shared.body).toEqual({ outcome: 'not_linked' });
  expect((await phoneOf(player))?.['phone']).toBeNull();
  expect(await isReachable()).toBe(false);
});

test('write access is what the messenger says it is', async () => {
  const player = await launched();
  const check = async () => (await operator.call('messenger.checkWriteAccess', {}, player.caller)).data;
  operator.vendors.on('/bot', () => Response.json({ ok: false, error_code: 403 }, { status: 403 }));
  expect(await check()).toEqual({ may_write: false });
  operator.vendors.on('/bot', () => Response.json({ ok: true, result: true }));
  expect(await check()).toEqual({ may_write: true });
  const { data } = await operator.call('notifications.getSettings', {}, player.caller);
  expect((data as { channels: object[] }).channels).toContainEqual({ name: 'telegram', is_reachable: true });
});

test('a prepared message links to the game; without the messenger only its address is given', async () => {
  const player = await launched();
  const share = async (caller: object, game = 'lantern-harbor') =>
    operator.call('messenger.prepareShare', { kind: 'game', game }, caller);
  const url = `https://t.me/${testConfig.telegramBotName}?startapp=game_lantern-harbor`;
  operator.vendors.on('/bot', () => Response.json({ ok: true, result: { id: 'p1', expiration_date: 1 } }));
  expect((await share(player.caller)).data).toEqual({ id: 'p1', url });
  const sent = JSON.parse(operator.vendors.requests.at(-1)?.body ?? '{}') as { user_id: number };
  expect(sent).toMatchObject({
    user_id: player.id,
    result: { type: 'article', reply_markup: { inline_keyboard: [[{ url }]] } },
  });
  operator.vendors.on('/bot', () => new Response('', { status: 502 }));
  expect((await share(player.caller)).data).toEqual({ id: null, url });
  const web = await operator.player();
  expect((await share({ cookie: web.cookie })).data).toEqual({ id: null, url });
  expect((await share(player.caller, 'no-such-game')).error.error_data).toEqual({ game: [{ code: 'wrongField' }] });
});

test('1-22 a button is prepared by which the player chooses a group; without the messenger there is none', async () => {
  const player = await launched();
  const prepare = async (caller: object) => (await operator.call('messenger.prepareInvite', {}, caller)).data;
  operator.vendors.on('/bot', () => Response.json({ ok: true, result: { id: 'b1' } }));
  expect(await prepare(player.caller)).toEqual({ id: 'b1' });
  const { path, body } = operator.vendors.requests.at(-1) ?? { path: '', body: '' };
  expect(path).toMatch(/\/savePreparedKeyboardButton$/);
  expect(JSON.parse(body)).toMatchObject({
    user_id: player.id,
    button: { request_chat: { chat_is_channel: false, bot_is_member: true } },
  });
  operator.vendors.on('/bot', () => new Response('', { status: 502 }));
  expect(await prepare(player.caller)).toEqual({ id: null });
  const web = await operator.player();
  expect(await prepare({ cookie: web.cookie })).toEqual({ id: null });
});

test('1-22 the bot gets the referral link of who invites; of nobody else, and of nobody who is held', async () => {
  const player = await launched();
  const link = async (telegram_id = player.id) => (await bot('invitation', { telegram_id })).body['link'];
  expect(await link()).toBe((await referral(player)).link);
  expect(await link(1)).toBeNull();
  await operator.database.query(
    `insert into operator.held_entries (uid, kind, id, held_at) values ($1, 'telegram', $2, $3)`,
    [player.uid, String(player.id), new Date(operator.time.ms)],
  );
  expect(await link()).toBeNull();
});

test('a win is shared in stakes; no round of others, of another game or without a win is', async () => {
  const player = await launched();
  const other = await launched();
  const round = async (id: string, of: typeof player, stake: number, payout: number, status = 'settled') => {
    await operator.database.query(
      `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
       select $1, s.uid, s.id, 'lantern-harbor', 'USD', 'en', now() from operator.sessions s
       join operator.players p on p.uid = s.uid where p.telegram_id = $2 limit 1`,
      [`s-${id}`, of.id],
    );
    await operator.database.query(
      `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
       select $1, uid, $2, 'lantern-harbor', 'USD', $3, $4, $5, now(), case when $3 = 'open' then null else now() end
       from operator.game_sessions where id = $2`,
      [id, `s-${id}`, status, stake, payout],
    );
  };
  await round('won', player, 200, 5_150);
  await round('lost', player, 200, 150);
  await round('open', player, 200, 900, 'open');
  await round('theirs', other, 200, 900);
  operator.vendors.on('/bot', () => Response.json({ ok: true, result: { id: 'p2', expiration_date: 1 } }));
  const share = (id: string, game = 'lantern-harbor') =>
    operator.call('messenger.prepareShare', { kind: 'win', game, round: id }, player.caller);
  expect((await share('won')).data).toMatchObject({ id: 'p2' });
  const sent = JSON.parse(operator.vendors.requests.at(-1)?.body ?? '{}') as {
    result: { input_message_content: { message_text: string } };
  };
  expect(sent.result.input_message_content.message_text).toBe('My win in Lantern Harbor at Croupier: 25× the stake.');
  for (const id of ['lost', 'open', 'theirs', 'none', ''])
    expect((await share(id)).error.error_data, id).toEqual({ round: [{ code: 'wrongField' }] });
  expect((await share('won', 'jade-ascent')).error.error_data).toEqual({ round: [{ code: 'wrongField' }] });
});
