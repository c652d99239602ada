/** 4-10: the second factor after a social sign-in. */
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uidOf } from '../../operator/testing/signIn.ts';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

let sandbox: SocialSandbox;
let subject = '';
let secret = '';
let people = 0;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const codeNow = () => generate({ secret, epoch: Math.floor(sandbox.operator.time.ms / 1000) });

/** A player with a complete registration and an authenticator. */
beforeEach(async () => {
  people += 1;
  const email = `second-${people}@example.test`;
  const who = new SocialVisitor(sandbox);
  await who.newPerson('Second Step', email);
  await who.call('auth.completeregistration', { country: 'LV', currency: 'EUR', terms: true });
  const started = await who.call('account.changeTwoFactorAuth', { enable: true, type: 'authenticator' });
  secret = (started.data as { secret: string }).secret;
  const confirmed = await who.call('account.confirmTwoFactorAuth', { code: await codeNow() });
  expect(confirmed.data).toMatchObject({ is_enabled: true });
  const [row] = await sandbox.operator.database.query<{ subject: string }>(
    'select i.subject from operator.social_identities i join operator.players p using (uid) where p.email = $1',
    [email],
  );
  subject = row?.subject ?? '';
  // Another step of the authenticator: each code counts once.
  sandbox.operator.time.ms += 60_000;
});

async function vouched() {
  const who = new SocialVisitor(sandbox);
  const ended = await who.enter('person', { subject });
  const challenge = /data-challenge="([^"]*)"/.exec(ended.body)?.[1] ?? '';
  const confirm = (code: string, token = challenge) => who.call('auth.confirmsocial', { challenge: token, code });
  return { who, ended, challenge, confirm };
}

test('4-10 the service alone signs nobody in; the code does', async () => {
  const { who, ended, challenge, confirm } = await vouched();
  expect([ended.outcome, who.session]).toEqual(['secondFactor', undefined]);
  expect(challenge).toMatch(/^[\w-]{40,}$/);
  expect((await confirm('')).data).toEqual({ status: 'ALREADY_ENABLED', payload: null });
  const wrong = await confirm('000000');
  expect([wrong.status, wrong.error.message]).toEqual([401, 'two_factor_auth: code is invalid']);
  const right = await confirm(await codeNow());
  expect(right.data).toMatchObject({ status: 'OK', payload: { uid: expect.any(Number), token: null } });
  const { data } = await sandbox.operator.call('account.getInfo', {}, { cookie: right.cookie });
  expect(data).toMatchObject({ uid: (right.data as { payload: { uid: number } }).payload.uid, two_factor_auth: true });
});

test('2.9-9 a service that is removed takes the sessions along that it has opened, by a code, too', async () => {
  const entered = async (code: string) => ({ cookie: (await (await vouched()).confirm(code)).cookie });
  const here = await entered(await codeNow());
  sandbox.operator.time.ms += 60_000;
  const elsewhere = await entered(await codeNow());
  const uids = async () => [await uidOf(sandbox.operator, here), await uidOf(sandbox.operator, elsewhere)];
  const [uid = 0] = await uids();
  expect(await uids()).toEqual([uid, uid]);
  await sandbox.operator.database.query(
    'update operator.players set password_hash = (select password_hash from operator.players where uid = $1) where uid = $2',
    [(await sandbox.operator.player()).uid, uid],
  );
  const { items } = (await sandbox.operator.call('entries.list', {}, here)).data as { items: { id: string }[] };
  expect((await sandbox.operator.call('entries.remove', { id: items[0]?.id ?? '' }, here)).data).toBe(1);
  expect(await uids()).toEqual([uid, 0]);
});

test('a challenge counts once, not without its token, and not after ten minutes', async () => {
  const first = await vouched();
  expect((await first.confirm(await codeNow(), 'guessed-token-of-some-length')).status).toBe(401);
  expect((await first.confirm(await codeNow())).status).toBe(200);
  sandbox.operator.time.ms += 60_000;
  expect((await first.confirm(await codeNow())).error.message).toBe('This sign-in is over');
  const late = await vouched();
  sandbox.operator.time.ms += 10 * 60_000;
  expect((await late.confirm(await codeNow())).error.message).toBe('This sign-in is over');
});

test('8-4 guesses are limited, also over several challenges', async () => {
  let status = 0;
  for (let tries = 0; tries < 8 && status !== 429; tries += 1)
    status = (await (await vouched()).confirm('000000')).status;
  expect(status).toBe(429);
});

test('8-10 a player who is banned meanwhile is told so', async () => {
  const { confirm } = await vouched();
  await sandbox.operator.database.query(
    "update operator.players set status = 'banned' where uid = (select uid from operator.social_identities where subject = $1)",
    [subject],
  );
  expect((await confirm(await codeNow())).error.type).toBe('UserBannedException');
});
