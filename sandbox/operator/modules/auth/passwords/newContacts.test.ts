/** New contacts: for three days no code of restoring or signing in goes there while there is an older one. */
import { expect, test } from 'vitest';
import { addContact, confirmContact, newPhone } from '../../../testing/contacts.ts';
import { stranger } from '../../../testing/newPassword.ts';
import { enableContactFactor } from '../../../testing/secondFactor.ts';
import { sentCount } from '../../../testing/sentMessages.ts';
import { signIn } from '../../../testing/signIn.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

const DAY_MS = 24 * 3_600_000;

let operator: TestOperator;
withTestOperator((started) => (operator = started));

const restore = (login: string) => operator.call('auth.restore', { login }, stranger());

/** A player whose e-mail was confirmed `days` before the phone. */
async function withPhone(days: number) {
  const player = await operator.player();
  const phone = newPhone();
  await confirmContact(operator, player.email, player);
  operator.time.ms += days * DAY_MS;
  const { cookie } = await signIn(operator, player.email);
  expect((await addContact(operator, phone, { cookie })).status).toBe(200);
  return { ...player, cookie, phone };
}

test('7-27, trust access is not restored by a contact of the last three days while there is an older one', async () => {
  const player = await withPhone(1);
  const [byPhone, byEmail] = [await sentCount(operator, player.phone), await sentCount(operator, player.email)];
  expect((await restore(player.phone)).data).toMatchObject({ status: 'CODE_SENT' });
  expect([await sentCount(operator, player.phone), await sentCount(operator, player.email)]).toEqual([
    byPhone,
    byEmail + 1,
  ]);
  operator.time.ms += 3 * DAY_MS;
  expect((await restore(player.phone)).data).toMatchObject({ status: 'CODE_SENT' });
  expect(await sentCount(operator, player.phone)).toBe(byPhone + 1);
});

test('7-27 an only contact restores access however new it is', async () => {
  const phone = newPhone();
  const { cookie } = await operator.player({ email: '', phone });
  await confirmContact(operator, phone, { cookie });
  const before = await sentCount(operator, phone);
  await restore(phone);
  expect(await sentCount(operator, phone)).toBe(before + 1);
});

test('4-12, trust the code of a sign-in goes to the older contact, too', async () => {
  const player = await withPhone(1);
  const enabled = await enableContactFactor(operator, player.phone, player);
  expect(enabled.data).toMatchObject({ is_enabled: true });
  const before = await sentCount(operator, player.phone);
  const asked = await signIn(operator, player.email);
  expect(asked.error.error_data).toMatchObject({ contact: 'p…@example.test' });
  expect(await sentCount(operator, player.phone)).toBe(before);
});
