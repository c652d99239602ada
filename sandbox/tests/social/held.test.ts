/** Services that opened an account before its password changed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, restoreAccess } from '../../operator/testing/newPassword.ts';
import { SocialVisitor, startSocialSandbox } from './SocialVisitor.ts';
import type { SocialSandbox } from './SocialVisitor.ts';

let sandbox: SocialSandbox;
let people = 0;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const rows = <Row>(sql: string, params: readonly (string | number)[]) =>
  sandbox.operator.database.query<Row>(sql, params);

/** A player whom a service opens, with a password that was set by restoring access. */
async function restored() {
  people += 1;
  const email = `held-${people}@example.test`;
  const who = new SocialVisitor(sandbox);
  await who.newPerson('Held', email);
  await who.call('auth.completeregistration', { country: 'LV', currency: 'EUR', terms: true });
  const { cookie, data } = await restoreAccess(sandbox.operator, { email });
  const { uid } = (data as { payload: { uid: number } }).payload;
  const [row] = await rows<{ subject: string }>('select subject from operator.social_identities where uid = $1', [uid]);
  return { email, uid, cookie, subject: row?.subject ?? '' };
}
const enter = async (subject: string) => {
  const who = new SocialVisitor(sandbox);
  return { who, ended: await who.enter('person', { subject }) };
};
const list = async (cookie: string | undefined) =>
  (
    (await sandbox.operator.call('entries.list', {}, { cookie })).data as {
      items: { id: string; kind: string; name: string; is_held: boolean; can_remove: boolean }[];
    }
  ).items;

test('2.9-9, 7-27 a service of before opens nothing until the player has confirmed it', async () => {
  const { uid, cookie, subject } = await restored();
  const { who, ended } = await enter(subject);
  expect([ended.outcome, ended.status, who.session]).toEqual(['held', 403, undefined]);
  expect(ended.body).toContain('The password of this account was changed.');
  const [item] = await list(cookie);
  expect(item).toMatchObject({ kind: 'service', name: 'lumen', is_held: true, can_remove: true });
  expect((await sandbox.operator.call('entries.confirm', { id: item?.id ?? '' }, { cookie })).data).toBe(1);
  const again = await enter(subject);
  expect(again.ended.outcome).toBe('signedIn');
  expect((await again.who.call('account.getInfo')).data).toMatchObject({ uid });
});

test('2.9-9, 7-6 a change of the password holds it, too', async () => {
  const { cookie, email, subject } = await restored();
  await sandbox.operator.call('entries.confirm', { id: (await list(cookie))[0]?.id ?? '' }, { cookie });
  await rows(
    'update operator.players set password_hash = (select password_hash from operator.players where uid = $1) where email = $2',
    [(await sandbox.operator.player()).uid, email],
  );
  expect((await changePassword(sandbox.operator, { cookie })).status).toBe(200);
  expect((await enter(subject)).ended.outcome).toBe('held');
});

test('4-10 a held service asks for no second factor: it opens nothing anyway', async () => {
  const { uid, subject } = await restored();
  await rows(
    `insert into operator.two_factor (uid, kind, channel, enabled_at) values ($1, 'contact', 'email', '2026-06-01')`,
    [uid],
  );
  const { ended } = await enter(subject);
  expect(ended.outcome).toBe('held');
  expect(await rows('select 1 from operator.social_challenges where uid = $1', [uid])).toEqual([]);
});

test('2.9-9 a service that was removed leads its person to a new account', async () => {
  const { uid, cookie, subject } = await restored();
  const [item] = await list(cookie);
  expect((await sandbox.operator.call('entries.remove', { id: item?.id ?? '' }, { cookie })).data).toBe(1);
  expect(await list(cookie)).toEqual([]);
  expect(await rows('select 1 from operator.held_entries where uid = $1', [uid])).toEqual([]);
  const { who, ended } = await enter(subject);
  expect(ended.outcome).toBe('signedIn');
  expect((await who.call('account.getInfo')).data).not.toMatchObject({ uid });
});

test('2.9-9 the service that is the only way in stays', async () => {
  const who = new SocialVisitor(sandbox);
  await who.newPerson('Only', 'only.way@example.test');
  await who.call('auth.completeregistration', { country: 'LV', currency: 'EUR', terms: true });
  const [item] = await list(who.session);
  expect(item).toMatchObject({ is_held: false, can_remove: false });
  const refused = await who.call('entries.remove', { id: item?.id ?? '' });
  expect(refused.error.error_data).toEqual({ id: [{ code: 'onlyWayIn' }] });
});
