import { lastCode } from './sentMessages.ts';
import type { Caller, Reply, TestOperator } from './startTestOperator.ts';

let phones = 0;
/** A number that no other player of the test has, in the form in which it is stored. */
export const newPhone = (): string => `3712077${String((phones += 1)).padStart(4, '0')}`;

/** Asks for a code to a contact of the session's player, and gives it in the same session. Resolves with the last answer. */
export async function confirmContact(operator: TestOperator, contact: string, by: Caller): Promise<Reply> {
  await operator.call('account.sendconfirmationtocontact', { contact }, by);
  const code = await lastCode(operator, contact);
  return operator.call('account.confirmContact', { contact, code }, by);
}

/** Adds an e-mail or a phone number, by its digits, and confirms it; one that is there already is replaced. */
export async function addContact(operator: TestOperator, contact: string, by: Caller): Promise<Reply> {
  await operator.call('account.addcontact', { contact: contact.includes('@') ? contact : `+${contact}` }, by);
  return confirmContact(operator, contact, by);
}

/** Notes the player's contacts as confirmed at a time, by default now, without messages and codes. */
export async function markConfirmed(operator: TestOperator, uid: number, atMs = operator.time.ms): Promise<void> {
  await operator.database.query(
    `update operator.players set email_confirmed_at = case when email is not null then $2::timestamptz end,
       phone_confirmed_at = case when phone is not null then $2::timestamptz end where uid = $1`,
    [uid, new Date(atMs)],
  );
}

/** The contacts that the session's player sees in the profile. */
export async function contactsOf(operator: TestOperator, by: Caller): Promise<readonly string[]> {
  const { data } = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, by);
  return (data as { contacts: { contact: string }[] }).contacts.map(({ contact }) => contact);
}
