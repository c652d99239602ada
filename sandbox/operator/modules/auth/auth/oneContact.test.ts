/** 16-A4: a number and an address have one form each, so that no other spelling of them makes another account. */
import { describe, expect, test } from 'vitest';
import type { WireFields } from '../../../../../src/contract/base/wire.ts';
import { eventually } from '../../../../../tests/eventually.ts';
import { markConfirmed } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { signInStatus } from '../../../testing/signIn.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

const signIn = (login: string) => signInStatus(operator, login);
const faults = async (fields: WireFields) => {
  const { status, error } = await operator.signUp(fields);
  return { status, faults: error?.error_data };
};
const refusedAt = (field: string, code: string) => ({ status: 422, faults: { [field]: [{ code }] } });

describe('a phone number', () => {
  test('3-18, 16-A4 a login that is one is stored in its international form, and of an excluded player it is taken', async () => {
    const phone = '37120001101';
    const player = await operator.player({ phone, phone_country_code: 'LV' });
    await markConfirmed(operator, player.uid);
    await exclude(operator, player);
    for (const login of ['0037120001101', '+00371 20001101', '371 (2) 000-11-01'])
      expect(await faults({ login })).toEqual(refusedAt('login', 'loginTaken'));
    for (const login of ['00037120001101', '20001101', '020001101'])
      expect(await faults({ login })).toEqual(refusedAt('login', 'wrongField'));
  });

  test('3-18 the field without a chosen country takes numbers that exist, in one form', async () => {
    expect((await operator.signUp({ phone: '00 371 2000 1102' })).status).toBe(200);
    expect(await faults({ phone: '+371 20001102' })).toEqual(refusedAt('phone', 'phoneTaken'));
    for (const phone of ['00037120001102', '20001102'])
      expect(await faults({ phone })).toMatchObject({ faults: { phone: [{ code: 'wrongPhoneFormat' }] } });
  });

  test('8-22, 7-27 every way of dialling it signs in, and restores access', async () => {
    const { uid } = await operator.player({ login: '+371 20001103' });
    expect(await Promise.all(['37120001103', '0037120001103', '+371 2000-1103'].map(signIn))).toEqual([200, 200, 200]);
    await markConfirmed(operator, uid);
    expect((await operator.call('auth.restore', { login: '00371 20001103' })).data).toMatchObject({
      status: 'CODE_SENT',
    });
    await eventually(async () =>
      expect(
        await operator.database.query(
          `select recipient from operator.outbox where uid = $1 and channel = 'text' and recipient = '37120001103'`,
          [uid],
        ),
      ).not.toEqual([]),
    );
  });

  test('16-A4 a row of before that has it as it was dialled keeps its number from others, and signs in', async () => {
    const { uid, email } = await operator.player();
    await operator.database.query(`update operator.players set login = $2, login_key = $2, phone = $2 where uid = $1`, [
      uid,
      '0037120001104',
    ]);
    expect([await signIn('0037120001104'), await signIn(email)]).toEqual([200, 200]);
    expect(await faults({ phone: '20001104', phone_country_code: 'LV' })).toEqual(refusedAt('phone', 'phoneTaken'));
  });
});

describe('an e-mail address', () => {
  test('3-18, 16-A4 its domain is stored in ASCII: the other form of an excluded player’s is taken', async () => {
    const player = await operator.player({ email: 'Ann@Bücher.test' });
    const [row] = await operator.database.query('select email from operator.players where uid = $1', [player.uid]);
    expect(row).toEqual({ email: 'ann@xn--bcher-kva.test' });
    expect(await Promise.all(['ann@bücher.test', 'ANN@xn--bcher-kva.test'].map(signIn))).toEqual([200, 200]);
    await exclude(operator, player);
    for (const email of ['ann@xn--bcher-kva.test', 'ann@bücher.test'])
      expect(await faults({ email })).toEqual(refusedAt('email', 'emailTaken'));
    expect(await faults({ login: 'ann@xn--bcher-kva.test' })).toEqual(refusedAt('login', 'loginTaken'));
  });

  test('16-A4 a row of before with its domain as it was typed is found by both forms', async () => {
    const { uid } = await operator.player();
    const email = 'eva@bücher.test';
    await operator.database.query(`update operator.players set email = $2, login = $2, login_key = $2 where uid = $1`, [
      uid,
      email,
    ]);
    expect(await Promise.all([email, 'eva@xn--bcher-kva.test'].map(signIn))).toEqual([200, 200]);
    expect(await faults({ email: 'eva@xn--bcher-kva.test' })).toEqual(refusedAt('email', 'emailTaken'));
  });

  test('7-3 is confirmed in either form', async () => {
    const player = await operator.player({ email: 'ida@bücher.test' });
    const sent = await operator.call('account.sendconfirmationtocontact', { contact: 'ida@bücher.test' }, player);
    expect(sent.status).toBe(200);
  });
});
