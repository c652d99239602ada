import { disallowedCharacters } from './characterPatterns.ts';
import { characterCount } from './lengths.ts';
import { type Validator, failure } from './validationError.ts';

/** How long a password is, in characters; the validator configuration may say otherwise (9-1). */
export type PasswordRule = { readonly min: number; readonly max: number };

export const DEFAULT_PASSWORD_RULE: PasswordRule = { min: 6, max: 20 };

/** Every white space shows as the same visible sign where offending characters are listed. */
const VISIBLE_SPACE = '␣';

/**
 * 5-44: insertPassword, shortPassword, longPassword, or wrongSymbolsPassword, which lists the offending characters
 * in `symbols` (5-47). White space is a character like any other here: passwords are never trimmed.
 */
export function passwordField(rule: PasswordRule = DEFAULT_PASSWORD_RULE): Validator {
  return (value) => {
    if (value === '') return failure('insertPassword');
    const symbols = disallowedCharacters(value);
    if (symbols.length > 0) return failure('wrongSymbolsPassword', { symbols: listed(symbols) });
    const count = characterCount(value);
    if (count < rule.min) return failure('shortPassword', { min: String(rule.min) });
    return count > rule.max ? failure('longPassword', { max: String(rule.max) }) : null;
  };
}

/** 5-24 password, of the shared rule set: as the field, told by one code. */
export function passwordRule(rule: PasswordRule = DEFAULT_PASSWORD_RULE): Validator {
  const field = passwordField(rule);
  return (value) =>
    field(value) === null ? null : failure('password', { min: String(rule.min), max: String(rule.max) });
}

/** 5-48: the repeated password must equal the previous one; `previous` is asked at every check. */
export function repeatedPasswordField(previous: () => string): Validator {
  return (value) => {
    if (value === '') return failure('insertPassword');
    return value === previous() ? null : failure('passwordsNotEqual');
  };
}

function listed(symbols: readonly string[]): string {
  return [...new Set(symbols.map((symbol) => (symbol.trim() === '' ? VISIBLE_SPACE : symbol)))].join(' ');
}
