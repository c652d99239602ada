export type ExclusionKind = 'break' | 'time_out' | 'self_exclusion';

/** An exclusion that has begun; until when, in epoch ms. */
export interface Ended {
  readonly kind: ExclusionKind;
  readonly until: number;
}
