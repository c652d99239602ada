import { expect } from 'vitest';
import { addContact, confirmContact, newPhone } from './contacts.ts';
import { signIn } from './signIn.ts';
import type { TestOperator } from './startTestOperator.ts';

const DAY_MS = 24 * 3_600_000;

export type Stolen = Awaited<ReturnType<typeof withThief>>;

/**
 * An account whose only contact, `owners`, was confirmed 30 days ago, and the e-mail that a thief's session has just
 * added: beside a phone, or in the place of an e-mail.
 */
export async function withThief(operator: TestOperator, has: 'phone' | 'email' = 'phone') {
  const phone = newPhone();
  const { uid, email, cookie } = await operator.player(has === 'phone' ? { email: '', phone } : {});
  const owners = has === 'phone' ? phone : email;
  expect((await confirmContact(operator, owners, { cookie })).data).toBe(1);
  operator.time.ms += 30 * DAY_MS;
  const thief = { cookie: (await signIn(operator, owners)).cookie ?? '' };
  const evil = `thief.${uid}@example.test`;
  expect((await addContact(operator, evil, thief)).data).toBe(1);
  return { uid, owners, evil, thief };
}
