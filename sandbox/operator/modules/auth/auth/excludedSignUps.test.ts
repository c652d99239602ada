/** 16-A4: a self-exclusion is not left by a new account. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import { releasePlayers } from '../../../players/closing.ts';
import { ExcludedIdentifiers } from '../../../players/ExcludedIdentifiers.ts';
import type { ExclusionKind } from '../../../players/Exclusions.ts';
import { addContact, confirmContact, markConfirmed } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { lastCode } from '../../../testing/sentMessages.ts';
import { signIn, uidOf } from '../../../testing/signIn.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';
import { join, launchOf, linked, present } from '../../../testing/telegramUsers.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

const DAY_MS = 86_400_000;
const mails = { count: 0 };
const newEmail = () => `excluded-${(mails.count += 1)}@example.test`;
const lastNames = [
  'Abara',
  'Bello',
  'Castro',
  'Duval',
  'Eriksen',
  'Farkas',
  'Greco',
  'Hassan',
  'Ivanov',
  'Jansen',
  'Keller',
  'Larsen',
  'Moretti',
  'Novak',
  'Okafor',
  'Petrov',
  'Quintana',
  'Rossi',
  'Suzuki',
  'Torres',
  'Ullman',
];
/** Somebody whom no other test knows. */
const newPerson = () => ({
  first_name: 'Noemí',
  last_name: lastNames.shift() ?? '',
  birth_date: '1990-02-01',
  country: 'LV',
});
type Person = ReturnType<typeof newPerson>;

const signUp = (fields: WireFields) => operator.signUp({ email: newEmail(), ...fields });
const save = (person: Partial<Person>, caller: Caller) =>
  operator.call('account.saveProfileInfo', { country: 'LV', ...person }, caller);
const excludedAnswer = (exclusion = 'self_exclusion') => ({
  status: 401,
  error: { type: 'AuthorizationException', error_data: { exclusion, excluded_until: expect.any(String) as string } },
});
/** Of a name, which may be somebody else's: it tells neither what for nor until when. */
const personRefused = { status: 401, error: { type: 'AuthorizationException', error_data: { refused: 'person' } } };
const refusedAt = (field: string, code: string) => ({ status: 422, error: { error_data: { [field]: [{ code }] } } });
const isHeld = { status: 422, error: { type: 'InvalidRequestException', error_data: { held: true } } };
const deposit = (caller: Caller) =>
  operator.call(
    'cashier.makedeposit',
    { method: 'card', amount: '20', currency: 'USD' },
    { ...caller, headers: { 'idempotency-key': randomUUID() } },
  );
const accounts = async () => (await operator.database.query('select uid from operator.players')).length;
const keptOf = (uid: number) =>
  operator.database.query<{ kind: string; key: string }>(
    'select kind, key from operator.excluded_identifiers where uid = $1',
    [uid],
  );
const identifiers = () =>
  new ExcludedIdentifiers(operator.database, { now: () => new Date(operator.time.ms) }, testConfig.requisitesSecret);

/** A player who has excluded themselves. */
async function excluded(fields: WireFields = {}, kind: ExclusionKind = 'self_exclusion', length = 60) {
  const player = await operator.player(fields);
  await exclude(operator, player, kind, length);
  return player;
}

