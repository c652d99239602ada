import { expect, test } from 'vitest';
import { parseProfile } from './parseProfile.ts';
import { wireProfile } from './testing/wireProfile.ts';

test('3-17, 3-19 contacts keep their kind, country code, and whether they are confirmed and subscribed', () => {
  expect(parseProfile(wireProfile()).contacts).toEqual([
    { type: 'email', value: 'robin@example.test', phoneCountryCode: null, isConfirmed: true, isSubscribed: false },
    { type: 'phone', value: '+37120123456', phoneCountryCode: '371', isConfirmed: false, isSubscribed: true },
  ]);
});

test('3-13, 3-14, 3-15, 3-16 personal data are texts of a form; sex 0 and a missing document are empty', () => {
  const known = parseProfile(wireProfile({ birth_date: '1990-12-10', sex: 2 })).personal;
  expect(known).toMatchObject({ first_name: 'Robin', sex: '2', birth_date: '10.12.1990', country: 'LV' });
  expect(parseProfile(wireProfile()).personal).toMatchObject({
    sex: '',
    birth_date: '',
    document_type: '',
    document_number: '',
  });
});
