import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { maskText } from '../../shared/text/maskText.ts';
import { cardNumberRule } from '../../shared/validation/cardNumber.ts';
import { isIban } from '../../shared/validation/iban.ts';
import { required } from '../../shared/validation/required.ts';
import { failure, firstOf } from '../../shared/validation/validationError.ts';
import type { Validator } from '../../shared/validation/validationError.ts';
import type { RequisitesKind } from './requisitesKind.ts';

/** Card numbers in fours, American Express (34, 37) as 4-6-5; no card number has more than 19 digits. */
const plainCard = '#### #### #### #### ###';
const amexCard = '#### ###### #####';
const longestIban = 34;
/** The contract takes no longer destination. */
const longestText = 64;
/** E.164: at most 15 digits with the country code; no country's whole number has fewer than 8. */
const phonePattern = /^\+?\d{8,15}$/;

const startsWithLetter = (text: string): boolean => /^\s*[a-z]/i.test(text);

/** What was typed, as its field shows it: groups of digits, nothing that cannot belong. */
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

/** What travels: without the groups' spaces. */
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

/** 5-52 for cards, 5-54 for IBANs, E.164 for phones; judges the text as it travels. */
export function requisitesError(kind: RequisitesKind): Validator {
  return firstOf(required('requiredField'), validators[kind]);
}
