import { expect, test } from 'vitest';
import { numberFacts } from './numberFacts.ts';

test('zero is neither red nor black, even nor odd, low nor high', () => {
  const { colours, even, odd, low, high } = numberFacts([0, 0, 1, 2, 36]);
  expect({ colours, even, odd, low, high }).toEqual({
    colours: { red: 2, black: 1, green: 2 },
    even: 2,
    odd: 1,
    low: 2,
    high: 1,
  });
});

test('only numbers that came more than once came often', () => {
  expect(numberFacts([5, 7, 7, 9, 9, 9]).often).toEqual([
    { number: 9, count: 3 },
    { number: 7, count: 2 },
  ]);
  expect(numberFacts([]).often).toEqual([]);
});

test('which numbers came least is told only after two spins for each', () => {
  const all = Array.from({ length: 74 }, (_, index) => index % 37);
  expect(numberFacts(all.slice(1)).seldom).toEqual([]);
  expect(numberFacts([...all, ...all.slice(1)]).seldom[0]).toEqual({ number: 0, count: 3 });
});
