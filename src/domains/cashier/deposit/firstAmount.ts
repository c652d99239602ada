import { amountText } from '../../../shared/money/amountText.ts';
import { compareMoney } from '../../../shared/money/money.ts';
import type { Money } from '../../../shared/money/money.ts';

/**
 * The amount that a form begins with: the smallest that is offered, or the smallest that earns the chosen offer. Empty if
 * none is offered.
 */
export function firstAmount(presets: readonly Money[], least: Money | null, locale: string): string {
  const ascending = [...presets].sort(compareMoney);
  const chosen = ascending.find((preset) => least === null || compareMoney(preset, least) >= 0) ?? ascending[0];
  return chosen === undefined ? '' : amountText(chosen, locale);
}
