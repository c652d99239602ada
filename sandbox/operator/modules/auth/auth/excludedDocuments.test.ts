/** 16-A4, 40-4: a self-exclusion is not left by the same identity document with another name, birth date and contact. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import { ExcludedIdentifiers } from '../../../players/ExcludedIdentifiers.ts';
import { addContact, confirmContact } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { signIn } from '../../../testing/signIn.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

const DAY_MS = 86_400_000;
const made = { count: 0 };
/** Nobody has the same name, address or number. */
function newPerson() {
  made.count += 1;
  const letters = String.fromCharCode(97 + Math.floor(made.count / 26), 97 + (made.count % 26));
  return {
    email: `document-${made.count}@example.test`,
    first_name: 'Ilze',
    last_name: `Berz${letters}`,
    birth_date: '1988-03-04',
    country: 'LV',
  };
}
const newPassport = () => ({ document_type: 'passport', document_number: `LV${7_000_000 + (made.count += 1)}` });

const signUp = (fields: WireFields) => operator.signUp({ ...newPerson(), ...fields });
const save = (fields: WireFields, caller: Caller) => {
  const { email: _email, ...person } = newPerson();
  return operator.call('account.saveProfileInfo', { ...person, ...fields }, caller);
};
const documentRefused = {
  status: 401,
  error: { type: 'AuthorizationException', error_data: { refused: 'document' } },
};
const isHeld = { status: 422, error: { type: 'InvalidRequestException', error_data: { held: true } } };
const deposit = (caller: Caller) =>
  operator.call(
    'cashier.makedeposit',
    { method: 'card', amount: '20', currency: 'USD' },
    { ...caller, headers: { 'idempotency-key': randomUUID() } },
  );
const rows = (text: string, ...uid: readonly number[]) => operator.database.query<{ kind: string }>(text, uid);
const accounts = async () => (await rows('select uid from operator.players')).length;
const causesOf = async (uid: number) =>
  (await operator.database.query<{ cause: string }>('select cause from operator.play_holds where uid = $1', [uid])).map(
    ({ cause }) => cause,
  );
const identifiers = () =>
  new ExcludedIdentifiers(operator.database, { now: () => new Date(operator.time.ms) }, testConfig.requisitesSecret);

async function excluded(fields: WireFields, ...[kind, length]: [] | ['break' | 'time_out', number]) {
  const player = await operator.player({ ...newPerson(), ...fields });
  await exclude(operator, player, kind ?? 'self_exclusion', length ?? 60);
  return player;
}

const brazilian = (document_number: string) => ({
  country: 'BR',
  currency: 'USD',
  region: 'BR-SP',
  document_type: 'cpf',
  document_number,
});

describe('sign-up', () => {
  test('16-A4, 40-4 the CPF of an excluded player is refused, and no account is left', async () => {
    await excluded(brazilian('529.982.247-25'));
    const before = await accounts();
    const reply = await signUp(brazilian('529.982.247-25'));
    expect(reply).toMatchObject(documentRefused);
    expect(Object.keys(reply.error?.error_data ?? {})).toEqual(['refused']);
    expect(await accounts()).toBe(before);
    expect((await signUp(brazilian('111.444.777-35'))).status).toBe(200);
  });

  test.each([
    ['in small letters, with spaces', (number: string) => number.toLowerCase().replace('lv', ' lv ')],
    ['with hyphens', (number: string) => `${number.slice(0, 4)}-${number.slice(4)}`],
    [
      'in digits of another script',
      (number: string) => number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
    ],
  ])('16-A4, 40-4 so is a passport, %s', async (_how, spelt) => {
    const { document_type, document_number } = newPassport();
    await excluded({ document_type, document_number });
    expect(await signUp({ document_type, document_number: spelt(document_number) })).toMatchObject(documentRefused);
  });

  test('16-A4 the same number of another country or another type is another document', async () => {
    const passport = newPassport();
    await excluded(passport);
    expect((await signUp({ ...passport, country: 'EE' })).status).toBe(200);
    expect((await signUp({ ...passport, document_type: 'id_card' })).status).toBe(200);
  });

  test('16-A4 it is refused until the exclusion is over, and not for a day’s break', async () => {
    const passport = newPassport();
    await excluded(passport, 'time_out', 7);
    expect(await signUp(passport)).toMatchObject(documentRefused);
    operator.time.ms += 7 * DAY_MS;
    expect((await signUp(passport)).status).toBe(200);
    const other = newPassport();
    await excluded(other, 'break', 0);
    expect((await signUp(other)).status).toBe(200);
  });

  test('3-16, 16-V2 a document of before that was changed before the exclusion is refused, and holds', async () => {
    const [old, present] = [newPassport(), newPassport()];
    const player = await operator.player({ ...newPerson(), ...old });
    const same = await operator.player({ ...newPerson(), ...old });
    const { email: _email, ...person } = newPerson();
    const saved = { ...person, birth_date: '1988-03-04', ...present };
    expect((await operator.call('account.saveProfileInfo', saved, player)).status).toBe(200);
    await exclude(operator, player);
    for (const passport of [old, present]) expect(await signUp(passport)).toMatchObject(documentRefused);
    expect(await causesOf(same.uid)).toEqual(['document']);
  });
});

