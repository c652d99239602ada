import { expect, test } from 'vitest';
import { readStartParam, writeStartParam } from './startParam.ts';

test.each([
  ['deposit', 'deposit', ''],
  ['game_lantern-harbor', 'game', 'lantern-harbor'],
  ['hand_Ab_9-', 'hand', 'Ab_9-'],
])('1-22 the start parameter %s names %s with the value "%s"', (text, name, value) => {
  expect(readStartParam(text)).toEqual({ name, value });
  expect(writeStartParam({ name, value })).toBe(text);
});

test.each(['', '_x', 'game/x', 'game_../x', 'game x', 'ref_é', `a${'b'.repeat(512)}`])(
  '1-22 %s is no start parameter',
  (text) => {
    expect(readStartParam(text)).toBeNull();
  },
);

test('a part with other characters is not written', () => {
  expect(() => writeStartParam({ name: 'game', value: 'a/b' })).toThrow('no start parameter');
  expect(() => writeStartParam({ name: 'ga_me', value: 'x' })).toThrow('no start parameter');
});
