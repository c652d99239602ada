import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('3-32 the popup’s replacement is a path of this site, an https address, or empty', () => {
  const kept = (authorization: unknown) =>
    completed({ auth: { popupFallbacks: { authorization } } }).auth.popupFallbacks.authorization;
  expect(
    [
      '/sign-in?a=1',
      'https://id.example/in',
      'http://id.example/in',
      'javascript:alert(1)',
      '//evil.test',
      7,
      null,
    ].map(kept),
  ).toEqual(['/sign-in?a=1', 'https://id.example/in', '', '', '', '', '']);
});

test('3-27 auth types with a known component are used, each id once; without any the default applies', () => {
  const { auth } = completed({
    auth: {
      registrationTypes: [
        { component: 'social', label: 'Quick' },
        { component: 'fast', id: 'phone', field: 'phone' },
        { component: 'pigeon' },
        { component: 'fast', id: 'phone' },
        7,
      ],
      authorizationTypes: ['form'],
      validationStrategy: 'sometimes',
    },
  });
  expect(auth.registrationTypes).toEqual([
    { id: 'social', label: 'Quick', component: 'social', isFast: false, field: '' },
    { id: 'phone', label: '', component: 'fast', isFast: true, field: 'phone' },
  ]);
  expect(auth.authorizationTypes).toEqual(completed({}).auth.authorizationTypes);
  expect(auth.validationStrategy).toBe('eager');
});

test('2.8-8 return hosts are hosts of addresses, with their port', () => {
  const returnHosts = [
    'partner.example',
    'partner.example:8443',
    '',
    'https://a.example',
    'a.example/',
    'A.example',
    7,
  ];
  expect(completed({ auth: { returnHosts } }).auth.returnHosts).toEqual(['partner.example', 'partner.example:8443']);
});

test('3-33, 9-1 the length of a password is the one that the operator reads of the whole configuration', () => {
  const validators = [{ field: 'password', rules: [{ name: 'password', params: { min: 9, max: '12' } }] }];
  const lengths = (raw: unknown) => [completed(raw).auth.minPassword, completed(raw).auth.maxPassword];
  expect(
    [{ validators }, { auth: { minPassword: 8, maxPassword: 7 } }, { auth: { minPassword: '8', maxPassword: 0 } }].map(
      lengths,
    ),
  ).toEqual([
    [9, 12],
    [8, 8],
    [6, 20],
  ]);
});

test('2.9-9 services have an id and a name, each id once; a picture that cannot be fetched is none', () => {
  const socialServices = [
    { id: 'a', label: ' One ', icon: 'https://art.test/a.svg' },
    { id: 'a', label: 'Again' },
    { id: 'b', label: 'Two', icon: 'javascript:alert(1)' },
    { id: 'c d', label: 'Space' },
    { id: 'e', label: ' ' },
    { label: 'Nobody' },
    7,
  ];
  expect(completed({ auth: { socialServices } }).auth.socialServices).toEqual([
    { id: 'a', label: 'One', icon: 'https://art.test/a.svg' },
    { id: 'b', label: 'Two', icon: '' },
  ]);
});

test('3-28 unknown conditions of the currency are the usual ones', () => {
  const currencyConditions = { emptyValue: true, defaultValue: 'firstValue', changeCountryValue: 'lastValue' };
  expect(completed({ auth: { currencyConditions } }).auth.currencyConditions).toEqual({
    emptyValue: true,
    defaultValue: 'firstValue',
    changeCountryValue: 'selectedValue',
    changeCountryFallbackValue: 'emptyValue',
  });
});
