/** 16-A6: nobody fills a stranger's mailbox by opening accounts with its address. */
import { expect, test } from 'vitest';
import { addContact, confirmContact } from '../../testing/contacts.ts';
import { firstPassword } from '../../testing/newPassword.ts';
import { sentCount, sentMessages } from '../../testing/sentMessages.ts';
import { signInStatus } from '../../testing/signIn.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { withTestOperator } from '../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started));

test('16-A6 sign-ins from ever new devices tell an address nothing that its account has not confirmed', async () => {
  const { email } = await operator.player();
  for (let device = 0; device < 5; device += 1) {
    const from = { address: '10.77.0.1', headers: { 'user-agent': `Agent-${'x'.repeat(device)} Browser/1` } };
    expect((await operator.call('auth.login', { login: email, password: firstPassword }, from)).status).toBe(200);
  }
  expect(await sentCount(operator, email)).toBe(0);
});

test('16-A6 the phone is told in place of an e-mail that nobody has confirmed', async () => {
  const phone = '37120660001';
  const { email, cookie } = await operator.player({ phone });
  expect((await confirmContact(operator, phone, { cookie })).data).toBe(1);
  expect(await signInStatus(operator, phone)).toBe(200);
  expect((await sentMessages(operator, phone)).at(-1)?.body).toContain('signed in to your Croupier account');
  expect(await sentCount(operator, email)).toBe(0);
});

test('16-A6 an address that was never confirmed is not told that another one has taken its place, however often', async () => {
  const victim = 'victim@example.test';
  for (let round = 0; round < 3; round += 1) {
    const { cookie } = await operator.player({ email: victim });
    expect((await addContact(operator, `own.${round}@example.test`, { cookie })).data).toBe(1);
  }
  expect(await sentCount(operator, victim)).toBe(0);
});

test('16-A6 the confirmed phone is told in its place of what has replaced it', async () => {
  const phone = '37120660003';
  const { email, cookie } = await operator.player({ phone });
  expect((await confirmContact(operator, phone, { cookie })).data).toBe(1);
  expect((await addContact(operator, `next.${email}`, { cookie })).data).toBe(1);
  expect((await sentMessages(operator, phone)).at(-1)?.body).toContain('an e-mail address was added');
  expect(await sentCount(operator, email)).toBe(0);
});

test('16-A6 nor is it told that a phone number was added', async () => {
  const { email, cookie } = await operator.player();
  expect((await addContact(operator, '37120660002', { cookie })).data).toBe(1);
  expect(await sentCount(operator, email)).toBe(0);
});
