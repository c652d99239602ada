import { expect, test } from 'vitest';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import { keepReturn, takeReturn, wantedAddress } from './socialReturn.ts';

const key = 'betting_back_social_auth_key';

test('4-62, 9-14 the return address is stored under its key and taken out once', () => {
  const storage = memoryStore();
  keepReturn(storage, '/ru/gamehall?q=a#top');
  expect(storage.get(key)).toBe('/ru/gamehall?q=a#top');
  expect([takeReturn(storage), takeReturn(storage), storage.get(key)]).toEqual(['/ru/gamehall?q=a#top', null, null]);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/api/auth.logout'])(
  '9-14 the stored text %s is no return address',
  (text) => {
    const storage = memoryStore();
    storage.set(key, text);
    expect(takeReturn(storage)).toBeNull();
  },
);

test.each([
  ['?redirectUrl=%2Fru%2Fprofile&show_popup_auth=1', '/ru/profile#top'],
  ['?redirectUrl=%2Fru%2Fprofile%23own', '/ru/profile#own'],
  ['?show_popup_reg=1&q=gems', '/ru/gamehall?q=gems#top'],
  ['', '/ru/gamehall#top'],
  ['?redirectUrl=%2F%2Fevil.example', '/ru/gamehall?redirectUrl=%2F%2Fevil.example#top'],
])('4-62 from %j the player is wanted at %j', (search, address) => {
  const place = { path: '/gamehall', search, hash: '#top' };
  expect(wantedAddress({ place, href: (path) => `/ru${path}` })).toBe(address);
});
