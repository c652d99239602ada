/** Up to here trailing zeros are customary (25.00); beyond they are noise (1.500000000). */
const CUSTOMARY_DECIMALS = 2;

/**
 * Decimal text for people with the currency's own decimals: all of up to three, of a coin's up to nine those that the
 * amount takes, two at least. Digits are Latin in all languages: an amount on this page must look as it does in
 * the merchant's cashier.
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
  // The formatter takes decimal text of any length exactly; its type wants to see that it is a number.
  const text = format.format(amount as `${number}`).replaceAll('\u202f', '\u00a0');
  const shown = isIso ? text : `${text}\u00a0${currency}`;
  // Among Arabic words "25.00 US$" would turn into "$US 25.00": it is kept apart, left to right.
  return locale === 'ar' ? `\u2066${shown.replaceAll(/[\u200e\u200f\u061c]/g, '')}\u2069` : shown;
}
