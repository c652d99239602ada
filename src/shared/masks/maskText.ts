import { Mask } from 'maska';

export type MaskedText = { readonly shown: string; readonly isComplete: boolean };

const ESCAPED = /!./g;
const SLOT = /[#@*]/g;

/** Number of characters that fit a mask: its # (digit), @ (letter) and * (letter or digit) not escaped by ! (5-42). */
export function maskSlots(mask: string): number {
  return mask.replace(ESCAPED, '').match(SLOT)?.length ?? 0;
}

/** The masks from the shortest to the longest, as maska's dynamic masks require. */
export function sortedMasks(masks: string | readonly string[]): readonly string[] {
  const list = typeof masks === 'string' ? [masks] : masks;
  return list.filter((mask) => maskSlots(mask) > 0).sort((one, two) => maskSlots(one) - maskSlots(two));
}

/**
 * 5-42: the text in its mask; of several masks the shortest one that fits it. Characters that do not fit are dropped,
 * so nothing longer than the longest mask can be entered (5-40). Without a mask the text is unchanged.
 */
export function maskText(text: string, masks: string | readonly string[]): MaskedText {
  const sorted = sortedMasks(masks);
  if (sorted.length === 0) return { shown: text, isComplete: text !== '' };
  const mask = new Mask({ mask: [...sorted] });
  return { shown: mask.masked(text), isComplete: mask.completed(text) };
}
