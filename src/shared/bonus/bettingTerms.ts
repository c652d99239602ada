import type { BettingTerms, BonusTerms } from './terms.ts';

/** Of a betting bonus whose terms name none. */
const usual: BettingTerms = { min_odds: 1500, min_legs: 1 };

export const bettingTermsOf = ({ betting }: Pick<BonusTerms, 'betting'>): BettingTerms => betting ?? usual;

/** Whether a betting bonus pays and counts a bet; its odds are in thousandths. */
export function allowsBet(
  terms: Pick<BonusTerms, 'betting'>,
  { odds, legs }: { readonly odds: number; readonly legs: number },
): boolean {
  const { min_odds: minOdds, min_legs: minLegs } = bettingTermsOf(terms);
  return odds >= minOdds && legs >= minLegs;
}
