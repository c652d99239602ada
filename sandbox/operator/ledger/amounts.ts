import { MoneyFormatError, moneyToWire, parseMoney } from '../../../src/shared/money/moneyWire.ts';
import type { WireMoney } from '../../../src/shared/money/moneyWire.ts';
import { money } from '../../../src/shared/money/money.ts';

const LARGEST = 2n ** 63n - 1n;

export function wireMoney(minor: bigint, currency: string): WireMoney {
  return moneyToWire(money(minor, currency));
}

/**
 * Minor units of an amount received as text, or null when it is invalid: grouping, exponents, signs, more decimals
 * than the currency has, or more than the ledger can store.
 */
export function minorUnits(amount: string, currency: string): bigint | null {
  try {
    const { minor } = parseMoney({ amount, currency });
    return minor < 0n || minor > LARGEST || amount.startsWith('-') ? null : minor;
  } catch (error) {
    if (error instanceof MoneyFormatError) return null;
    throw error;
  }
}
