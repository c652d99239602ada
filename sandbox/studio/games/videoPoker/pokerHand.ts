import { RANKS, rankOf, suitOf } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';

export type PokerRank =
  | 'royalFlush'
  | 'straightFlush'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'flush'
  | 'straight'
  | 'threeOfAKind'
  | 'twoPair'
  | 'jacksOrBetter'
  | 'nothing';

const JACK = 10;
/** Ranks as bits, the ace being bit 0: ace, ten, jack, queen, king. */
const BROADWAY = 0b1_1110_0000_0001;

/** Whether five different ranks follow each other; an ace also follows the king. */
const isRun = (ranks: number): boolean => ranks === BROADWAY || ranks / (ranks & -ranks) === 0b11111;

/** The rank of five different cards. */
export function pokerRank(cards: readonly Card[]): PokerRank {
  const counts = new Uint8Array(RANKS);
  let ranks = 0;
  let isFlush = true;
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    isFlush &&= suitOf(card) === suitOf(cards[0] ?? 0);
  }
  if (isRun(ranks)) {
    if (!isFlush) return 'straight';
    return ranks === BROADWAY ? 'royalFlush' : 'straightFlush';
  }
  if (isFlush) return 'flush';
  let most = 0;
  let pairs = 0;
  let isHighPair = false;
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = counts[rank] ?? 0;
    most = Math.max(most, count);
    if (count !== 2) continue;
    pairs += 1;
    isHighPair = rank === 0 || rank >= JACK;
  }
  if (most === 4) return 'fourOfAKind';
  if (most === 3) return pairs === 1 ? 'fullHouse' : 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  return isHighPair ? 'jacksOrBetter' : 'nothing';
}
