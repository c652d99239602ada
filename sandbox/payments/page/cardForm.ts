import { asciiDigits } from '../../../src/shared/text/asciiDigits.ts';
import { cardEnds } from '../cards/cardEnds.ts';
import { maskDigits } from '../maskDigits.ts';
import { errorsOf } from './form.ts';
import type { ErrorKey, Errors } from './form.ts';

/** The buyer's input. Number and code are not kept after the request; the rest may be shown again. */
interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly holder: string;
  readonly cvc: string;
}

interface CheckedCard {
  readonly errors: Errors;
  /** The masked number if a valid one was typed, else an empty string. */
  readonly mask: string;
}

/** Validates a card form. `knownMask` is the masked card of an earlier attempt, used when the number is empty. */
export function checkCard(card: TypedCard, knownMask: string, now: Date): CheckedCard {
  const number = digitsOf(card.number);
  const found = {
    number: number === '' && knownMask !== '' ? null : numberError(number),
    expiry: expiryError(asciiDigits(card.expiry).trim(), now),
    holder: holderError(card.holder.trim()),
    cvc: cvcError(digitsOf(card.cvc)),
  };
  return { errors: errorsOf(found), mask: number !== '' && found.number === null ? maskDigits(number) : '' };
}

function numberError(number: string): ErrorKey | null {
  if (number === '') return 'numberRequired';
  return /^\d{12,19}$/.test(number) && hasLuhnChecksum(number) ? null : 'numberWrong';
}

/** Month and year of an expiry. */
const expiryParts = /^(0?[1-9]|1[0-2])\s*[/.\- ]?\s*(?:20)?(\d{2})$/;

/** A right expiry as MM/YY. */
export const plainExpiry = (expiry: string): string =>
  asciiDigits(expiry)
    .trim()
    .replace(expiryParts, (_text, month: string, year: string) => `${month.padStart(2, '0')}/${year}`);

function expiryError(expiry: string, now: Date): ErrorKey | null {
  if (expiry === '') return 'expiryRequired';
  const match = expiryParts.exec(expiry);
  if (match === null) return 'expiryWrong';
  return cardEnds(Number(match[1]), Number(match[2])) > now.getTime() ? null : 'expiryPast';
}

function holderError(holder: string): ErrorKey | null {
  if (holder === '') return 'holderRequired';
  return /^[\p{L}\p{M}.'’ -]{2,60}$/u.test(holder) ? null : 'holderWrong';
}

function cvcError(cvc: string): ErrorKey | null {
  if (cvc === '') return 'cvcRequired';
  return /^\d{3,4}$/.test(cvc) ? null : 'cvcWrong';
}

/** Removes spaces and hyphens between digits; other characters stay and fail validation. */
function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/[\s-]/g, '');
}

function hasLuhnChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