describe('sign-up by form', () => {
  test.each([
    ['with another address', (person: Person) => person],
    [
      'in other letters',
      ({ first_name, last_name, ...rest }: Person) => ({
        ...rest,
        first_name: ` ${first_name.toUpperCase()}`,
        last_name: last_name.toLowerCase(),
      }),
    ],
    [
      'without accents, the names changed round',
      (person: Person) => ({ ...person, first_name: person.last_name, last_name: 'noemi' }),
    ],
    ['with a second name', (person: Person) => ({ ...person, first_name: 'Noemi Maria', birth_date: '01.02.1990' })],
    ['with a Cyrillic letter in it', (person: Person) => ({ ...person, first_name: 'Nоemi' })],
    ['in another script', (person: Person) => ({ ...person, first_name: 'Ноеми' })],
    [
      'as the last of many names',
      ({ last_name, ...person }: Person) => ({
        ...person,
        last_name: `Uno Dos Tres Quatro Cinco Seis Sete ${last_name}`,
      }),
    ],
  ])('16-A4 the same person is refused %s, and no account is left', async (_how, again) => {
    const person = newPerson();
    await excluded(person);
    const before = await accounts();
    const reply = await signUp(again(person));
    expect(reply).toMatchObject(personRefused);
    expect(Object.keys(reply.error?.error_data ?? {})).toEqual(['refused']);
    expect(await accounts()).toBe(before);
  });

  test('16-V2 nor under the name of before, if it was changed before the exclusion', async () => {
    const person = newPerson();
    const player = await operator.player(person);
    await save({ ...person, last_name: `${person.last_name}son` }, player);
    await exclude(operator, player);
    expect(await signUp(person)).toMatchObject(personRefused);
  });

  test('16-A4 another spelling of the address is taken as always, and the account is held from the start', async () => {
    const { email } = await excluded();
    expect(await signUp({ email })).toMatchObject(refusedAt('email', 'emailTaken'));
    const spelt = await signUp({ email: email.replace('@', '+1@') });
    expect(spelt.status).toBe(200);
    expect(await deposit({ cookie: spelt.cookie })).toMatchObject(isHeld);
    expect(await operator.call('account.getToken', { purpose: 'play' }, { cookie: spelt.cookie })).toMatchObject(
      isHeld,
    );
    // Nothing in the account tells why.
    await operator.control('happenings/tell');
    const inbox = await operator.call('inbox.get', {}, { cookie: spelt.cookie });
    expect(JSON.stringify(inbox.data)).not.toContain('on hold');
    // Of a player who plays it is another address.
    const other = await operator.player();
    const free = await signUp({ email: other.email.replace('@', '+1@') });
    expect(await deposit({ cookie: free.cookie })).not.toMatchObject(isHeld);
  });

  test('7-20, 7-27, 16-A4 the exclusion is told to who has proven the address, by a code or by restoring access', async () => {
    const player = await operator.player();
    await markConfirmed(operator, player.uid);
    await exclude(operator, player);
    const email = player.email.replace('@', '+1@');
    const { cookie } = await signUp({ email });
    expect(await confirmContact(operator, email, { cookie })).toMatchObject(excludedAnswer());
    // The client takes the answer for the end of its session. The account is held in the next one.
    expect(await uidOf(operator, { cookie })).toBe(0);
    const next = await signIn(operator, email);
    expect(await deposit({ cookie: next.cookie })).toMatchObject(isHeld);
    const other = player.email.replace('@', '+2@');
    expect((await signUp({ email: other })).status).toBe(200);
    await operator.call('auth.restore', { login: other });
    const restoring = { login: other, code: await lastCode(operator, other), password: 'heron-vault-35' };
    expect(await operator.call('auth.restore', restoring)).toMatchObject(excludedAnswer());
  });

  test('7-9, 16-A4 where it is told in the session of another account, that one goes on', async () => {
    const player = await operator.player();
    await markConfirmed(operator, player.uid);
    await exclude(operator, player);
    const contact = player.email.replace('@', '+1@');
    const { cookie } = await signUp({ email: contact });
    await operator.call('account.sendconfirmationtocontact', { contact }, { cookie });
    const code = await lastCode(operator, contact);
    const other = await operator.player();
    const told = await operator.call('account.confirmContact', { contact, code }, { cookie: other.cookie });
    const { error } = excludedAnswer();
    expect(told).toMatchObject({ status: 422, error: { ...error, type: 'InvalidRequestException' } });
    expect(await uidOf(operator, other)).toBe(other.uid);
    // Nothing has happened to the refused account either: it is held, and its own session has not asked.
    expect(await uidOf(operator, { cookie })).toBeGreaterThan(0);
    expect(await deposit({ cookie })).toMatchObject(isHeld);
  });

  test('7-20 another address that is confirmed lets the account go', async () => {
    const { email } = await excluded();
    const { cookie } = await signUp({ email: email.replace('@', '+1@') });
    expect((await addContact(operator, newEmail(), { cookie })).data).toBe(1);
    expect(await deposit({ cookie })).not.toMatchObject(isHeld);
  });

  test('16-A4 a number alike: of a released account it is taken, and holds', async () => {
    const phone = { phone: '20000921', phone_country_code: 'LV' };
    const player = await excluded(phone);
    expect(await signUp(phone)).toMatchObject(refusedAt('phone', 'phoneTaken'));
    await operator.database.transaction((tx) => releasePlayers(tx, [BigInt(player.uid)]));
    const again = await signUp(phone);
    expect(again.status).toBe(200);
    expect(await deposit({ cookie: again.cookie })).toMatchObject(isHeld);
  });

  test('16-A4 another birth date is another person, and who is back may sign up again', async () => {
    const person = newPerson();
    await excluded(person, 'time_out', 7);
    expect((await signUp({ ...person, birth_date: '1990-02-02' })).status).toBe(200);
    expect(await signUp(person)).toMatchObject(personRefused);
    operator.time.ms += 7 * DAY_MS;
    expect((await signUp(person)).status).toBe(200);
  });

  test('16-A4 a break of a day counts for the same address, not for a name', async () => {
    const person = newPerson();
    const { email } = await excluded(person, 'break', 0);
    const spelt = await signUp({ email: email.replace('@', '+1@') });
    expect(await deposit({ cookie: spelt.cookie })).toMatchObject(isHeld);
    expect((await signUp(person)).status).toBe(200);
    operator.time.ms += DAY_MS;
    const back = await signIn(operator, email.replace('@', '+1@'));
    expect(await deposit({ cookie: back.cookie })).not.toMatchObject(isHeld);
  });
});

