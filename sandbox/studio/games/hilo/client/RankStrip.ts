import { element } from '../../../client/element.ts';
import { rankLetter } from '../../../kit/cards/client/cardFace.ts';
import { RANKS } from '../../../kit/cards/cards.ts';
import type { HiloOdds } from '../rules.ts';

/** The guesses that a rank wins with, after a card of rank `from`. */
export function winnersOf(rank: number, from: number, odds: readonly HiloOdds[]): 'none' | 'higher' | 'lower' | 'both' {
  const wins = odds.filter(({ guess, includesSame }) => {
    if (rank === from) return includesSame;
    return guess === 'higher' ? rank > from : rank < from;
  });
  if (wins.length === 2) return 'both';
  return wins[0]?.guess ?? 'none';
}

/** All ranks in order; those that win are marked with the colours of the guesses. The buttons say the same in figures. */
export class RankStrip {
  readonly node: HTMLElement;
  private readonly cells = Array.from({ length: RANKS }, (_, rank) => element('span', {}, rankLetter(rank)));

  constructor() {
    this.node = element('div', { class: 'hilo-ranks', dir: 'ltr', 'aria-hidden': 'true' }, ...this.cells);
  }

  /** `from`: the rank to guess from; null before there is one. */
  show(from: number | null, odds: readonly HiloOdds[]): void {
    for (const [rank, cell] of this.cells.entries()) {
      cell.dataset['wins'] = from === null ? 'none' : winnersOf(rank, from, odds);
      cell.classList.toggle('is-here', rank === from);
    }
  }
}
