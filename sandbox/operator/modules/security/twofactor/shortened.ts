import type { Recipient } from '../../outbox/module.ts';

/** "a…@example.test", "…0001": enough for its owner to know it. */
export function shortened({ channel, recipient }: Recipient): string {
  if (channel === 'text') return `…${recipient.slice(-4)}`;
  return `${recipient.slice(0, 1)}…${recipient.slice(recipient.lastIndexOf('@'))}`;
}
