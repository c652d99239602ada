import type { FormatMoney } from '../../client/money.ts';
import type { MessageKey, Translate } from '../../client/translate.ts';
import type { OutcomeTone } from './DeskView.ts';

/** The end of a round in words. A payout up to the stakes is returned, not won: nothing is celebrated about it. */
export function outcomeOf(
  win: bigint,
  staked: bigint,
  format: FormatMoney,
  t: Translate,
  lost: MessageKey = 'roundLost',
): { readonly text: string; readonly tone: OutcomeTone } {
  if (win > staked) return { text: t('roundWon', { amount: format(win) }), tone: 'win' };
  if (win > 0n) return { text: t('roundReturned', { amount: format(win) }), tone: 'returned' };
  return { text: t(lost), tone: 'lost' };
}
