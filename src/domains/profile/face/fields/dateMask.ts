import { parseCalendarDate, shownCalendarDate } from '../../../../shared/dates/calendarDate.ts';
import { patternMask } from '../../../../shared/masks/patternMask.ts';
import type { TextMask } from '../../../../shared/masks/TextMask.ts';
import { asciiDigits } from '../../../../shared/text/asciiDigits.ts';

const digitsAlone = patternMask('##.##.####');

/**
 * A date as it is typed, dd.mm.yyyy: digits alone are enough, and a separator that is typed behind them ends a part of
 * one digit (5.3.1990). Autofill enters yyyy-mm-dd.
 */
export const dateMask: TextMask = {
  ...digitsAlone,
  append(shown, typed) {
    const plain = asciiDigits(shown + typed).trim();
    const filled = /^\d{4}-/.test(plain) ? parseCalendarDate(plain) : null;
    const text = filled === null ? plain.replace(/(^|\D)(\d)(?=[.,/ -])/g, '$10$2') : shownCalendarDate(filled);
    return text.replace(/\D/g, '');
  },
};
