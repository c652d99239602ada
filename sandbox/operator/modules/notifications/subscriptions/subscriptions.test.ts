import { expect, test } from 'vitest';
import { addContact, confirmContact } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { sentMessages } from '../../../testing/sentMessages.ts';
import type { TestOperator, TestPlayer } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const by = ({ cookie }: TestPlayer) => ({ cookie });

async function confirmed(fields = {}): Promise<TestPlayer> {
  const player = await operator.player(fields);
  await confirmContact(operator, player.email, by(player));
  return player;
}
const change = (player: TestPlayer, contact: string, subscription: number) =>
  operator.call('account.changeSubscription', { contact, subscription }, by(player));
const isSubscribed = async (player: TestPlayer) => {
  const info = (await operator.call('account.getInfo', {}, by(player))).data as { is_subscribed: boolean };
  const profile = (await operator.call('account.getprofileinfo', { fields: ['contacts'] }, by(player))).data as {
    contacts: { contact: string; is_subscribed: boolean }[];
  };
  return [info.is_subscribed, ...profile.contacts.map((contact) => contact.is_subscribed)];
};
const consents = ({ uid }: TestPlayer) =>
  operator.database.query<{ is_on: boolean; source: string; at: Date }>(
    'select is_on, source, at from operator.subscription_consents where uid = $1 order by id',
    [uid],
  );
const promote = async (fields: object = {}) =>
  (JSON.parse((await operator.control('promotion', fields)).body) as { sent: number }).sent;

/** The token of the link in the latest promotion to a player. */
async function linkOf(player: TestPlayer): Promise<{ contact: string; token: string }> {
  await promote({ uid: player.uid });
  const message = (await sentMessages(operator, player.email)).at(-1) as unknown as { unsubscribe: string };
  const query = new URL(message.unsubscribe).searchParams;
  return { contact: query.get('contact') ?? '', token: query.get('token') ?? '' };
}
const unsubscribe = (fields: { contact: string; token: string }) =>
  operator.call('account.unsubscribe', fields, { address: '10.9.9.9' });

test('7-7, 3-17 a subscription is changed per contact, and its time is kept; a repeated yes is one consent', async () => {
  const player = await confirmed();
  expect(await isSubscribed(player)).toEqual([false, false]);
  const [first, second] = await Promise.all([change(player, player.email, 1), change(player, player.email, 1)]);
  expect([first?.data, second?.data]).toEqual([1, 1]);
  expect(await isSubscribed(player)).toEqual([true, true]);
  operator.time.ms += 1000;
  expect((await change(player, player.email.toUpperCase(), 0)).data).toBe(1);
  expect(await isSubscribed(player)).toEqual([false, false]);
  expect(await consents(player)).toEqual([
    { is_on: true, source: 'profile', at: new Date(operator.time.ms - 1000) },
    { is_on: false, source: 'profile', at: new Date(operator.time.ms) },
  ]);
});

test('7-28 the box of the registration subscribes, with a consent', async () => {
  const player = await operator.player({ notify: '1' });
  expect(await isSubscribed(player)).toEqual([true, true]);
  expect(await consents(player)).toMatchObject([{ is_on: true, source: 'registration' }]);
});

test('7-7 somebody else’s contact, an unknown one and an unconfirmed one are refused at the contact', async () => {
  const [player, other] = [await operator.player(), await confirmed()];
  const refused = async (contact: string, subscription: number) =>
    (await change(player, contact, subscription)).error.error_data;
  const wrong = { contact: [{ code: 'wrongField' }] };
  expect(await refused(other.email, 1)).toEqual(wrong);
  expect(await refused('nobody@example.test', 1)).toEqual(wrong);
  expect(await refused(player.email, 1)).toEqual({ contact: [{ code: 'contactNotConfirmed' }] });
  expect((await change(player, player.email, 2)).status).toBe(422);
  expect(await isSubscribed(other)).toEqual([false, false]);
});

test('7-23, 2.2-13 the link of a promotion unsubscribes without a session; used twice it says so', async () => {
  const player = await confirmed();
  await change(player, player.email, 1);
  const link = await linkOf(player);
  expect(link.contact).toBe(player.email);
  expect((await unsubscribe(link)).data).toEqual({ status: 'unsubscribed' });
  expect(await isSubscribed(player)).toEqual([false, false]);
  expect((await unsubscribe(link)).data).toEqual({ status: 'alreadyUnsubscribed' });
  expect((await consents(player)).map(({ source }) => source)).toEqual(['profile', 'link']);
});

