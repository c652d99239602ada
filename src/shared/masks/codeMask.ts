import { asciiDigits } from '../text/asciiDigits.ts';
import { editMasked, replacedPart } from './editMasked.ts';
import type { MaskedText, TypedChange } from './editMasked.ts';
import { signMask } from './TextMask.ts';
import type { TextMask } from './TextMask.ts';

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** 5-51: a one-time code: this many digits of any script, and nothing between them. */
export const codeMask = (length: number): TextMask =>
  signMask({ isSign: /\d/, read: digitsOf, most: () => length, show: (digits) => digits });

/** What a code's field holds after a change. A whole code that is pasted takes the place of the one before. */
export function editCode(length: number, before: string, change: TypedChange): MaskedText {
  const typed = digitsOf(replacedPart(before, change)?.typed ?? change.text);
  if (typed.length >= length) return { shown: typed.slice(0, length), caret: length };
  return editMasked(codeMask(length), before, change);
}
