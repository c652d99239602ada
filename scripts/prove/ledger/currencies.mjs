/** The sandbox's currencies: decimals, and the range and step of deposits and withdrawals in minor units. */
export const currencies = {
  USD: { country: 'LV', decimals: 2, least: 1000, most: 30_000 },
  EUR: { country: 'LV', decimals: 2, least: 1000, most: 30_000 },
  JPY: { country: 'JP', decimals: 0, least: 1500, most: 60_000, step: 10 },
  KWD: { country: 'KW', decimals: 3, least: 3000, most: 90_000 },
};

/** Decimal text of minor units: (1250, 'USD') → "12.50". */
export function decimalText(minor, currency) {
  const { decimals } = currencies[currency];
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Minor units of decimal text. */
export function minorUnits(text, currency) {
  const { decimals } = currencies[currency];
  const [whole, fraction = ''] = text.split('.');
  return Number(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
}
