import { editedSigns, replacedPart } from '../masks/editMasked.ts';
import type { TypedChange } from '../masks/editMasked.ts';
import { fitted, signMask } from '../masks/TextMask.ts';
import type { TextMask } from '../masks/TextMask.ts';
import { asciiDigits } from '../text/asciiDigits.ts';
import { maskPhone } from './maskPhone.ts';
import { internationalDigits, isInternational, pastePhone } from './pastePhone.ts';
import { longestNumber } from './phoneCountry.ts';
import type { PhoneCountry } from './phoneCountry.ts';
import { typedPhone } from './typedPhone.ts';
import { withoutTrunk } from './withoutTrunk.ts';

/** What a phone field holds. */
export interface PhoneText {
  readonly country: PhoneCountry;
  /** Of the number, without the country's code. */
  readonly digits: string;
  /** What is shown instead of the digits while it is open which country a code is of: "+37", "00". */
  readonly code: string | null;
}

/** Why the field does not show what was typed: a trunk prefix was dropped, or the number was complete (5-40). */
export type PhoneNotice = 'trunk' | 'tooLong';

export interface EditedPhone extends PhoneText {
  readonly caret: number;
  readonly notice: PhoneNotice | null;
}

/** Fewer digits are a part of a number. */
const LEAST_PASTED = 7;

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** The digits of a country's numbers, in its mask. */
export const phoneMask = (country: PhoneCountry): TextMask =>
  signMask({
    isSign: /\d/,
    read: digitsOf,
    most: () => longestNumber(country),
    show: (digits) => maskPhone(digits, country).shown,
  });

export const shownPhone = ({ country, digits, code }: PhoneText): string => code ?? maskPhone(digits, country).shown;

/** 5-39 to 5-41: a change of a phone field's text. */
export function editPhone(phone: PhoneText, change: TypedChange, countries: readonly PhoneCountry[]): EditedPhone {
  const { country } = phone;
  const before = shownPhone(phone);
  const part = replacedPart(before, change);
  const text = asciiDigits(part !== null && isWholeNumber(part.typed) ? part.typed : change.text);
  if (isInternational(text)) {
    const found = typedPhone(text, countries, country);
    if (found !== null) return whole(found);
    const code = (/^\s*0/.test(text) ? '00' : '+') + internationalDigits(text);
    return { country, digits: '', code, caret: code.length, notice: null };
  }
  const isWhole = part === null || phone.code !== null || (part.start === 0 && part.end === before.length);
  return isWhole ? whole(pastePhone(text, countries, country)) : edited(country, before, change);
}

/** An international number that was pasted takes the place of what was there. */
const isWholeNumber = (typed: string): boolean =>
  isInternational(asciiDigits(typed)) && digitsOf(typed).length >= LEAST_PASTED;

function noticeOf(isTooLong: boolean, hadTrunk: boolean): PhoneNotice | null {
  if (isTooLong) return 'tooLong';
  return hadTrunk ? 'trunk' : null;
}

/** A number that stands in the field as a whole; the caret is behind it. */
function whole({ country, digits, hadTrunk }: ReturnType<typeof pastePhone>): EditedPhone {
  const fitting = digits.slice(0, longestNumber(country));
  const notice = noticeOf(fitting.length < digits.length, hadTrunk);
  const shown = maskPhone(fitting, country).shown;
  return { country, digits: fitting, code: null, caret: shown.length, notice };
}

/** Digits typed or deleted within a number: its country stays. */
function edited(country: PhoneCountry, before: string, change: TypedChange): EditedPhone {
  const mask = phoneMask(country);
  const { lead, taken, rest } = editedSigns(mask, before, change);
  const all = withoutTrunk(lead + taken + rest, country);
  const fits = mask.fits(all.digits);
  const digits = fits ? all.digits : fitted(mask, lead, taken, rest);
  const notice = noticeOf(!fits, all.hadTrunk);
  return {
    country,
    digits,
    code: null,
    caret: mask.placeAfter(digits, Math.max(0, digits.length - rest.length)),
    notice,
  };
}
