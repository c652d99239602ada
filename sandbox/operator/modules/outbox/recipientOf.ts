import type { ContactType } from '../../../../src/contract/base/contactTypes.ts';
import type { OwnContact } from '../../players/contactAge.ts';
import type { Channel } from './outboxRepository.ts';

/** Where a message goes, as the outbox takes it. */
export interface Recipient {
  readonly channel: Channel;
  readonly recipient: string;
}

interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
  /** A contact that a new password has held is written to no more. */
  readonly is_email_held?: boolean;
  readonly is_phone_held?: boolean;
}

/** A contact as the outbox takes it. */
export const recipientAt = ({ type, value }: OwnContact): Recipient => ({
  channel: type === 'email' ? 'email' : 'text',
  recipient: value,
});

/** The account's contact of the preferred kind, or the other one without it; null without any. */
export function recipientOf(
  { email, phone, is_email_held: isEmailHeld, is_phone_held: isPhoneHeld }: Contacts,
  preferred: ContactType | null,
): Recipient | null {
  const byEmail = email === null || isEmailHeld === true ? null : ({ channel: 'email', recipient: email } as const);
  const byPhone = phone === null || isPhoneHeld === true ? null : ({ channel: 'text', recipient: phone } as const);
  return preferred === 'phone' ? (byPhone ?? byEmail) : (byEmail ?? byPhone);
}
