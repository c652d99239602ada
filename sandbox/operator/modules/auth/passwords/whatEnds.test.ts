/** Restoring access, or changing the password, puts out whoever else was in the account. */
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changePassword, restoreAccess } from '../../../testing/newPassword.ts';
import { signIn } from '../../../testing/signIn.ts';
import type { TestOperator, TestPlayer } from '../../../testing/startTestOperator.ts';
import { launchOf, newTelegramUser } from '../../../testing/telegramUsers.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';
import { newToken, tokenId } from '../../../sessions/tokens.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

/** Whether it still opens, or is still there. */
type IsLeft = () => Promise<boolean>;

const soon = () => new Date(operator.time.ms + 60_000);
const run = (sql: string, params: Parameters<TestOperator['database']['query']>[1] = []) =>
  operator.database.query(sql, params);
const hasRows = async (sql: string, params: Parameters<typeof run>[1]) => (await run(sql, params)).length > 0;
const by = ({ cookie }: TestPlayer) => ({ cookie });

const things: Readonly<Record<string, (player: TestPlayer) => Promise<IsLeft>>> = {
  'a link for a Telegram user': async ({ uid, cookie }) => {
    const code = newToken();
    await run('insert into operator.telegram_link_codes (id, uid, session_id, expires_at) values ($1, $2, $3, $4)', [
      tokenId(code),
      uid,
      tokenId(cookie),
      soon(),
    ]);
    const payload = launchOf(operator, newTelegramUser());
    return async () => (await operator.call('telegram.takeLink', { payload, code, agreed: true })).status === 200;
  },
  'a handoff that was approved': async (player) => {
    const place = { path: '/cashier/deposit', search: '', scroll: 0, drafts: '{}' };
    const { code } = (await operator.call('handoff.create', place, by(player))).data as { code: string };
    const { claim, number } = (await operator.call('handoff.claim', { code })).data as {
      claim: string;
      number: number;
    };
    expect((await operator.call('handoff.answer', { code, number }, by(player))).status).toBe(200);
    return async () => (await operator.call('handoff.take', { claim })).status === 200;
  },
  'a handoff that nobody has claimed': async (player) => {
    const place = { path: '/cashier/deposit', search: '', scroll: 0, drafts: '{}' };
    const { code } = (await operator.call('handoff.create', place, by(player))).data as { code: string };
    return async () => (await operator.call('handoff.claim', { code })).status === 200;
  },
  'a link to an export': async (player) => {
    const { path } = (await operator.call('privacy.exportData', { format: 'json' }, by(player))).data as {
      path: string;
    };
    return async () => (await operator.app.inject({ method: 'GET', url: path })).statusCode === 200;
  },
  'a social sign-in that awaits its code': async ({ uid }) => {
    const id = randomUUID();
    await run('insert into operator.social_challenges (id, uid, expires_at) values ($1, $2, $3)', [id, uid, soon()]);
    return () => hasRows('select 1 from operator.social_challenges where id = $1', [id]);
  },
  'a ticket of the linked Telegram user': async ({ uid }) => {
    const telegramId = newTelegramUser();
    await run('update operator.players set telegram_id = $1 where uid = $2', [telegramId, uid]);
    return ticket(telegramId, 'waiting', null);
  },
  'a ticket that the linked person has agreed to': async ({ uid }) => {
    const person = { issuer: 'https://service.test', subject: randomUUID() };
    await run('insert into operator.social_identities (issuer, subject, uid, created_at) values ($1, $2, $3, $4)', [
      person.issuer,
      person.subject,
      uid,
      soon(),
    ]);
    return ticket(newTelegramUser(), 'agreed', person);
  },
  'the beginning of a new passkey': async ({ uid }) => {
    const id = randomUUID();
    await run(
      `insert into operator.passkey_challenges (id, purpose, uid, expires_at) values ($1, 'register', $2, $3)`,
      [id, uid, soon()],
    );
    return () => hasRows('select 1 from operator.passkey_challenges where id = $1', [id]);
  },
  'a second factor that awaits its code': async ({ uid }) => {
    await run(
      `insert into operator.two_factor_changes (uid, is_enabling, kind, secret, expires_at)
       values ($1, true, 'authenticator', 'x', $2)`,
      [uid, soon()],
    );
    return () => hasRows('select 1 from operator.two_factor_changes where uid = $1', [uid]);
  },
  'another e-mail that awaits its code': async (player) => {
    const contact = `${randomUUID()}@example.test`;
    expect((await operator.call('account.addcontact', { contact, phone_country_code: '' }, by(player))).status).toBe(
      200,
    );
    return () => hasRows('select 1 from operator.players where pending_email = $1', [contact]);
  },
  'a phone number that the messenger is asked for': async (player) => {
    await operator.call('messenger.askContact', {}, by(player));
    return () => hasRows('select 1 from operator.contact_requests where uid = $1', [player.uid]);
  },
  'notifications to another browser': async (player) => {
    const other = await signIn(operator, player.email);
    const endpoint = await subscribe(other.cookie);
    return () => hasRows('select 1 from operator.push_subscriptions where endpoint = $1', [endpoint]);
  },
};

