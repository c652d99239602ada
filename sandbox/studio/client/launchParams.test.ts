import { expect, test } from 'vitest';
import { readLaunchParams } from './launchParams.ts';

test('game, session, mode and language are read from the URL', () => {
  expect(readLaunchParams('http://127.0.0.1:3002/studio/jade-ascent/?session=abc&mode=play&locale=ru')).toEqual({
    game: 'jade-ascent',
    session: 'abc',
    mode: 'play',
    locale: 'ru',
  });
});

test('without a session the mode is demo; an unknown language falls back to English', () => {
  expect(readLaunchParams('http://127.0.0.1:3002/studio/jade-ascent/?mode=play&locale=xx')).toEqual({
    game: 'jade-ascent',
    session: null,
    mode: 'demo',
    locale: 'en',
  });
  expect(readLaunchParams('http://127.0.0.1:3002/studio/../x?locale=ar-EG').locale).toBe('ar');
});
