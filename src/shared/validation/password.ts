import { disallowedCharacters } from './characterPatterns.ts';
import { characterCount } from './lengths.ts';
import { type Validator, failure } from './validationError.ts';

/** What a password has to be; the validator configuration may change it (9-1). */
export type PasswordRule = {
  /** Length in characters. */
  readonly min: number;
  readonly max: number;
  /** Characters that are allowed besides those of 5-61, such as the space of passphrases. */
  readonly allowed?: string;
};

export const DEFAULT_PASSWORD_RULE: PasswordRule = { min: 6, max: 20 };

/** All white space is shown as the same visible sign in the list of disallowed characters. */
const VISIBLE_SPACE = '␣';

/**
 * 5-44: insertPassword, shortPassword, longPassword, or wrongSymbolsPassword, which lists the disallowed characters in
 * `symbols` (5-47). White space is not trimmed: it counts as any other character.
 */
export function passwordField(rule: PasswordRule = DEFAULT_PASSWORD_RULE): Validator {
  return (value) => {
    if (value === '') return failure('insertPassword');
    const symbols = disallowedCharacters(value).filter((symbol) => rule.allowed?.includes(symbol) !== true);
    if (symbols.length > 0) return failure('wrongSymbolsPassword', { symbols: listed(symbols) });
    const count = characterCount(value);
    if (count < rule.min) return failure('shortPassword', { min: String(rule.min) });
    return count > rule.max ? failure('longPassword', { max: String(rule.max) }) : null;
  };
}

/** 5-24 password, of the shared rule set: the field's rule with a single code. */
export function passwordRule(rule: PasswordRule = DEFAULT_PASSWORD_RULE): Validator {
  const field = passwordField(rule);
  return (value) =>
    field(value) === null ? null : failure('password', { min: String(rule.min), max: String(rule.max) });
}

/** 5-48: the repeated password must equal the first; `previous` is called at every check. */
export function repeatedPasswordField(previous: () => string): Validator {
  return (value) => {
    if (value === '') return failure('insertPassword');
    return value === previous() ? null : failure('passwordsNotEqual');
  };
}

function listed(symbols: readonly string[]): string {
  return [...new Set(symbols.map((symbol) => (symbol.trim() === '' ? VISIBLE_SPACE : symbol)))].join(' ');
}
