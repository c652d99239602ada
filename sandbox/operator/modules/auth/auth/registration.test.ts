import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let names = 0;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const password = 'otter-lamp-71';
const newEmail = () => `name-${(names += 1)}@example.test`;
const register = (fields: object) => operator.call('auth.register', { password, terms: true, ...fields });
const faults = async (fields: object) => (await register(fields)).error?.error_data;
const signIn = async (login: string) => (await operator.call('auth.login', { login, password })).status;

/** Sets the reply of the content system. The operator caches a reply for 30 s. */
function configure(auth: unknown): void {
  operator.vendors.on('/content/api/site-configuration', () => Response.json({ data: { auth } }));
  operator.time.ms += 31_000;
}
beforeEach(() => configure({}));

test('5-57 3-33 the terms are required unless the configuration turns them off', async () => {
  const untold = { terms: false, email: newEmail() };
  expect(await faults(untold)).toEqual({ terms: [{ code: 'uncheckedCheckbox' }] });
  configure({ terms: { isActive: false, isChecked: false } });
  expect((await register(untold)).status).toBe(200);
});

test('9-1 the password length of the configuration is enforced', async () => {
  configure({ minPassword: 10, maxPassword: 14 });
  expect(await faults({ email: newEmail(), password: 'otter-71x' })).toEqual({
    password: [{ code: 'shortPassword', params: { min: '10' } }],
  });
  expect(await faults({ email: newEmail(), password: 'otter-lamp-71-xyz' })).toEqual({
    password: [{ code: 'longPassword', params: { max: '14' } }],
  });
  expect((await register({ email: newEmail() })).status).toBe(200);
});

test('9-1 while the content system fails, its last reply applies, or the defaults if there is none', async () => {
  const other = await startTestOperator({ market: 'bench' });
  const send = async (length: number) =>
    (
      await other.call('auth.register', {
        email: `a${length}@example.test`,
        password: 'k7Qp2xMvZr9T'.slice(0, length),
        terms: true,
      })
    ).status;
  expect([await send(5), await send(6)]).toEqual([422, 200]);
  other.vendors.on('/content/api/site-configuration', () => Response.json({ data: { auth: { minPassword: 9 } } }));
  other.time.ms += 31_000;
  expect([await send(8), await send(9)]).toEqual([422, 200]);
  other.vendors.on('/content/api/site-configuration', () => new Response('', { status: 502 }));
  other.time.ms += 31_000;
  expect([await send(7), await send(10)]).toEqual([422, 200]);
  await other.close();
});

test('3-18 a login may be a name, the e-mail address or a phone number, and signs in to the account', async () => {
  const email = newEmail();
  expect((await register({ email, login: email.toUpperCase() })).status).toBe(200);
  expect(await signIn(email)).toBe(200);
  expect((await register({ email: newEmail(), login: '+371 (20) 000-501' })).status).toBe(200);
  expect([await signIn('37120000501'), await signIn('+371 20 000 501')]).toEqual([200, 200]);
  expect((await register({ email: newEmail(), login: 'имя_игрока-1' })).status).toBe(200);
  expect(await signIn('Имя_Игрока-1')).toBe(200);
});

test('4-23 a login that looks like an address or a number is the one that is given, and no stranger’s', async () => {
  const stranger = { login: [{ code: 'wrongField' }] };
  const [email, target] = [newEmail(), newEmail()];
  expect(await faults({ email, login: target })).toEqual(stranger);
  expect(await faults({ email, phone: '37120000502', login: target })).toEqual(stranger);
  expect(await faults({ email, phone: '37120000502', login: '37120000503' })).toEqual(stranger);
  expect(await signIn(target)).toBe(401);
  expect((await register({ email: target })).status).toBe(200);
  const phone = { phone: '20 000 504', phone_country_code: 'LV' };
  expect((await register({ email, ...phone, login: '+371 20000504' })).status).toBe(200);
});

test('3-18 a missing login is set to the e-mail address or phone number; one of those is enough', async () => {
  const loginOf = async (fields: object) => {
    const { cookie } = await register(fields);
    return ((await operator.call('account.getInfo', {}, { cookie })).data as { login: string }).login;
  };
  const email = newEmail();
  expect(await loginOf({ email, phone: '37120000601' })).toBe(email);
  expect(await loginOf({ phone: '+371 20000602' })).toBe('37120000602');
  expect(await loginOf({ login: '37120000603' })).toBe('37120000603');
  expect(await loginOf({ login: 'only-login@example.test' })).toBe('only-login@example.test');
  const { cookie } = await register({ login: '37120000604' });
  expect((await operator.call('account.getprofileinfo', { fields: ['contacts'] }, { cookie })).data).toMatchObject({
    contacts: [{ type: 'phone', contact: '37120000604' }],
  });
});

test('3-18 a login that looks like an invalid address or number is refused; so is one without a contact', async () => {
  for (const login of [
    'a@b',
    'x@@example.test',
    '123456',
    '12.34',
    '1'.repeat(16),
    'ab',
    'a b c',
    'x'.repeat(65),
    '<b>bob</b>',
  ]) {
    expect(await faults({ email: newEmail(), login }), login).toMatchObject({ login: [{ code: 'wrongField' }] });
  }
  expect(await faults({ login: 'bob-without-contact' })).toMatchObject({ email: [{ code: 'insertEmailAddress' }] });
  expect(await faults({ email: 'nope', phone: '37120000699' })).toMatchObject({
    email: [{ code: 'wrongEmailAddress' }],
  });
});

test('3-18 login, e-mail and phone are unique across kinds, also when two register at once', async () => {
  const email = newEmail();
  await register({ email, phone: '37120000701', login: 'owner-1' });
  expect(await faults({ login: email })).toEqual({ login: [{ code: 'loginTaken' }] });
  expect(await faults({ email: newEmail(), login: '371 2000 0701' })).toEqual({ login: [{ code: 'loginTaken' }] });
  expect(await faults({ email: newEmail(), login: 'OWNER-1' })).toEqual({ login: [{ code: 'loginTaken' }] });
  expect(await faults({ email: newEmail(), phone: '+371 20000701' })).toEqual({ phone: [{ code: 'phoneTaken' }] });
  await register({ email: newEmail(), login: '37120000702' });
  expect(await faults({ email: newEmail(), phone: '37120000702' })).toEqual({ phone: [{ code: 'phoneTaken' }] });
  const squatted = newEmail();
  const rivals = await Promise.all([
    register({ email: squatted }),
    register({ login: squatted }),
    register({ phone: '37120000703', login: squatted }),
  ]);
  expect(rivals.map((reply) => reply.status).sort()).toEqual([200, 422, 422]);
});
