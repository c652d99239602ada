import { formatAmount } from '../../engine/amounts.ts';
import type { Locale } from '../../client/launchParams.ts';

/** The figure on a chip: the amount without its currency, as short as it gets. In Arabic with Latin digits. */
export function chipFigures({
  locale,
  session,
}: {
  readonly locale: Locale;
  readonly session: { readonly decimals: number };
}): (amount: bigint) => string {
  const numbers = new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, { maximumFractionDigits: 2 });
  return (amount) => numbers.format(formatAmount(amount, session.decimals) as Intl.StringNumericLiteral);
}
