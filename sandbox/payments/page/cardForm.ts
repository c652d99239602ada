import { maskDigits } from '../maskDigits.ts';
import type { PageMessages } from './messages/PageMessages.ts';

export type CardField = 'number' | 'expiry' | 'holder' | 'cvc';
type ErrorKey = keyof PageMessages['errors'];

/** The buyer's input. Number and code are not kept after the request; the rest may be shown again. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly holder: string;
  readonly cvc: string;
}

export interface CheckedCard {
  readonly errors: Readonly<Partial<Record<CardField, ErrorKey>>>;
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
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
  return { errors, mask: number !== '' && found.number === null ? maskDigits(number) : '' };
}

function numberError(number: string): ErrorKey | null {
  if (number === '') return 'numberRequired';
  return /^\d{12,19}$/.test(number) && hasLuhnChecksum(number) ? null : 'numberWrong';
}

function expiryError(expiry: string, now: Date): ErrorKey | null {
  if (expiry === '') return 'expiryRequired';
  const match = /^(0?[1-9]|1[0-2])\s*[/.\- ]?\s*(?:20)?(\d{2})$/.exec(expiry);
  if (match === null) return 'expiryWrong';
  // A card is valid until the end of its month in the last time zone (UTC−12).
  const end = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1, 12);
  return end > now.getTime() ? null : 'expiryPast';
}

function holderError(holder: string): ErrorKey | null {
  if (holder === '') return 'holderRequired';
  return /^[\p{L}\p{M}.'’ -]{2,60}$/u.test(holder) ? null : 'holderWrong';
}

function cvcError(cvc: string): ErrorKey | null {
  if (cvc === '') return 'cvcRequired';
  return /^\d{3,4}$/.test(cvc) ? null : 'cvcWrong';
}

/** Converts Eastern Arabic and Persian digits to 0 to 9. */
function asciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
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
