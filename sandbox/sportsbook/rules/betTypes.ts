export type BetKind = 'single' | 'accumulator' | 'system' | 'builder';

/** What became of a leg; a dead heat pays the odds over its divisor. */
export type LegOutcome = 'won' | 'lost' | 'void' | { readonly deadHeat: number };

/** How changed odds are taken: any, only higher ones, or never without asking. */
export type Consent = 'any' | 'higher' | 'none';

/** Legs of a slip at most, and lines of a system. */
export const MOST_LEGS = 12;
export const MOST_LINES = 250;

/** The house's margin on a bet builder's joint probability; stated in the rules of the page. */
export const BUILDER_MARGIN = 0.08;

export interface BetTerms {
  readonly kind: BetKind;
  /** "2/3" of a system. */
  readonly system: string | null;
  /** Of the whole bet, in minor units. */
  readonly stake: bigint;
  /** The builder's price in thousandths; other bets multiply their legs' odds. */
  readonly odds: number;
  readonly legs: readonly { readonly odds: number }[];
}
