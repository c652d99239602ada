// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { slotKey } from './slotKey.ts';

function pressed(key: string, target: Element = document.body, repeat = false) {
  const done: unknown[] = [];
  const desk = { play: () => void done.push('play'), stepStake: (by: number) => void done.push(by) };
  return [slotKey({ key, target, repeat }, desk), ...done];
}

const made = (tag: string): Element => document.createElement(tag);

test.each([
  [' ', [true, 'play']],
  ['Enter', [true, 'play']],
  ['ArrowUp', [true, 1]],
  ['ArrowRight', [true, 1]],
  ['ArrowDown', [true, -1]],
  ['ArrowLeft', [true, -1]],
  ['x', [false]],
])('1-3 %j on the page of a slot', (key, expected) => {
  expect(pressed(key)).toEqual(expected);
});

test('a key that is held down spins once', () => {
  expect(pressed(' ', document.body, true)).toEqual([true]);
});

test('the focused control keeps its own keys', () => {
  expect([pressed(' ', made('button')), pressed('Enter', made('input')), pressed('ArrowLeft', made('input'))]).toEqual([
    [false],
    [false],
    [false],
  ]);
  expect(pressed('ArrowUp', made('button'))).toEqual([true, 1]);
});
