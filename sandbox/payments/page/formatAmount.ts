/** Trailing zeros are shown up to this number of decimals (25.00) and removed beyond it (1.500000000). */
const CUSTOMARY_DECIMALS = 2;

/**
 * Formats a decimal amount with the currency's decimals. Currencies with up to three decimals show all of them; those
 * with more (up to nine, cryptocurrencies) only the necessary ones, at least two. Digits are Latin in all languages, as
 * in the merchant's cashier.
 */
export function formatAmount(amount: string, currency: string, locale: string): string {
  const isIso = /^[A-Z]{3}$/.test(currency);
  const style: Intl.NumberFormatOptions = isIso
    ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
    : { minimumFractionDigits: CUSTOMARY_DECIMALS };
  const least = new Intl.NumberFormat(locale, style).resolvedOptions().minimumFractionDigits ?? 0;
  const significant = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
  const decimals = Math.max(least, significant.split('.')[1]?.length ?? 0);
  const format = new Intl.NumberFormat(locale, {
    ...style,
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // The formatter handles decimal text of any length exactly; the cast only satisfies its type.
  const text = format.format(amount as `${number}`).replaceAll('\u202f', '\u00a0');
  const shown = isIso ? text : `${text}\u00a0${currency}`;
  // In Arabic text "25.00 US$" would be displayed as "$US 25.00", so it is isolated as left-to-right.
  return locale === 'ar' ? `\u2066${shown.replaceAll(/[\u200e\u200f\u061c]/g, '')}\u2069` : shown;
}
