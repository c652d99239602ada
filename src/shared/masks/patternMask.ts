import { Mask } from 'maska';
import { asciiDigits } from '../text/asciiDigits.ts';
import { maskText, sortedMasks } from './maskText.ts';
import type { TextMask } from './TextMask.ts';

/** Without a token for letters. */
const onlyDigits = /^(?:!.|[^@*!])*$/;

/**
 * 5-42: a mask by patterns of the specification's tokens; of several the shortest that the signs fit. Signs that do not
 * fit their token are left out.
 */
export function patternMask(patterns: string | readonly string[]): TextMask {
  const masks = sortedMasks(patterns).map((mask) => new Mask({ mask }));
  const takes = (mask: Mask, signs: string) => mask.unmasked(mask.masked(signs)) === signs;
  const maskFor = (signs: string) => masks.find((mask) => takes(mask, signs)) ?? masks.at(-1);
  const fits = (signs: string) => masks.length === 0 || masks.some((mask) => takes(mask, signs));
  const signsOf = (shown: string) => {
    const own = masks.find((mask) => mask.masked(mask.unmasked(shown)) === shown) ?? masks.at(-1);
    return own?.unmasked(shown) ?? shown;
  };
  const others = sortedMasks(patterns).every((mask) => onlyDigits.test(mask)) ? /\D/g : /[^\p{L}\p{N}]/gu;
  const read = (typed: string) => asciiDigits(typed).replace(others, '');
  return {
    signsOf,
    read,
    append(shown, typed) {
      // A whole text may have the pattern's own letters and digits in it.
      if (shown === '' && typed.length > 1) return signsOf(maskText(asciiDigits(typed), patterns).shown);
      return [...read(typed)].reduce((signs, sign) => (fits(signs + sign) ? signs + sign : signs), signsOf(shown));
    },
    fits,
    show: (signs) => maskFor(signs)?.masked(signs) ?? signs,
    placeAfter: (signs, count) => (count === 0 ? 0 : (maskFor(signs)?.masked(signs.slice(0, count)).length ?? count)),
  };
}
