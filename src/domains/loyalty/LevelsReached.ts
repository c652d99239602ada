export interface LevelsReached {
  /** The level that was told before: every one above it, up to the player's present level, is new. */
  readonly from: number;
}
