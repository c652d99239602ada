import { expect, test } from 'vitest';
import { scripted } from '../../../kit/testing/scripted.ts';
import { hilo } from '../rules.ts';
import type { HiloMove } from '../rules.ts';
import { trailOf } from './trailOf.ts';

const trail = (draws: readonly number[], ...kinds: HiloMove['kind'][]) => {
  const moves = kinds.map((kind) => ({ kind }));
  const { view } = hilo.play({}, 100n, moves, scripted(draws));
  return { view, entries: trailOf(view, moves) };
};

test('the trail ends with the multiplier of the round', () => {
  const { view, entries } = trail([6, 9, 22, 2], 'higher', 'skip', 'lower');
  expect(entries.map(({ by }) => by)).toEqual(['deal', 'higher', 'skip', 'lower']);
  expect(entries.map(({ multiplier }) => multiplier)).toEqual([null, '1.8385', null, view.multiplier]);
  expect(entries.some(({ isWrong }) => isWrong)).toBe(false);
});

test('only the last card of a lost round is wrong', () => {
  const { entries } = trail([6, 9, 2], 'higher', 'higher');
  expect(entries.map(({ isWrong }) => isWrong)).toEqual([false, false, true]);
  expect(entries.at(-1)?.multiplier).toBeNull();
});

test('cashing out adds no card', () => {
  expect(trail([6, 9], 'higher', 'cashOut').entries.length).toBe(2);
});