describe('Telegram', () => {
  const launch = (id: number) => present(operator, launchOf(operator, id));

  test('1-22, 16-A4 a user who is unlinked before the exclusion gets no new account by a launch', async () => {
    const { id, player } = await linked(operator);
    expect((await operator.call('telegram.unlink', {}, player)).status).toBe(200);
    await exclude(operator, player);
    const before = await accounts();
    expect(await launch(id)).toMatchObject(excludedAnswer());
    expect(await accounts()).toBe(before);
  });

  test('1-22, 16-A4 nor one who is removed as a way in, nor one whose account is closed and released', async () => {
    const { id, player } = await linked(operator);
    expect((await operator.call('entries.remove', { id: `telegram:${id}` }, player)).status).toBe(200);
    await exclude(operator, player);
    expect(await launch(id)).toMatchObject(excludedAnswer());
    const other = await linked(operator);
    await exclude(operator, other.player);
    await operator.database.transaction((tx) => releasePlayers(tx, [BigInt(other.player.uid)]));
    expect(await launch(other.id)).toMatchObject(excludedAnswer());
    expect(await deposit({ cookie: (await signUp({ email: other.player.email })).cookie })).toMatchObject(isHeld);
  });

  test('1-22, 16-A4 nor is such a user linked to another account', async () => {
    const { id, player } = await linked(operator);
    expect((await operator.call('telegram.unlink', {}, player)).status).toBe(200);
    await exclude(operator, player, 'break', 0);
    const other = await operator.player();
    expect(await join(operator, launchOf(operator, id), other.email)).toMatchObject(
      refusedAt('payload', 'unavailable'),
    );
    operator.time.ms += DAY_MS;
    expect((await join(operator, launchOf(operator, id), other.email)).status).toBe(200);
  });

  test('1-22 without an exclusion a user who is unlinked begins anew', async () => {
    const { id, player } = await linked(operator);
    expect((await operator.call('telegram.unlink', {}, player)).status).toBe(200);
    expect((await launch(id)).data).toMatchObject({ status: 'REGISTERED' });
  });
});

