import { parseDecimalText } from '../../../src/shared/money/parseDecimalText.ts';
import { separatorsOf } from '../../../src/shared/money/separatorsOf.ts';
import { asciiDigits } from '../../../src/shared/text/asciiDigits.ts';
import { formatAmount } from '../engine/amounts.ts';
import type { Locale } from './launchParams.ts';
import type { FormatMoney } from './money.ts';
import type { MessageKey } from './translate.ts';

/** What decides which amount a text is: the decimals of the currency, and the language's separators. */
export interface AmountTyping {
  readonly decimals: number;
  readonly locale: Locale;
}

/** A typed amount in minor units; null if it is none, or may be two. */
export function typedAmount(text: string, { decimals, locale }: AmountTyping): bigint | null {
  const read = parseDecimalText(text, decimals, locale);
  return read.ok ? read.units : null;
}

/** An amount as a player of the language types it. */
export const typedText = (minor: bigint, { decimals, locale }: AmountTyping): string =>
  formatAmount(minor, decimals).replace('.', separatorsOf(locale).decimal);

/** Asks which amount is meant, for a text that may mean two; null for all others. */
export function amountQuestion(
  text: string,
  { decimals, locale }: AmountTyping,
  t: (key: MessageKey, values: Readonly<Record<string, string>>) => string,
  format: FormatMoney,
): string | null {
  const read = parseDecimalText(text, decimals, locale);
  if (read.ok || read.meanings === undefined) return null;
  const [one, other] = read.meanings;
  return t('amountUnclear', { one: format(one), other: format(other) });
}

/** The digits of every script become those of ASCII as they are typed; the caret stays. */
export function showAsciiDigits(input: HTMLInputElement): void {
  const text = asciiDigits(input.value);
  if (text === input.value) return;
  const caret = input.selectionStart ?? text.length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
