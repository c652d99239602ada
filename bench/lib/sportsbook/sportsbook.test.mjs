import { expect, test } from 'vitest';
import { readProcessorTime } from '../processorTime.mjs';
import { cutsBetween, reciprocals } from './cutCount.mjs';

test('processor time is user and system time, whatever the command is called', () => {
  const rest = '1 42 42 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 11 0 1000 0 0';
  expect(readProcessorTime(`42 (node) S ${rest}`)).toBe(3_000);
  expect(readProcessorTime(`42 (a (b) c) S ${rest}`)).toBe(3_000);
  expect(readProcessorTime('')).toBeNull();
});

test('cuts are counted whatever the match does to the prices between them', () => {
  const margin = 1.06;
  const priced = (probabilities, cuts) =>
    probabilities.map((one) => ({ price: Math.floor(Math.floor(1_000 / (one * margin)) * 0.95 ** cuts) }));
  const before = reciprocals(priced([0.5, 0.3, 0.2], 0));
  for (const [probabilities, cuts] of [
    [[0.45, 0.33, 0.22], 0],
    [[0.6, 0.25, 0.15], 1],
    [[0.2, 0.3, 0.5], 3],
  ])
    expect(cutsBetween(before, reciprocals(priced(probabilities, cuts)))).toBe(cuts);
});
