import { formatMoney } from '../../../../shared/money/formatMoney.ts';
import { parseMoney } from '../../../../shared/money/moneyWire.ts';
import type { Quest } from '../../api.ts';

type Of = Pick<Quest, 'progress'>;

/** "3 / 10", or amounts of money. */
export function progressText({ progress }: Of, locale: string): string {
  const { unit, currency, expCount, maxValue } = progress;
  const written = (amount: string) =>
    unit === 'money' ? formatMoney(parseMoney({ amount, currency }), locale, 'player') : amount;
  return `${written(expCount)} / ${written(maxValue)}`;
}

/** How much is done, 0 to 1: for a bar only. */
export function partDone({ progress }: Of): number {
  const most = Number(progress.maxValue);
  return most > 0 ? Math.min(1, Number(progress.expCount) / most) : 0;
}
