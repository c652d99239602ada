import { parseCalendarDate, shownCalendarDate } from '../../../../shared/dates/calendarDate.ts';
import { patternMask } from '../../../../shared/masks/patternMask.ts';
import type { TextMask } from '../../../../shared/masks/TextMask.ts';
import { asciiDigits } from '../../../../shared/text/asciiDigits.ts';

const digitsAlone = patternMask('##.##.####');

/** yyyy-mm-dd as autofill enters it, and with the separators of other countries. */
const YEAR_FIRST = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;

/** A date with its year first: the digits of dd.mm.yyyy, none of a day that there is not. Null for any other text. */
function yearFirst(typed: string): string | null {
  const parts = YEAR_FIRST.exec(asciiDigits(typed).trim());
  if (parts === null) return null;
  const date = parseCalendarDate(parts.slice(1).join('-'));
  return date === null ? '' : shownCalendarDate(date).replace(/\D/g, '');
}

/** The name of a month says more than the digits around it. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * A date as it is typed, dd.mm.yyyy: digits alone are enough, and a separator that is typed behind them ends a part of
 * one digit (5.3.1990).
 */
export const dateMask: TextMask = {
  ...digitsAlone,
  append(shown, typed) {
    if (hasLetters(typed)) return digitsAlone.signsOf(shown);
    const plain = asciiDigits(shown + typed).trim();
    return yearFirst(typed) ?? plain.replace(/(^|\D)(\d)(?=[.,/ -])/g, '$10$2').replace(/\D/g, '');
  },
  refuses: (typed) => hasLetters(typed) || yearFirst(typed) === '',
};
