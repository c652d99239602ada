import { expect, test } from 'vitest';
import { fitOf } from './chiSquare.ts';
import { countSpins } from './countSpins.ts';

test('p of the chi-square agrees with the tables', () => {
  // 5% points of 1, 4 and 10 degrees of freedom.
  expect(fitOf([0.5 + Math.sqrt(3.841_459) / 2, 0.5 - Math.sqrt(3.841_459) / 2], [1, 1]).p).toBeCloseTo(0.05, 4);
  expect(fitOf([20, 20, 20, 20, 20], [1, 1, 1, 1, 1]).p).toBe(1);
  expect(fitOf([30, 10, 20, 20, 20], [1, 1, 1, 1, 1])).toMatchObject({ chi: 10, freedom: 4 });
  expect(fitOf([30, 10, 20, 20, 20], [1, 1, 1, 1, 1]).p).toBeCloseTo(0.040_428, 5);
});

test('1-10 the engine’s frequencies agree with the stated chances (the long form is npm run prove -- wheel)', () => {
  for (const { wheel, p, counts } of countSpins(40_000, 'short form')) {
    expect(p, wheel).toBeGreaterThan(0.001);
    expect(Math.min(...counts), wheel).toBeGreaterThan(0);
  }
});

test('1-10 a wheel that is off by two spins in a hundred is found out', () => {
  const [{ counts, weights } = { counts: [], weights: [] }] = countSpins(40_000, 'short form');
  const off = weights.map((weight, index) => weight + ([2, -2][index] ?? 0));
  expect(fitOf(counts, off).p).toBeLessThan(0.001);
});
