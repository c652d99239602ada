import { RANKS, rankOf } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';

/** Points of a card; an ace counts 1 here. */
export const pointsOf = (card: Card): number => Math.min(10, rankOf(card) + 1);

export const isAce = (card: Card): boolean => card % RANKS === 0;

export interface HandTotal {
  readonly total: number;
  /** An ace counts 11. */
  readonly isSoft: boolean;
}

/** The best total of a hand: one ace counts 11 unless the hand would exceed 21. */
export function totalOf(cards: readonly Card[]): HandTotal {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = cards.some(isAce) && hard + 10 <= 21;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An ace and a card of ten points, dealt as the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;
