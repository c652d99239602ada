export interface ProofAsked {
  /** What the operator takes as a proof, best first. */
  readonly kinds: readonly unknown[];
}
