import type { WireReward } from '../../contract/loyalty/reward.ts';
import { formatMoney } from '../../shared/money/formatMoney.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';

/** The few signs that fit on a segment; its whole name stands in the list of chances. */
export function segmentLabel({ kind, amount, count }: WireReward, locale: string): string {
  if (kind === 'nothing' || kind === 'frame') return '';
  if (amount !== null && kind !== 'freespins') return formatMoney(parseMoney(amount), locale, 'player');
  return kind === 'points' ? String(count) : `×${count}`;
}
