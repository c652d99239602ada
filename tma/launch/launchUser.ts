import type { User } from '@tma.js/sdk';

const people = [
  { first_name: 'Mara', last_name: 'Lindqvist', username: 'mara_lindqvist', language_code: 'en' },
  { first_name: 'Илья', last_name: 'Соколов', username: 'ilya_sokolov', language_code: 'ru' },
  { first_name: 'Lucía', last_name: 'Ferrer', username: 'lucia_ferrer', language_code: 'es', is_premium: true },
  { first_name: 'سلمى', last_name: 'حداد', username: 'salma_haddad', language_code: 'ar' },
  { first_name: 'Jonas', username: '', language_code: 'en' },
] as const;

/** Above 32 bits, like real ids. */
const firstId = 5_000_000_000;
export const highestUser = 999_999_999;

/** The users with a name of their own, as the host's panel lists them. */
export const namedUsers: readonly string[] = people.map((person) =>
  [
    person.first_name,
    person.username === '' ? 'no username' : `@${person.username}`,
    ...('is_premium' in person ? ['premium'] : []),
  ].join(', '),
);

/**
 * The messenger's user with this number, from 1: the same number always gives the same user. The first five differ in
 * language and in their filled fields (the third has premium, the fifth has neither username nor last name); all others
 * have a numbered username.
 */
export function launchUser(number: number, language: string | null = null): User {
  const person = people[(number - 1) % people.length] ?? people[0];
  const isNamed = number <= people.length;
  const username = isNamed ? person.username : `player_${number}`;
  return {
    id: firstId + number,
    first_name: person.first_name,
    ...('last_name' in person ? { last_name: person.last_name } : {}),
    ...(username === '' ? {} : { username }),
    language_code: language ?? person.language_code,
    ...('is_premium' in person && isNamed ? { is_premium: true } : {}),
    allows_write_to_pm: true,
  };
}

/** A mobile number of Latvia with its code, which belongs to one user: digits only, as the Bot API sends it. */
export const launchPhone = (number: number): string => `3712${String(number % 10_000_000).padStart(7, '0')}`;
