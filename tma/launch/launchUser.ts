import type { User } from '@tma.js/sdk';

const people = [
  { first_name: 'Mara', last_name: 'Lindqvist', username: 'mara_lindqvist', language_code: 'en' },
  { first_name: 'Илья', last_name: 'Соколов', username: 'ilya_sokolov', language_code: 'ru' },
  { first_name: 'Lucía', last_name: 'Ferrer', username: 'lucia_ferrer', language_code: 'es' },
  { first_name: 'سلمى', last_name: 'حداد', username: 'salma_haddad', language_code: 'ar' },
  { first_name: 'Jonas', username: '', language_code: 'en' },
] as const;

/** Above 32 bits, like real ids. */
const firstId = 5_000_000_000;
export const highestUser = 999_999_999;

/**
 * The messenger's user with this number, from 1: the same number always gives the same user. The first five differ in
 * language and in their filled fields (the fifth has neither username nor last name); all others have a numbered
 * username.
 */
export function launchUser(number: number): User {
  const person = people[(number - 1) % people.length] ?? people[0];
  const isNamed = number <= people.length;
  const username = isNamed ? person.username : `player_${number}`;
  return {
    id: firstId + number,
    first_name: person.first_name,
    ...('last_name' in person ? { last_name: person.last_name } : {}),
    ...(username === '' ? {} : { username }),
    language_code: person.language_code,
    allows_write_to_pm: true,
  };
}
