import { parseDecimalText } from '../../../src/shared/money/parseDecimalText.ts';
import { amountAsTyped } from '../../../src/shared/money/typedAmount.ts';
import type { AmountTyping } from '../../../src/shared/money/typedAmount.ts';
import { asciiDigits } from '../../../src/shared/text/asciiDigits.ts';
import { formatAmount } from '../engine/amounts.ts';
import type { FormatMoney } from './money.ts';
import type { MessageKey } from './translate.ts';

/** An amount as a player of the language types it. */
export const typedText = (minor: bigint, typing: AmountTyping): string =>
  amountAsTyped(formatAmount(minor, typing.decimals), typing);

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
