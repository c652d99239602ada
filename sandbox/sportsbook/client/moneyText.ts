import { formatAmount, parseAmount } from '../rules/amounts.ts';
import { digitsOf } from './clockText.ts';
import type { Locale } from './host/launch.ts';

/** Decimal text as the player reads money; currencies that the platform does not know keep their code. */
export function moneyText(amount: string, currency: string, locale: Locale): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const kept = fraction.replace(/0+$/, '');
  const digits = kept === '' ? 0 : Math.max(2, kept.length);
  try {
    const format = new Intl.NumberFormat(digitsOf(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Text is formatted exactly; a number would lose the digits of large amounts.
    const text = format.format(`${whole}.${fraction || '0'}` as Intl.StringNumericLiteral);
    return locale === 'ar' ? isolated(text) : text;
  } catch {
    return `${kept === '' ? whole : `${whole}.${kept}`} ${currency}`;
  }
}

/** An amount with its sign as one piece from left to right, as on the site; else the sign goes to the other end. */
const isolated = (text: string): string => `\u2066${text.replaceAll(/[\u200e\u200f\u061c]/g, '')}\u2069`;

/** Four stakes of round numbers above the least one. */
export function quickStakes(least: string, decimals: number): string[] {
  const unit = parseAmount(least, decimals) ?? 1n;
  return [10n, 50n, 100n, 500n].map((factor) => formatAmount(unit * factor, decimals).replace(/\.0+$/, ''));
}
