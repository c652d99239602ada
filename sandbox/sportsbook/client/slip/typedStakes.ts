import { parseDecimalText } from '../../../../src/shared/money/parseDecimalText.ts';
import { separatorsOf } from '../../../../src/shared/money/separatorsOf.ts';
import type { Locale } from '../host/launch.ts';

/** What decides which amount a text is: the decimals of the currency, and the language's separators. */
export interface StakeTyping {
  readonly decimals: number;
  readonly locale: Locale;
}

/** Minor units of a typed amount; null for anything else, and for a text that may mean two amounts. */
export function typedAmount(text: string, { decimals, locale }: StakeTyping): bigint | null {
  const read = parseDecimalText(text, decimals, locale);
  return read.ok ? read.units : null;
}

/** A decimal text as a player of the language types it. */
export const stakeText = (amount: string, { locale }: StakeTyping): string =>
  amount.replace('.', separatorsOf(locale).decimal);
