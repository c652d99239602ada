import type { Verification } from '../engine/verifyRound.ts';
import type { FairVerdict } from './FairnessPanel.ts';

/** What the player is told about a verification. */
export function verdictOf({ isValid, checks }: Verification): FairVerdict {
  if (isValid) return 'matches';
  return checks.commitment ? 'round' : 'hash';
}
