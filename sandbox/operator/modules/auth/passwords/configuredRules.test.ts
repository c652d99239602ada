import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode } from '../../../testing/sentMessages.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

const validators = [
  { field: 'password', rules: [{ name: 'regex', params: { pattern: '^.*\\d.*$' } }] },
  { field: 'mobile', rules: [{ name: 'phone' }, { name: 'minLength', params: { min: 12 } }] },
  { field: 'email', rules: [{ name: 'regex', params: { pattern: '^.+@example\\.test$' } }] },
];

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
  operator.vendors.on('/content/api/site-configuration', () => Response.json({ data: { validators } }));
  operator.time.ms += 31_000;
}, 120_000);
afterAll(() => operator.close());

test('5-9, 3-32 a new password keeps the configured rules, whether it is changed or restored', async () => {
  const player = await operator.player();
  const change = (new_password: string) =>
    operator.call('account.changepassword', { old_password: 'otter-lamp-71', new_password }, { cookie: player.cookie });
  expect((await change('amber-kite')).error.error_data).toMatchObject({ new_password: [{ code: 'regex' }] });
  expect((await change('amber-kite-83')).status).toBe(200);
  const caller = { address: '10.5.9.1' };
  await operator.call('auth.restore', { login: player.email }, caller);
  const code = await lastCode(operator, player.email);
  const restored = await operator.call('auth.restore', { login: player.email, code, password: 'coral-kite' }, caller);
  expect(restored.error.error_data).toMatchObject({ password: [{ code: 'regex' }] });
});

test('5-7, 3-32 a new contact keeps the configured rules', async () => {
  const { cookie } = await operator.player();
  const add = async (contact: string, phone_country_code = '') =>
    (await operator.call('account.addcontact', { contact, phone_country_code }, { cookie })).error.error_data;
  expect(await add('robin@elsewhere.test')).toMatchObject({ contact: [{ code: 'regex' }] });
  expect(await add('20123456', 'LV')).toMatchObject({ contact: [{ code: 'minLength' }] });
});
