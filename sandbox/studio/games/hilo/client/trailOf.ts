import { rankOf } from '../../../kit/cards/cards.ts';
import type { Card } from '../../../kit/cards/cards.ts';
import { hiloMultiplier, winningRanks } from '../rules.ts';
import type { HiloMove, HiloView } from '../rules.ts';

/** A card of the round, and how it came. */
export interface TrailCard {
  readonly card: Card;
  readonly by: 'deal' | 'higher' | 'lower' | 'skip';
  readonly isWrong: boolean;
  /** What cashing out paid per stake once the card had been guessed; null unless it was guessed right. */
  readonly multiplier: string | null;
}

/** The cards of a round with the guesses that led to them. */
export function trailOf({ cards, isLost }: HiloView, moves: readonly HiloMove[]): TrailCard[] {
  const right: number[] = [];
  return cards.map((card, index): TrailCard => {
    const kind = moves[index - 1]?.kind;
    const before = cards[index - 1];
    if (before === undefined || kind === undefined || kind === 'cashOut')
      return { card, by: 'deal', isWrong: false, multiplier: null };
    if (kind === 'skip') return { card, by: 'skip', isWrong: false, multiplier: null };
    if (isLost && index === cards.length - 1) return { card, by: kind, isWrong: true, multiplier: null };
    right.push(winningRanks(rankOf(before), kind));
    return { card, by: kind, isWrong: false, multiplier: hiloMultiplier(right).toFixed(4) };
  });
}
