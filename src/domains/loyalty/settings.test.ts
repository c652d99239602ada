import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('3-37 only known places of the character are kept; none is a choice, too', () => {
  const places = (characterPlaces: unknown) => completed({ characterPlaces }).characterPlaces;
  expect([undefined, [], ['loyalty-page', 'elsewhere', 7, 'profile-page']].map(places)).toEqual([
    ['profile-page', 'loyalty-page', 'profile-loyalty-pages'],
    [],
    ['profile-page', 'loyalty-page'],
  ]);
});
