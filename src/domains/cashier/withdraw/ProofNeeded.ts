import type { Proof } from './api.ts';

export interface ProofNeeded {
  /** The first one is offered first; none: the player has to sign in again. */
  readonly ways: readonly Proof['way'][];
  /** Where a code goes, shortened by the operator. */
  readonly contact: string;
}
