import { expect, test } from 'vitest';
import { readLaunchParams } from './launchParams.ts';

test('the address says game, session, mode and language', () => {
  expect(readLaunchParams('http://127.0.0.1:3002/studio/jade-ascent/?session=abc&mode=play&locale=ru')).toEqual({
    game: 'jade-ascent',
    session: 'abc',
    mode: 'play',
    locale: 'ru',
  });
});

test('no session means demo, whatever the mode says; an unknown language means English', () => {
  expect(readLaunchParams('http://127.0.0.1:3002/studio/jade-ascent/?mode=play&locale=xx')).toEqual({
    game: 'jade-ascent',
    session: null,
    mode: 'demo',
    locale: 'en',
  });
  expect(readLaunchParams('http://127.0.0.1:3002/studio/../x?locale=ar-EG').locale).toBe('ar');
});
