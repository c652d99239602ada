import { parseCalendarDate, shownCalendarDate } from '../../../../shared/dates/calendarDate.ts';
import { maskText } from '../../../../shared/phone/maskText.ts';
import { asciiDigits } from '../../../../shared/text/asciiDigits.ts';

/**
 * A date as it is typed, dd.mm.yyyy: digits alone are enough, and separators that were typed end a part of one digit
 * (5.3.1990). Autofill enters yyyy-mm-dd.
 */
export function dateMask(text: string): string {
  const plain = asciiDigits(text).trim();
  const filled = /^\d{4}-/.test(plain) ? parseCalendarDate(plain) : null;
  if (filled !== null) return shownCalendarDate(filled);
  const padded = plain.replace(/(^|\D)(\d)(?=[.,/ -])/g, '$10$2');
  return maskText(padded.replace(/\D/g, ''), '##.##.####').shown;
}
