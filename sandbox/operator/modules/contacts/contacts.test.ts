import { expect, test } from 'vitest';
import { lastCode, otherCode, sentMessages } from '../../testing/sentMessages.ts';
import type { TestOperator, TestPlayer } from '../../testing/startTestOperator.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started));

interface Contact {
  readonly type: string;
  readonly contact: string;
  readonly phone_country_code: string | null;
  readonly is_confirmed: boolean;
}

const by = (player: TestPlayer) => ({ cookie: player.cookie });
const add = (player: TestPlayer, contact: string, code = '') =>
  operator.call('account.addcontact', { contact, phone_country_code: code }, by(player));
const send = (player: TestPlayer, contact: string) =>
  operator.call('account.sendconfirmationtocontact', { contact }, by(player));
const confirm = (contact: string, code: string, player?: TestPlayer) =>
  operator.call(
    'account.confirmContact',
    { contact, code },
    player === undefined ? { address: '10.7.7.7' } : by(player),
  );
const contactsOf = async (player: TestPlayer): Promise<readonly Contact[]> => {
  const { data } = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, by(player));
  return (data as { contacts: Contact[] }).contacts;
};
const confirmed = async (player: TestPlayer) =>
  Object.fromEntries((await contactsOf(player)).map(({ contact, is_confirmed }) => [contact, is_confirmed]));

test('7-20, 7-9 a code confirms the e-mail; is_confirmed is the operator’s data, and the code works once', async () => {
  const player = await operator.player();
  expect(await confirmed(player)).toEqual({ [player.email]: false });
  expect((await send(player, player.email)).data).toEqual({ resend_time: 60 });
  const code = await lastCode(operator, player.email);
  expect((await confirm(player.email, code, player)).data).toBe(1);
  expect(await confirmed(player)).toEqual({ [player.email]: true });
  expect((await confirm(player.email, code, player)).error).toMatchObject({
    type: 'InvalidParameterException',
    error_data: { code: [{ code: 'expiredCode' }] },
  });
  expect((await send(player, player.email)).error.error_data).toEqual({ contact: [{ code: 'contactConfirmed' }] });
});