test('7-23 two requests at once unsubscribe once', async () => {
  const player = await confirmed();
  await change(player, player.email, 1);
  const link = await linkOf(player);
  const replies = await Promise.all([unsubscribe(link), unsubscribe(link)]);
  const states = replies.map(({ data }) => (data as { status: string }).status).sort();
  expect(states).toEqual(['alreadyUnsubscribed', 'unsubscribed']);
  expect(await consents(player)).toHaveLength(2);
});

test('7-23 a wrong token, somebody else’s contact and an expired link are refused and change nothing', async () => {
  const [player, other] = [await confirmed(), await confirmed()];
  await change(player, player.email, 1);
  await change(other, other.email, 1);
  const link = await linkOf(player);
  const refused = async (fields: { contact: string; token: string }) => (await unsubscribe(fields)).error.error_data;
  const wrong = { token: [{ code: 'wrongToken' }] };
  expect(await refused({ ...link, contact: other.email })).toEqual(wrong);
  expect(await refused({ ...link, token: link.token.replace(/^\d+/, String(other.uid)) })).toEqual(wrong);
  expect(await refused({ ...link, token: '' })).toEqual(wrong);
  expect(await refused({ ...link, token: `${link.token.slice(0, -3)}AAA` })).toEqual(wrong);
  operator.time.ms += 180 * 24 * 3_600_000;
  expect(await refused(link)).toEqual({ token: [{ code: 'expiredToken' }] });
  const rows = await operator.database.query(
    'select 1 from operator.players where uid = any($1::bigint[]) and email_subscribed_at is not null',
    [[player.uid, other.uid]],
  );
  expect(rows).toHaveLength(2);
});

test('2.2-13 a promotion goes to confirmed subscribers only, never to those who are excluded, held, closed or banned', async () => {
  const subscribed = async () => {
    const player = await confirmed();
    await change(player, player.email, 1);
    return player;
  };
  const reader = await subscribed();
  const excluded = await subscribed();
  await exclude(operator, excluded, 'break', 0);
  const held = await subscribed();
  await operator.database.query('update operator.players set play_held_until = $2 where uid = $1', [
    held.uid,
    new Date(operator.time.ms + 24 * 3_600_000),
  ]);
  const closed = await subscribed();
  await operator.call('privacy.closeAccount', { password: 'otter-lamp-71' }, by(closed));
  const banned = await subscribed();
  await operator.control('ban', { uid: banned.uid });
  const unconfirmed = await operator.player({ notify: '1' });
  const unsubscribed = await confirmed();
  const sent = [];
  for (const { uid } of [reader, excluded, held, closed, banned, unconfirmed, unsubscribed])
    sent.push(await promote({ uid }));
  expect(sent).toEqual([1, 0, 0, 0, 0, 0, 0]);
  const message = (await sentMessages(operator, reader.email)).at(-1) as unknown as {
    unsubscribe: string;
    body: string;
  };
  expect(message.unsubscribe).toMatch(new RegExp(`^${operator.config.siteUrl}/unsubscribe\\?contact=`));
  expect(message.body).toContain(message.unsubscribe);
  operator.time.ms += 24 * 3_600_000;
  for (const { uid } of [excluded, held]) expect(await promote({ uid })).toBe(1);
});

test('7-9 a changed contact starts without promotions, and the one before is told about the change', async () => {
  const player = await confirmed();
  await change(player, player.email, 1);
  const next = `next.${player.email}`;
  await addContact(operator, next, by(player));
  expect(await isSubscribed(player)).toEqual([false, false]);
  expect((await consents(player)).at(-1)).toMatchObject({ is_on: false, source: 'contact_changed' });
  expect((await sentMessages(operator, player.email)).at(-1)).toMatchObject({
    channel: 'email',
    subject: 'Your e-mail address was changed',
  });
  expect((await sentMessages(operator, next)).map(({ subject }) => subject)).toEqual(['Confirm your contact']);
});
