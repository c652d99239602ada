import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, otherCode, sentMessages } from '../../testing/sentMessages.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;
interface Contact {
  readonly type: string;
  readonly contact: string;
  readonly phone_country_code: string | null;
  readonly is_confirmed: boolean;
}

const by = (player: Player) => ({ cookie: player.cookie });
const add = (player: Player, contact: string, code = '') =>
  operator.call('account.addcontact', { contact, phone_country_code: code }, by(player));
const send = (player: Player, contact: string) =>
  operator.call('account.sendconfirmationtocontact', { contact }, by(player));
const confirm = (contact: string, code: string, player?: Player) =>
  operator.call(
    'account.confirmContact',
    { contact, code },
    player === undefined ? { address: '10.7.7.7' } : by(player),
  );
const contactsOf = async (player: Player): Promise<readonly Contact[]> => {
  const { data } = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, by(player));
  return (data as { contacts: Contact[] }).contacts;
};
const confirmed = async (player: Player) =>
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
  expect((await confirm(contact, otherCode(code))).error.error_data).toEqual({ code: [{ code: 'expiredCode' }] });
  expect((await confirm(contact, code)).data).toBe(1);
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
  expect([(await signIn(player.email)).status, (await signIn(next)).status]).toEqual([401, 200]);
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
  for (let turn = 0; turn < 11; turn += 1) {
    sends.push((await send(other, other.email)).status);
    operator.time.ms += 60_000;
  }
  expect(sends.at(-1)).toBe(429);
});

test('7-20 messages of strangers who claim a contact share one limit, which is not that of its owner', async () => {
  const [owner, first, second] = [await operator.player(), await operator.player(), await operator.player()];
  await add(first, owner.email);
  await add(second, owner.email);
  const statuses: number[] = [];
  for (const stranger of [first, second])
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await send(stranger, owner.email)).status);
      operator.time.ms += 60_000;
    }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect((await send(owner, owner.email)).status).toBe(200);
});

test('7-3 a player changes contacts twenty times in a quarter of an hour at most; another player is not held up', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await add(player, `try-${turn}@example.test`)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await add(other, 'elsewhere@example.test')).status).toBe(200);
});

test('7-9 guesses of guests at one contact share one limit, which is not that of its owner', async () => {
  const player = await operator.player();
  await send(player, player.email);
  const code = await lastCode(operator, player.email);
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push(
      (
        await operator.call(
          'account.confirmContact',
          { contact: player.email, code: 'x' },
          { address: `10.7.8.${turn}` },
        )
      ).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  // Five tries of the code are used up by then; the owner's next one counts.
  operator.time.ms += 60_000;
  expect((await confirm(player.email, code, player)).status).toBe(422);
  await send(player, player.email);
  expect((await confirm(player.email, await lastCode(operator, player.email), player)).data).toBe(1);
});
