import { rankOf } from '../../../kit/cards/cards.ts';
import type { Card } from '../../../kit/cards/cards.ts';
import type { PokerRank } from '../pokerHand.ts';

/** How many cards of one rank make a hand of that kind; hands that all five make are missing. */
const sets: Readonly<Partial<Record<PokerRank, number>>> = {
  fourOfAKind: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 2,
};

/** For each card whether it is part of what makes the hand; none is if nothing does. */
export function madeCards(cards: readonly Card[], rank: PokerRank): boolean[] {
  if (rank === 'nothing') return cards.map(() => false);
  const least = sets[rank];
  if (least === undefined) return cards.map(() => true);
  return cards.map((card) => cards.filter((other) => rankOf(other) === rankOf(card)).length >= least);
}
