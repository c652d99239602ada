import type { Addressee, FactorChannel } from './twoFactorRepository.ts';

/** Where a message goes, as the outbox takes it. */
export interface Recipient {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
}

/** The player's current address of this kind, or the other one if it is gone; null without any. */
export function recipientOf({ email, phone }: Addressee, preferred: FactorChannel | null): Recipient | null {
  const byEmail = email === null ? null : ({ channel: 'email', recipient: email } as const);
  const byPhone = phone === null ? null : ({ channel: 'text', recipient: phone } as const);
  return preferred === 'phone' ? (byPhone ?? byEmail) : (byEmail ?? byPhone);
}

/** "a…@example.test", "…0001": enough for its owner to know it. */
export function shortened({ channel, recipient }: Recipient): string {
  if (channel === 'text') return `…${recipient.slice(-4)}`;
  return `${recipient.slice(0, 1)}…${recipient.slice(recipient.lastIndexOf('@'))}`;
}
