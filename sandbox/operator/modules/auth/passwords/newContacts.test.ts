/** New contacts: for three days no code of restoring or signing in goes there while there is an older one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, sentMessages } from '../../../testing/sentMessages.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

const DAY_MS = 24 * 3_600_000;
const password = 'otter-lamp-71';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

let phones = 0;
let addresses = 0;
const stranger = () => ({ address: `10.8.0.${(addresses += 1)}` });
const restore = (login: string) => operator.call('auth.restore', { login }, stranger());
const count = async (recipient: string) => (await sentMessages(operator, recipient)).length;

/** A player whose e-mail was confirmed `days` before the phone. */
async function withPhone(days: number) {
  const player = await operator.player();
  phones += 1;
  const phone = `3712088${String(phones).padStart(4, '0')}`;
  const by = { cookie: player.cookie };
  await operator.call('account.sendconfirmationtocontact', { contact: player.email }, by);
  const emailCode = await lastCode(operator, player.email);
  await operator.call('account.confirmContact', { contact: player.email, code: emailCode }, by);
  operator.time.ms += days * DAY_MS;
  const { cookie } = await operator.call('auth.login', { login: player.email, password }, stranger());
  const again = { cookie };
  await operator.call('account.addcontact', { contact: `+${phone}` }, again);
  await operator.call('account.sendconfirmationtocontact', { contact: phone }, again);
  const code = await lastCode(operator, phone);
  expect((await operator.call('account.confirmContact', { contact: phone, code }, again)).status).toBe(200);
  return { ...player, cookie, phone };
}

test('7-27, trust access is not restored by a contact of the last three days while there is an older one', async () => {
  const player = await withPhone(1);
  const [byPhone, byEmail] = [await count(player.phone), await count(player.email)];
  expect((await restore(player.phone)).data).toMatchObject({ status: 'CODE_SENT' });
  expect([await count(player.phone), await count(player.email)]).toEqual([byPhone, byEmail + 1]);
  operator.time.ms += 3 * DAY_MS;
  expect((await restore(player.phone)).data).toMatchObject({ status: 'CODE_SENT' });
  expect(await count(player.phone)).toBe(byPhone + 1);
});

test('7-27 an only contact restores access however new it is', async () => {
  phones += 1;
  const phone = `3712088${String(phones).padStart(4, '0')}`;
  const { cookie } = await operator.player({ email: '', phone });
  await operator.call('account.sendconfirmationtocontact', { contact: phone }, { cookie });
  const code = await lastCode(operator, phone);
  await operator.call('account.confirmContact', { contact: phone, code }, { cookie });
  const before = await count(phone);
  await restore(phone);
  expect(await count(phone)).toBe(before + 1);
});

test('4-12, trust the code of a sign-in goes to the older contact, too', async () => {
  const player = await withPhone(1);
  const by = { cookie: player.cookie };
  await operator.call('account.changeTwoFactorAuth', { enable: true, type: 'contact', channel: 'phone' }, by);
  const code = await lastCode(operator, player.phone);
  const enabled = await operator.call('account.confirmTwoFactorAuth', { code }, by);
  expect(enabled.data).toMatchObject({ is_enabled: true });
  const before = await count(player.phone);
  const asked = await operator.call('auth.login', { login: player.email, password }, stranger());
  expect(asked.error.error_data).toMatchObject({ contact: 'p…@example.test' });
  expect(await count(player.phone)).toBe(before);
});