describe('an account that is there', () => {
  test('16-V2, 40-4 with the document of somebody who excludes themselves it is held, not shut, and told', async () => {
    const passport = newPassport();
    const other = await operator.player({ ...newPerson(), ...passport });
    expect((await addContact(operator, newPerson().email, other)).data).toBe(1);
    await excluded(passport);
    expect(await deposit(other)).toMatchObject(isHeld);
    expect((await operator.call('cashier.getwithdrawsettings', {}, other)).status).toBe(200);
    await operator.control('happenings/tell');
    const inbox = await operator.call('inbox.get', {}, other);
    expect(JSON.stringify(inbox.data)).toContain('on hold');
  });

  test('3-16, 40-4 that gets the document of an excluded player in the profile is held, until that is over', async () => {
    const passport = newPassport();
    await excluded(passport, 'time_out', 7);
    const player = await operator.player();
    expect((await save({ ...passport, document_number: passport.document_number.toLowerCase() }, player)).status).toBe(
      200,
    );
    expect(await causesOf(player.uid)).toEqual(['document']);
    expect(await deposit(player)).toMatchObject(isHeld);
    // A contact that is proven says nothing of the document.
    expect((await confirmContact(operator, player.email, player)).data).toBe(1);
    expect(await causesOf(player.uid)).toEqual(['document']);
    operator.time.ms += 7 * DAY_MS;
    const back = await signIn(operator, player.email);
    expect(await deposit({ cookie: back.cookie })).not.toMatchObject(isHeld);
  });

  test('3-16 a profile that keeps its document is not looked at again', async () => {
    const passport = newPassport();
    const player = await operator.player();
    const { email: _email, ...person } = newPerson();
    const saved = { ...person, ...passport };
    expect((await operator.call('account.saveProfileInfo', saved, player)).status).toBe(200);
    await excluded(passport, 'break', 0);
    const kept = { ...saved, document_number: '' };
    expect((await operator.call('account.saveProfileInfo', kept, player)).status).toBe(200);
    expect(await causesOf(player.uid)).toEqual([]);
    expect(await rows('select kind from operator.excluded_identifiers where uid = $1', player.uid)).toEqual([]);
  });

  test('1-14 that is opened again after its person’s exclusion elsewhere is held, also if it has no key yet', async () => {
    for (const isKeyed of [true, false]) {
      const passport = newPassport();
      const player = await operator.player({ ...newPerson(), ...passport });
      if (!isKeyed) await rows(`update operator.players set document_key = '' where uid = $1`, player.uid);
      expect((await operator.call('privacy.closeAccount', {}, player)).data).toBe(1);
      await excluded(passport);
      expect(await causesOf(player.uid)).toEqual([]);
      expect((await operator.control('privacy/reopen', { uid: player.uid })).json()).toEqual({ reopened: true });
      expect(await causesOf(player.uid)).toEqual(['document']);
    }
  });
});

test('16-A4, 40-4 documents and exclusions from before there were keys count, too', async () => {
  const passport = newPassport();
  const { uid } = await excluded(passport);
  await rows(`update operator.players set document_key = '' where uid = $1`, uid);
  await rows(`delete from operator.excluded_identifiers where uid = $1 and kind = 'document'`, uid);
  await rows('update operator.exclusions set kept_form = 1 where uid = $1', uid);
  await identifiers().keepEarlier();
  expect(await signUp(passport)).toMatchObject(documentRefused);
});

test('16-A4, 40-4 what is kept is hashed, and goes when the exclusion is over', async () => {
  const passport = newPassport();
  const { uid } = await excluded(passport, 'time_out', 7);
  const kept = () => rows('select kind, key from operator.excluded_identifiers where uid = $1', uid);
  expect((await kept()).map(({ kind }) => kind)).toContain('document');
  const [row] = await rows('select document_number, document_key from operator.players where uid = $1', uid);
  expect(JSON.stringify([await kept(), row])).not.toContain(passport.document_number.slice(2));
  operator.time.ms += 7 * DAY_MS;
  await identifiers().forgetOver();
  expect(await kept()).toEqual([]);
});
