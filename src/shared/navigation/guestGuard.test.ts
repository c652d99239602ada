import { expect, test } from 'vitest';
import { guestRedirect, isProtectedPath, readRedirectUrl, returnPathOf } from './guestGuard.ts';

const SETTING = { locales: ['en', 'ru', 'ar'], defaultLocale: 'en' };

test.each([
  '/cashier',
  '/cashier/deposit/card',
  '/profile',
  '/ru/profile/settings',
  '/bets/open',
  '/bets',
  '/responsible-game',
  '/profile?x=1',
  '/cashier#x',
  '/CASHIER',
  '/pro%66ile',
  '/ar/x/bets',
])('2.5-4 6-2 %s is for players only', (path) => {
  expect(isProtectedPath(path)).toBe(true);
});

test.each([
  '/',
  '/gamehall',
  '/bets-rules',
  '/my-profile',
  '/?redirectUrl=/profile',
  '/rules#cashier',
  '/betting',
  '/%zz',
])('2.5-4 %s is open to guests', (path) => {
  expect(isProtectedPath(path)).toBe(false);
});

test('2.5-4 guests are redirected to the index with the encoded full path', () => {
  expect(guestRedirect('/profile/settings?from=a&b=1#x', SETTING)).toBe(
    '/?redirectUrl=%2Fprofile%2Fsettings%3Ffrom%3Da%26b%3D1%23x',
  );
  expect(guestRedirect('/ru/cashier', SETTING)).toBe('/ru?redirectUrl=%2Fru%2Fcashier');
});

test.each(['/profile/settings?from=a&b=1#x', '/ru/cashier/deposit', '/bets/50%25'])(
  '2.5-4 %s is read back from the query',
  (path) => {
    const target = guestRedirect(path, SETTING);
    expect(readRedirectUrl(target.slice(target.indexOf('?')))).toBe(path);
  },
);

test.each([
  '',
  '?redirectUrl=',
  '?redirectUrl=%2F%2Fevil.example',
  '?redirectUrl=javascript:alert(1)',
  '?redirectUrl=%252F%252Fevil.example',
])('2.5-4 the query %j has no valid return path', (search) => {
  expect(readRedirectUrl(search)).toBeNull();
});

test.each([
  ['?redirectUrl=%2Fprofile', '#limits', '/profile#limits'],
  ['?redirectUrl=%2Fprofile%23own', '#limits', '/profile#own'],
  ['?redirectUrl=%2F%2Fevil.example', '#limits', null],
  ['', '#limits', null],
])('2.5-4 from %j with the hash %s, which the server never knew, the way back is %j', (search, hash, path) => {
  expect(returnPathOf({ search, hash })).toBe(path);
});
