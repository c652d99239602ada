import { expect, test } from 'vitest';
import { cycleOf } from './noChunkCycles.ts';

/** @param {string[]} imports */
const chunk = (...imports) => ({ type: 'chunk', imports });

test('chunks that import each other are found, by way of others too', () => {
  expect(cycleOf({ a: chunk('b'), b: chunk('c'), c: chunk('b'), css: { type: 'asset' } })).toEqual(['b', 'c', 'b']);
  expect(cycleOf({ a: chunk('a') })).toEqual(['a', 'a']);
});

test('chunks that share others are no cycle', () => {
  expect(cycleOf({ a: chunk('b', 'c'), b: chunk('c'), c: chunk(), css: { type: 'asset' } })).toBeNull();
});
