/**
 * How a field keeps its text in a mask. The text that is shown has signs, which the player gives, and separators, which
 * follow from them. Masks are pure: the same signs are always shown alike.
 */
export interface TextMask {
  /** The signs of a text as it is shown. */
  readonly signsOf: (shown: string) => string;
  /** The signs of a text that was typed or pasted between others; what does not belong in the field is left out. */
  readonly read: (typed: string) => string;
  /** The signs after a text was typed or pasted behind all others, or into an empty field. */
  readonly append: (shown: string, typed: string) => string;
  /** Whether a text that was typed or pasted could only be misread: the field stays as it is. Left out: none is. */
  readonly refuses?: (typed: string) => boolean;
  /** Whether the field takes these signs and no fewer. */
  readonly fits: (signs: string) => boolean;
  readonly show: (signs: string) => string;
  /** The place in the shown text behind the first `count` of its signs; 0 for none. */
  readonly placeAfter: (signs: string, count: number) => number;
}

interface SignMask {
  /** Of one character: whether it is a sign, and not a separator. */
  readonly isSign: RegExp;
  readonly read: (typed: string) => string;
  readonly append?: TextMask['append'];
  /** The most signs that the field takes. */
  readonly most: (signs: string) => number;
  readonly show: (signs: string) => string;
}

/** A mask whose separators are none of its signs, so that signs can be counted in the shown text. */
export function signMask({ isSign, read, most, show, append }: SignMask): TextMask {
  const signsOf = (shown: string) => [...shown].filter((character) => isSign.test(character)).join('');
  return {
    signsOf,
    read,
    append: append ?? ((shown, typed) => signsOf(shown) + read(typed)),
    fits: (signs) => signs.length <= most(signs),
    show,
    placeAfter(signs, count) {
      if (count === 0) return 0;
      const shown = show(signs);
      let left = count;
      for (let place = 0; place < shown.length; place += 1) {
        if (isSign.test(shown.charAt(place))) left -= 1;
        if (left === 0) return place + 1;
      }
      return shown.length;
    },
  };
}

/** The text in the mask: what does not belong in it, or no longer fits, is left out. */
export function shownIn(mask: TextMask, text: string): string {
  return mask.show(fitted(mask, '', mask.append('', text), ''));
}

/** As many of the `taken` signs as fit between the `lead` and the `rest`. */
export function fitted(mask: Pick<TextMask, 'fits'>, lead: string, taken: string, rest: string): string {
  let kept = taken;
  while (kept !== '' && !mask.fits(lead + kept + rest)) kept = kept.slice(0, -1);
  return lead + kept + rest;
}