test('2.2-14 the e-mail links to the confirmation page, and its code confirms without a session', async () => {
  const player = await operator.player();
  await send(player, player.email);
  const message = (await sentMessages(operator, player.email)).at(-1);
  const link = new URL(message?.link ?? '');
  expect(link.pathname).toBe('/confirmation');
  const [contact, code] = [link.searchParams.get('contact') ?? '', link.searchParams.get('code') ?? ''];
  expect(contact).toBe(player.email);
  expect((await confirm(contact, `${code.slice(1)}x`)).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect((await confirm(contact, code)).data).toBe(1);
  expect((await confirm(contact, code)).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect(await confirmed(player)).toEqual({ [player.email]: true });
});

test('2.2-14 the link confirms in the session that has asked for it, too, also after five wrong codes', async () => {
  const player = await operator.player();
  await send(player, player.email);
  const [message] = await sentMessages(operator, player.email);
  const code = await lastCode(operator, player.email);
  for (let tries = 0; tries < 5; tries += 1) await confirm(player.email, otherCode(code), player);
  const link = new URL(message?.link ?? '').searchParams.get('code') ?? '';
  expect((await confirm(player.email, code, player)).status).toBe(422);
  expect((await confirm(player.email, link, player)).data).toBe(1);
  expect(await confirmed(player)).toEqual({ [player.email]: true });
});

test('a wrong code is told at the code, an expired one says so, and both leave the contact unconfirmed', async () => {
  const player = await operator.player();
  await send(player, player.email);
  const code = await lastCode(operator, player.email);
  expect((await confirm(player.email, otherCode(code), player)).error.error_data).toEqual({
    code: [{ code: 'wrongCode' }],
  });
  operator.time.ms += 10 * 60_000;
  expect((await confirm(player.email, code, player)).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect(await confirmed(player)).toEqual({ [player.email]: false });
});

test('4-14 a code asked for too early is refused with the resend time, and sends nothing', async () => {
  const player = await operator.player();
  await send(player, player.email);
  operator.time.ms += 20_000;
  const { status, error, headers } = await send(player, player.email);
  expect([status, error.type, headers['retry-after']]).toEqual([429, 'TooManyRequestsException', '40']);
  expect(error.error_data).toMatchObject({ resend_time: 40 });
  expect(await sentMessages(operator, player.email)).toHaveLength(1);
});

test('7-3 a phone is added by its digits with its country code, and confirmed by a text message', async () => {
  const player = await operator.player();
  expect((await add(player, '20 555 001', 'LV')).data).toBe(1);
  expect(await contactsOf(player)).toContainEqual(
    expect.objectContaining({ type: 'phone', contact: '37120555001', phone_country_code: 'LV', is_confirmed: false }),
  );
  await send(player, '37120555001');
  const [message] = await sentMessages(operator, '37120555001');
  expect([message?.channel, message?.link]).toEqual(['text', '']);
  await confirm('+371 20 555 001', await lastCode(operator, '37120555001'), player);
  expect(await confirmed(player)).toMatchObject({ '37120555001': true });
});

test.each([
  ['', '', 'requiredField'],
  ['nobody@', '', 'wrongEmailAddress'],
  ['12', '', 'wrongPhoneFormat'],
  ['20 555', 'LV', 'wrongPhoneFormat'],
])('7-3 what is no contact is refused at the field: %s', async (contact, code, error) => {
  const player = await operator.player();
  expect((await add(player, contact, code)).error.error_data).toEqual({ contact: [{ code: error }] });
});

test('a changed e-mail replaces the confirmed one only when it is confirmed; then the login follows it', async () => {
  const player = await operator.player();
  await send(player, player.email);
  await confirm(player.email, await lastCode(operator, player.email), player);
  const next = `next.${player.email}`;
  await add(player, next.toUpperCase());
  expect(await confirmed(player)).toEqual({ [next]: false });
  const signIn = (login: string) => operator.call('auth.login', { login, password: 'otter-lamp-71' });
  expect([(await signIn(player.email)).status, (await signIn(next)).status]).toEqual([200, 401]);
  await send(player, next);
  await confirm(next, await lastCode(operator, next), player);
  expect(await confirmed(player)).toEqual({ [next]: true });
  // The old one signs in for three days still (replaced.test.ts).
  expect([(await signIn(player.email)).status, (await signIn(next)).status]).toEqual([200, 200]);
  expect((await operator.call('account.getInfo', {}, by(player))).data).toMatchObject({ login: next });
  // A stranger may have replaced it: the old address is told, and not where the messages go now.
  const told = (await sentMessages(operator, player.email)).at(-1);
  expect([told?.subject, told?.body.includes(next)]).toEqual(['Your e-mail address was changed', false]);
});

test('going back to the present contact ends the change, and it stays confirmed', async () => {
  const player = await operator.player();
  await send(player, player.email);
  await confirm(player.email, await lastCode(operator, player.email), player);
  await add(player, 'typo@example.test');
  await add(player, player.email);
  expect(await confirmed(player)).toEqual({ [player.email]: true });
});

test('adding somebody else’s contact is not told apart from a free one until it is proven', async () => {
  const [owner, other] = [await operator.player(), await operator.player()];
  const free = await add(other, `free.${other.email}`);
  const taken = await add(other, owner.email);
  expect([taken.status, taken.data]).toEqual([free.status, free.data]);
  expect((await send(other, owner.email)).data).toEqual({ resend_time: 60 });
  const code = await lastCode(operator, owner.email);
  expect((await confirm(owner.email, code, other)).error.error_data).toEqual({ contact: [{ code: 'emailTaken' }] });
  expect(await confirmed(owner)).toEqual({ [owner.email]: false });
});

test('a code of one player does not confirm the same contact of another', async () => {
  const [owner, other] = [await operator.player(), await operator.player()];
  await add(other, owner.email);
  await send(other, owner.email);
  const code = await lastCode(operator, owner.email);
  await send(owner, owner.email);
  expect((await confirm(owner.email, code, owner)).error.error_data).toEqual({ code: [{ code: 'wrongCode' }] });
});

test('contacts of others cannot be sent to; guesses and messages are throttled per account', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  expect((await send(player, other.email)).error.error_data).toEqual({ contact: [{ code: 'wrongField' }] });
  const guesses = [];
  for (let turn = 0; turn < 11; turn += 1) guesses.push((await confirm(player.email, '000000', player)).status);
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect((await confirm(other.email, '000000', other)).status).toBe(422);
  const sends = [];
  for (let turn = 0; turn < 6; turn += 1) {
    sends.push((await send(other, other.email)).status);
    operator.time.ms += 60_000;
  }
  expect(sends).toEqual([200, 200, 200, 200, 200, 429]);
});

test('7-20, Part 16-6 messages of strangers who claim a contact share one limit a day, which is not that of its owner', async () => {
  const [owner, ...strangers] = await Promise.all(Array.from({ length: 4 }, () => operator.player()));
  if (owner === undefined) throw new Error('an owner was expected');
  for (const stranger of strangers) await add(stranger, owner.email);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    for (const stranger of strangers) statuses.push((await send(stranger, owner.email)).status);
    operator.time.ms += 60 * 60_000;
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect(await sentMessages(operator, owner.email)).toHaveLength(10);
  const { cookie = '' } = await operator.call('auth.login', { login: owner.email, password: 'otter-lamp-71' });
  expect((await send({ ...owner, cookie }, owner.email)).status).toBe(200);
});

test('7-3 a player changes contacts twenty times in a quarter of an hour at most; another player is not held up', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await add(player, `try-${turn}@example.test`)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await add(other, 'elsewhere@example.test')).status).toBe(200);
});

