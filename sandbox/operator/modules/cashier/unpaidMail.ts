import type { PaymentChange } from '../outbox/module.ts';

/**
 * Ends of a deposit that its player knows of, or that mean nothing to them: they gave it up, never paid it, typed something
 * that the vendor did not know and were told so at the field, or no page was ever opened.
 */
const quiet: ReadonlySet<string> = new Set(['cancelled_by_buyer', 'expired', 'wrong_requisites', 'not_started']);

/** What is written about a deposit that ended unpaid; null for nothing (docs/decisions/promises.md). */
export function unpaidMail(ending: 'failed' | 'cancelled', reason: string): PaymentChange | null {
  if (quiet.has(reason)) return null;
  return ending === 'failed' ? 'depositFailed' : 'depositCancelled';
}
