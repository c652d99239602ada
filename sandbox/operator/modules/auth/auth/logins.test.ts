/** M3: logins are compared in their canonical form, independent of the database's case rules. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const signIn = (login: string) => operator.call('auth.login', { login, password: 'otter-lamp-71' });
const register = (login: string, email: string) =>
  operator.call('auth.register', { login, email, password: 'otter-lamp-71', terms: true, currency: 'USD' });

test.each([
  ['xΣΑΣ', 'xσας'],
  ['straße-1', 'STRASSE-1'],
  ['Kelvin', '\u212Aelvin'],
  ['３７１２０００１０８８', '37120001088'],
])('8-22 the login %s cannot be registered again as %s, and its player can sign in with both', async (login, other) => {
  const { uid } = await operator.player({ login });
  const attack = await register(other, `attacker-${uid}@example.test`);
  expect(attack).toMatchObject({ status: 422, error: { error_data: { login: [{ code: 'loginTaken' }] } } });
  for (const name of [login, other]) expect((await signIn(name)).data).toMatchObject({ payload: { uid } });
});

test.each([
  ['79161234567', '8 (916) 123-45-67'],
  ['4915123456789', '0151 23456789'],
])('5-58 the player with the phone %s signs in with it as it is dialled at home, %s', async (phone, dialled) => {
  const { uid } = await operator.player({ phone });
  expect((await signIn(dialled)).data).toMatchObject({ payload: { uid } });
});

test('5-58 a number that people of several countries dial alike is nobody’s', async () => {
  await operator.player({ phone: '33612345678' });
  expect((await signIn('06 12 34 56 78')).status).toBe(401);
});
