import { expect, test } from 'vitest';
import type { CallOutput } from '../../contract/index.ts';
import { parseProfile } from './parseProfile.ts';

const wire: CallOutput<'GET account.getprofileinfo'> = {
  login: 'robin',
  first_name: 'Robin',
  middle_name: ' ',
  last_name: 'Player',
  sex: 0,
  birth_date: '',
  country: 'Latvia',
  country_code: 'LV',
  region: '',
  home_town: '',
  address: '',
  postcode: '',
  currency: 'USD',
  document: null,
  contacts: [
    { type: 'email', contact: 'robin@example.test', phone_country_code: null, is_confirmed: true, is_subscribed: false },
    { type: 'phone', contact: '20123456', phone_country_code: '371', is_confirmed: false, is_subscribed: true },
  ],
};

test('3-17, 3-19 contacts keep their kind, country code, and whether they are confirmed and subscribed', () => {
  expect(parseProfile(wire).contacts).toEqual([
    { type: 'email', value: 'robin@example.test', phoneCountryCode: null, isConfirmed: true, isSubscribed: false },
    { type: 'phone', value: '20123456', phoneCountryCode: '371', isConfirmed: false, isSubscribed: true },
  ]);
});

test('3-14 the name is made of the parts that are given', () => {
  expect(parseProfile(wire).name).toBe('Robin Player');
});
