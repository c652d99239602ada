import type { IntentChange } from './intentRepository.ts';
import type { Outcome } from './payments.ts';
import type { VendorClock } from './VendorClock.ts';

const SLOW_BANK_MS = 20_000;
const SILENT_BANK_MS = 24 * 3_600_000;

/** The status that an answer of the bank, or of the buyer, leads to. */
export function changeForOutcome(outcome: Outcome, clock: VendorClock): IntentChange {
  switch (outcome) {
    case 'approve':
      return { status: 'succeeded' };
    case 'decline':
      return { status: 'failed', reason: 'declined_by_bank' };
    case 'cancel':
      return { status: 'cancelled', reason: 'cancelled_by_buyer' };
    case 'slow':
      return { status: 'pending', later: { at: clock.in(SLOW_BANK_MS), status: 'succeeded' } };
    case 'silent':
      return { status: 'pending', later: { at: clock.in(SILENT_BANK_MS), status: 'failed' } };
  }
}
