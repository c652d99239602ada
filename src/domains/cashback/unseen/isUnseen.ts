import type { Cashback } from '../parseCashback.ts';

/**
 * 4-25: a cashback that waits, or that was paid by itself. One that the player has asked for has had a time until when
 * it could be: it is no news. Once seen it is not shown again (4-26).
 */
export function isUnseen({ id, status, receivableUntil }: Cashback, seenId: string): boolean {
  if (id === seenId) return false;
  return status === 'active' || (status === 'paid_out' && receivableUntil === null);
}
