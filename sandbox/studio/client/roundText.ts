import type { SymbolId } from '../engine/symbols.ts';
import type { FormatMoney } from './money.ts';
import type { Spin, SpinWin } from './protocol.ts';
import type { Translate } from './translate.ts';

/** Functions to describe a round as text. */
export interface Wording {
  readonly t: Translate;
  readonly format: FormatMoney;
  /** Formats a multiple of the stake. */
  readonly multiple: (value: number) => string;
  readonly symbolName: (symbol: SymbolId) => string;
}

/** One win as text, such as "4 × Lantern on line 3, 2.40". */
export function winText(win: SpinWin, { t, format, symbolName }: Wording): string {
  const values = {
    count: win.count,
    symbol: symbolName(win.symbol),
    amount: format(win.amount),
    line: (win.line ?? 0) + 1,
    ways: win.ways,
  };
  switch (win.kind) {
    case 'line':
      return t('winOnLine', values);
    case 'ways':
      return t('winInWays', values);
    case 'special':
      return t('winSpecial', values);
    case 'scatter':
      return t('winScatter', values);
  }
}

/**
 * A spin's outcome in one sentence. A payout at or below the stake is called returned, not won; of a free spin, paid: the
 * house has staked.
 */
export function spinText(spin: Spin, stake: bigint, wording: Wording, isFree = false): string {
  if (spin.win === 0n) {
    return wording.t('noWin');
  }
  const wins = spin.wins.map((win) => winText(win, wording)).join('; ');
  const lesser = isFree ? 'announcePaid' : 'announceReturned';
  return wording.t(spin.win > stake ? 'announceWin' : lesser, { amount: wording.format(spin.win), wins });
}
