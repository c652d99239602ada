import type { Owner } from './passwordsRepository.ts';

export interface Target {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
}

/** A code asked for by phone number goes to the phone; else to the e-mail, if there is one. */
export function targetOf(owner: Owner | null, name: string): Target | null {
  if (owner === null) return null;
  const { email, phone } = owner;
  if (phone !== null && (phone === name || email === null)) return { channel: 'text', recipient: phone };
  return email === null ? null : { channel: 'email', recipient: email };
}
