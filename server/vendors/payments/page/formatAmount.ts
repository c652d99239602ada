/**
 * Decimal text for people, every digit of it. Digits are Latin in all languages: an amount on this page must look as it
 * does on the merchant's.
 */
export function formatAmount(amount: string, currency: string, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const isIso = /^[A-Z]{3}$/.test(currency);
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(isIso ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
  });
  // The formatter takes decimal text of any length exactly; its type wants to see that it is a number.
  const text = format.format(amount as `${number}`);
  return isIso ? text : `${text}\u00a0${currency}`;
}
