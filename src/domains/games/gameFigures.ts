import { formatMoney } from '../../shared/money/formatMoney.ts';
import { money } from '../../shared/money/money.ts';
import type { Game, StakeRange } from './parseGames.ts';
import { stakeMinor } from '../../shared/money/stakeMinor.ts';

/** A game's figures as text in one language and currency; null for what is not known. */
export interface GameFigures {
  /** The least and the highest stake. */
  readonly stakes: string | null;
  /** The highest win as a multiple of the stakes. */
  readonly maxWin: string | null;
}

/** `currency` is that of the player, or of guests; with an empty one stakes are not known. */
export function gameFigures({ stakes, maxWin }: Game, currency: string, locale: string): GameFigures {
  return {
    stakes: stakes === null || currency === '' ? null : stakesText(stakes, currency, locale),
    maxWin: maxWin === null ? null : new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(maxWin),
  };
}

function stakesText({ from, to }: StakeRange, currency: string, locale: string): string {
  const text = (stake: number): string => formatMoney(money(stakeMinor(stake, currency), currency), locale, 'player');
  return `${text(from)} – ${text(to)}`;
}
