import { WalletError } from './WalletError.ts';

/** Time to acknowledge a check that fell due during a round or on the way, in ms. */
const GRACE_MS = 60_000;

/** When the next reality check is due; null if the market has none. */
export function realityCheckDueAt(checkedAt: Date, minutes: number): Date | null {
  return minutes === 0 ? null : new Date(checkedAt.getTime() + minutes * 60_000);
}

/** UK RTS 13: without an acknowledged check no further round begins, whatever the page does. */
export function demandRealityCheck(session: { readonly reality_checked_at: Date }, minutes: number, now: Date): void {
  const due = realityCheckDueAt(session.reality_checked_at, minutes);
  if (due !== null && now.getTime() > due.getTime() + GRACE_MS)
    throw new WalletError('RealityCheckDue', 'The player has not acknowledged a reality check');
}