async function ticket(telegramId: number, state: string, person: object | null): Promise<IsLeft> {
  const id = randomUUID();
  await run(
    `insert into operator.social_tickets
       (id, secret, telegram_id, user_name, user_handle, service, locale, state, person, expires_at)
     values ($1, $1, $2, '', '', 'lumen', 'en', $3, $4::jsonb, $5)`,
    [id, telegramId, state, person === null ? null : JSON.stringify(person), soon()],
  );
  return () => hasRows('select 1 from operator.social_tickets where id = $1', [id]);
}

async function subscribe(cookie: string | undefined): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const given = { endpoint, p256dh, auth: randomBytes(16).toString('base64url') };
  expect((await operator.call('push.subscribe', given, { cookie })).status).toBe(200);
  return endpoint;
}

const ways = [
  ['7-27 restored', (player: TestPlayer) => restoreAccess(operator, player)],
  ['7-6 changed', (player: TestPlayer) => changePassword(operator, player)],
] as const;

describe.each(ways)('%s', (_name, renew) => {
  test.each(Object.keys(things))('ends %s', async (name) => {
    const [player, other] = [await operator.player(), await operator.player()];
    const isLeft = await things[name]?.(player);
    // That of another player stays.
    const isOthersLeft = await things[name]?.(other);
    expect((await renew(player)).status).toBe(200);
    expect([await isLeft?.(), await isOthersLeft?.()]).toEqual([false, true]);
  });

  test('ends the codes of all purposes and places of the account', async () => {
    const [player, other] = [await operator.player(), await operator.player()];
    const { uid, email } = player;
    const subjects = [
      ...['confirm', 'two_factor'].map((purpose) => [purpose, `${uid} on ${email}`] as const),
      ...['sign_in', 'close_account', 'withdraw', 'prove'].map((purpose) => [purpose, String(uid)] as const),
      ...['a-name', 'another'].map((name) => ['restore', `${uid} ${name}`] as const),
      ['sign_in', String(other.uid)],
      ['confirm', `${uid}1 email x`],
      ['restore', `nobody ${email}`],
    ] as const;
    const insert = async ([purpose, subject]: readonly [string, string]) =>
      run(
        `insert into operator.codes (purpose, subject, place, code_hash, expires_at, resend_at, tries_left)
         select $1, $2, place, 'x', $3, $4, 5 from unnest(array['session 1', 'address 2']) as places (place)`,
        [purpose, subject, soon(), new Date(operator.time.ms)],
      );
    for (const one of subjects) await insert(one);
    expect((await renew(player)).status).toBe(200);
    const left = await operator.database.query<{ subject: string }>(
      'select distinct subject from operator.codes where subject = any($1::text[]) order by subject',
      [subjects.map(([, subject]) => subject)],
    );
    expect(left.map(({ subject }) => subject)).toEqual(
      [String(other.uid), `${uid}1 email x`, `nobody ${email}`].toSorted(),
    );
  });
});

test('7-6 the browser in which the password is changed goes on getting notifications; 7-27 a restored one none', async () => {
  const player = await operator.player();
  const endpoint = await subscribe(player.cookie);
  const count = () => run('select 1 from operator.push_subscriptions where endpoint = $1', [endpoint]);
  await changePassword(operator, player);
  expect(await count()).toHaveLength(1);
  await restoreAccess(operator, player, 'cobalt-moss-92');
  expect(await count()).toEqual([]);
});
