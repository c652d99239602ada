import type { OwnContact } from '../../players/contactAge.ts';
import type { Channel } from './outboxRepository.ts';

/** Where a message goes, as the outbox takes it. */
export interface Recipient {
  readonly channel: Channel;
  readonly recipient: string;
}

export interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** A contact as the outbox takes it. */
export const recipientAt = ({ type, value }: OwnContact): Recipient => ({
  channel: type === 'email' ? 'email' : 'text',
  recipient: value,
});

/** The account's contact of the preferred kind, or the other one without it; null without any. */
export function recipientOf({ email, phone }: Contacts, preferred: keyof Contacts | null): Recipient | null {
  const byEmail = email === null ? null : ({ channel: 'email', recipient: email } as const);
  const byPhone = phone === null ? null : ({ channel: 'text', recipient: phone } as const);
  return preferred === 'phone' ? (byPhone ?? byEmail) : (byEmail ?? byPhone);
}