describe('what comes later', () => {
  test('3-14, 16-V2 a name and birth date of an excluded person hold the account: no deposit, no play, no word why', async () => {
    const { birth_date, ...named } = newPerson();
    await excluded({ ...named, birth_date });
    const player = await operator.player(named);
    expect((await save({ ...named, birth_date }, player)).status).toBe(200);
    expect(await deposit(player)).toMatchObject(isHeld);
    expect(await operator.call('account.getToken', { purpose: 'play' }, player)).toMatchObject(isHeld);
    // The account stays open: it may be another person's of the same name, and what is in it is theirs.
    expect((await signIn(operator, player.email)).status).toBe(200);
    expect((await operator.call('cashier.getwithdrawsettings', {}, player)).status).toBe(200);
    operator.time.ms += 61 * 31 * DAY_MS;
    const back = await signIn(operator, player.email);
    expect(await deposit({ cookie: back.cookie ?? '' })).not.toMatchObject(isHeld);
  });

  test('3-14 of a break a name does not, and a profile saved as it was changes nothing', async () => {
    const { birth_date, ...named } = newPerson();
    await excluded({ ...named, birth_date }, 'break', 0);
    const player = await operator.player(named);
    expect((await save({ ...named, birth_date }, player)).status).toBe(200);
    await excluded({ ...named, last_name: `${named.last_name}son`, birth_date });
    expect((await save({ ...named, birth_date }, player)).status).toBe(200);
  });

  test('16-V2 an account of before with the same name is not shut, but held', async () => {
    const person = newPerson();
    const player = await operator.player(person);
    await excluded(person);
    expect((await signIn(operator, player.email)).status).toBe(200);
    expect(await deposit(player)).toMatchObject({ status: 422, error: { error_data: { held: true } } });
  });

  test('16-V2 an account of before with the same mailbox is excluded, if both are confirmed, or else held', async () => {
    const email = newEmail();
    const [plus, otherPlus] = [email.replace('@', '+1@'), email.replace('@', '+2@')];
    const [confirmed, unconfirmed, own] = await Promise.all([
      operator.player({ email: plus }),
      operator.player({ email: otherPlus }),
      operator.player({ email }),
    ]);
    for (const { uid } of [confirmed, own]) await markConfirmed(operator, uid);
    await exclude(operator, own);
    expect(await uidOf(operator, confirmed)).toBe(0);
    expect(await signIn(operator, plus)).toMatchObject(excludedAnswer());
    expect((await signIn(operator, otherPlus)).status).toBe(200);
    expect(await deposit(unconfirmed)).toMatchObject({ status: 422, error: { error_data: { held: true } } });
  });
});

test('16-A4 an exclusion from before identifiers were kept counts, too', async () => {
  const person = newPerson();
  const { uid } = await operator.player(person);
  await operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'self_exclusion', $2, $3)`,
    [uid, new Date(operator.time.ms), new Date(operator.time.ms + DAY_MS)],
  );
  await identifiers().keepEarlier();
  expect(await signUp(person)).toMatchObject(personRefused);
});

test('16-A4 what is kept is hashed, and goes when the exclusion is over', async () => {
  const person = newPerson();
  const { uid, email } = await excluded(
    { ...person, phone: '+371 2000 0911', phone_country_code: 'LV' },
    'time_out',
    7,
  );
  const kept = await keptOf(uid);
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['email', 'phone', 'person']));
  const plain = [email, '37120000911', person.last_name.toLowerCase()];
  expect(plain.filter((text) => JSON.stringify(kept).toLowerCase().includes(text))).toEqual([]);
  operator.time.ms += 7 * DAY_MS;
  await identifiers().forgetOver();
  expect(await keptOf(uid)).toEqual([]);
});
