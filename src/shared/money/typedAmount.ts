import { parseDecimalText } from './parseDecimalText.ts';
import { separatorsOf } from './separatorsOf.ts';

/** What decides which amount a text is: the decimals of the currency, and the language's separators. */
export interface AmountTyping {
  readonly decimals: number;
  readonly locale: string;
}

/** Minor units of a typed amount; null for anything else, and for a text that may mean two amounts. */
export function typedAmount(text: string, { decimals, locale }: AmountTyping): bigint | null {
  const read = parseDecimalText(text, decimals, locale);
  return read.ok ? read.units : null;
}

/** A decimal text as a player of the language types it. */
export const amountAsTyped = (amount: string, { locale }: Pick<AmountTyping, 'locale'>): string =>
  amount.replace('.', separatorsOf(locale).decimal);
