import { expect, test } from 'vitest';
import { arcs, calls, neighbourChips, neighboursOf, numberAt } from './calls.ts';
import type { CallName } from './calls.ts';
import { places, WHEEL } from './places.ts';

const names = Object.keys(calls) as CallName[];

/** The numbers of an arc of the wheel, clockwise. */
function arcNumbers([from, to]: readonly [from: number, to: number]): readonly number[] {
  const start = WHEEL.indexOf(from);
  const length = (WHEEL.indexOf(to) - start + WHEEL.length) % WHEEL.length;
  return Array.from({ length: length + 1 }, (_, index) => numberAt(start + index));
}

test.each(names)('%s covers exactly its arc of the wheel', (name) => {
  const covered = Object.keys(calls[name]).flatMap((id) => places.get(id)?.numbers ?? [-1]);
  const arc = arcs[name].flatMap((each) => arcNumbers(each));
  expect([...new Set(covered)].toSorted()).toEqual([...arc].toSorted());
});

test('voisins, tiers and orphelins share the wheel out', () => {
  const all = (['voisins', 'tiers', 'orphelins'] as const).flatMap((name) => arcs[name].flatMap(arcNumbers));
  expect(all.toSorted()).toEqual([...WHEEL].toSorted());
});

test('the calls take 9, 6, 5 and 4 chips', () => {
  const chips = names.map((name) => Object.values(calls[name]).reduce((sum, count) => sum + count, 0));
  expect(chips).toEqual([9, 6, 5, 4]);
});

test('neighbours go round zero', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(32, 1)).toEqual([0, 32, 15]);
  expect(neighbourChips(26, 1)).toEqual({ 'straight:3': 1, 'straight:26': 1, 'straight:0': 1 });
});
