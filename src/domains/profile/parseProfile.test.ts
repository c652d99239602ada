import { expect, test } from 'vitest';
import { parseProfile } from './parseProfile.ts';
import { wireProfile } from './testing/wireProfile.ts';

test('3-17, 3-19 contacts keep their kind, country code, and whether they are confirmed and subscribed', () => {
  expect(parseProfile(wireProfile()).contacts).toEqual([
    { type: 'email', value: 'robin@example.test', phoneCountryCode: null, isConfirmed: true, isSubscribed: false },
    { type: 'phone', value: '+37120123456', phoneCountryCode: '371', isConfirmed: false, isSubscribed: true },
  ]);
});

test('3-14 the name is joined from the parts that exist', () => {
  expect(parseProfile(wireProfile({ middle_name: ' ' })).name).toBe('Robin Player');
});