const guest = (contact: string, code: string, address: string) =>
  operator.call('account.confirmContact', { contact, code }, { address });

test('7-9, Part 16-6 guests’ wrong codes use up neither the tries of the owner’s code nor its link', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  for (const one of [player, other]) await send(one, one.email);
  const code = await lastCode(operator, player.email);
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1)
    statuses.push((await guest(player.email, otherCode(code), `10.7.8.${turn}`)).status);
  // A day’s guesses of all guests.
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  expect((await confirm(player.email, code, player)).data).toBe(1);
  const otherCodes = await lastCode(operator, other.email);
  for (let turn = 0; turn < 21; turn += 1) await guest(other.email, otherCode(otherCodes), `10.7.9.${turn}`);
  const link = new URL((await sentMessages(operator, other.email)).at(-1)?.link ?? '').searchParams.get('code') ?? '';
  expect((await guest(other.email, link, '10.7.9.99')).data).toBe(1);
});

test('7-9, Part 16-6 a guest’s right code confirms after a stranger’s wrong ones; a guest has ten in a quarter of an hour', async () => {
  const player = await operator.player();
  await send(player, player.email);
  const code = await lastCode(operator, player.email);
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await guest(player.email, otherCode(code), '10.7.10.1')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect((await guest(player.email, code, '10.7.10.2')).data).toBe(1);
  expect(await confirmed(player)).toEqual({ [player.email]: true });
});

test('7-9, Part 16-6 another session uses up neither the code nor its tries; the right code counts there, too', async () => {
  const player = await operator.player();
  const { cookie = '' } = await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' });
  await send(player, player.email);
  const code = await lastCode(operator, player.email);
  const other = { ...player, cookie };
  for (let turn = 0; turn < 6; turn += 1)
    expect((await confirm(player.email, otherCode(code), other)).error.error_data).toEqual({
      code: [{ code: 'expiredCode' }],
    });
  expect((await send(other, player.email)).status).toBe(200);
  expect((await confirm(player.email, code, player)).data).toBe(1);
});

test('Part 16-6 another e-mail ends the codes that went to the one before', async () => {
  const player = await operator.player();
  const thief = { address: '10.7.11.1' };
  await operator.call('auth.restore', { login: player.email }, thief);
  const stolen = await lastCode(operator, player.email);
  await operator.database.query('update operator.players set login = $2, login_key = $2 where uid = $1', [
    player.uid,
    `ann_${player.uid}`,
  ]);
  await operator.call('auth.restore', { login: `ann_${player.uid}` }, thief);
  const byLogin = await lastCode(operator, player.email);
  const next = `next.${player.email}`;
  await add(player, next);
  await send(player, next);
  expect((await confirm(next, await lastCode(operator, next), player)).data).toBe(1);
  for (const [login, code] of [
    [player.email, stolen],
    [`ann_${player.uid}`, byLogin],
  ])
    expect(
      (await operator.call('auth.restore', { login, code, password: 'amber-kite-83' }, thief)).error.error_data,
    ).toEqual({ code: [{ code: 'expiredCode' }] });
});
