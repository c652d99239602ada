import type { CallOutput } from '../../../contract/index.ts';

/** The answer of account.getprofileinfo for a player in Latvia, with the test's changes. */
export const wireProfile = (
  more: Partial<CallOutput<'GET account.getprofileinfo'>> = {},
): CallOutput<'GET account.getprofileinfo'> => ({
  login: 'robin',
  first_name: 'Robin',
  middle_name: '',
  last_name: 'Player',
  sex: 0,
  birth_date: '',
  country: 'Lettonie',
  country_code: 'LV',
  region: '',
  home_town: '',
  address: '',
  postcode: '',
  currency: 'USD',
  document: null,
  contacts: [
    {
      type: 'email',
      contact: 'robin@example.test',
      phone_country_code: null,
      is_confirmed: true,
      is_subscribed: false,
    },
    { type: 'phone', contact: '+37120123456', phone_country_code: '371', is_confirmed: false, is_subscribed: true },
  ],
  ...more,
});
