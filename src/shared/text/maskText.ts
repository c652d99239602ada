import { Mask } from 'maska';

export type MaskedText = { readonly shown: string; readonly isComplete: boolean };

const ESCAPED = /!./g;
const SLOT = /[#@*]/g;

/** How many characters a mask takes: its # (digit), @ (letter) and * (letter or digit) not escaped by ! (5-42). */
export function maskSlots(mask: string): number {
  return mask.replace(ESCAPED, '').match(SLOT)?.length ?? 0;
}

/** The masks from the shortest to the longest, as a dynamic mask wants them. */
export function sortedMasks(masks: string | readonly string[]): readonly string[] {
  const list = typeof masks === 'string' ? [masks] : masks;
  return list.filter((mask) => maskSlots(mask) > 0).sort((one, two) => maskSlots(one) - maskSlots(two));
}

/**
 * 5-42: the text as its mask shows it; of several masks the shortest that holds it. What does not fit is dropped,
 * so nothing longer than the longest mask can be entered (5-40). Without a mask the text stays as it is.
 */
export function maskText(text: string, masks: string | readonly string[]): MaskedText {
  const sorted = sortedMasks(masks);
  if (sorted.length === 0) return { shown: text, isComplete: text !== '' };
  const mask = new Mask({ mask: [...sorted] });
  return { shown: mask.masked(text), isComplete: mask.completed(text) };
}
