import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { maskText } from '../../shared/phone/maskText.ts';
import { cardNumberRule } from '../../shared/validation/cardNumber.ts';
import { isIban } from '../../shared/validation/iban.ts';
import { required } from '../../shared/validation/required.ts';
import { failure, firstOf } from '../../shared/validation/validationError.ts';
import type { Validator } from '../../shared/validation/validationError.ts';
import type { RequisitesKind } from './requisitesKind.ts';

/** Card numbers in groups of four, American Express (34, 37) as 4-6-5; a card number has at most 19 digits. */
const plainCard = '#### #### #### #### ###';
const amexCard = '#### ###### #####';
const longestIban = 34;
/** The contract's maximum length of a destination. */
const longestText = 64;
/** E.164: at most 15 digits with the country code; whole numbers have at least 8 in every country. */
const phonePattern = /^\+?\d{8,15}$/;

const startsWithLetter = (text: string): boolean => /^\s*[a-z]/i.test(text);

/** The typed text as shown in the field: grouped, without characters that are not allowed. */
export function shownRequisites(kind: RequisitesKind, typed: string): string {
  const text = asciiDigits(typed);
  if (kind === 'card') return maskText(text.replace(/\D/g, ''), /^3[47]/.test(text) ? amexCard : plainCard).shown;
  if (kind === 'phone' || (kind === 'phoneOrIban' && !startsWithLetter(text))) {
    const digits = text.replace(/\D/g, '').slice(0, 15);
    return text.trimStart().startsWith('+') ? `+${digits}` : digits;
  }
  if (kind === 'other') return text.slice(0, longestText);
  const letters = text
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
    .slice(0, longestIban);
  return letters.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The text to send: without the groups' spaces. */
export function wireRequisites(kind: RequisitesKind, shown: string): string {
  return kind === 'other' ? shown.trim() : shown.replace(/\s/g, '');
}

const validators: Readonly<Record<RequisitesKind, Validator>> = {
  card: cardNumberRule(),
  phone: (value) => (phonePattern.test(value) ? null : failure('wrongPhoneFormat')),
  iban: (value) => (isIban(value) ? null : failure('iban')),
  phoneOrIban: (value) => validators[startsWithLetter(value) ? 'iban' : 'phone'](value),
  other: () => null,
};

/** 5-52 for cards, 5-54 for IBANs, E.164 for phones; validates the text to send. */
export function requisitesError(kind: RequisitesKind): Validator {
  return firstOf(required('requiredField'), validators[kind]);
}
