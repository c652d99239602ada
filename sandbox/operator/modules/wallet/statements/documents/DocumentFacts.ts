/** Whose document it is, and how its words and times are written. */
export interface DocumentFacts {
  readonly uid: bigint;
  readonly locale: string;
  readonly zone: string;
  readonly now: Date;
}
