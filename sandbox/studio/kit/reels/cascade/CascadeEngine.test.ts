import { describe, expect, test } from 'vitest';
import { seededDraw } from '../../fair/seededRandom.ts';
import { scripted } from '../../testing/scripted.ts';
import { checkCascades } from '../testing/cascadeChecks.ts';
import type { CascadeDefinition } from './CascadeDefinition.ts';
import { CascadeEngine } from './CascadeEngine.ts';
import { cascadeRounds } from './cascadeRounds.ts';
import { settle } from './cascadeView.ts';

/** Two symbols and the scatter (2) on three columns of two rows. */
const tiny: CascadeDefinition = {
  columns: 3,
  rows: 2,
  weights: [1, 1, 1],
  freeWeights: [1, 1, 1],
  rule: 'cluster',
  sizes: [3, 5],
  pays: [
    [10, 50],
    [4, 20],
  ],
  scatters: 3,
  freeSpins: [1, 2],
  addedSpins: 1,
  mostSpins: 3,
  multiplier: { kind: 'cells', values: [1, 3] },
  cap: 100_000,
  featurePrice: 10,
};
const chained: CascadeDefinition = {
  ...tiny,
  rule: 'anywhere',
  multiplier: { kind: 'chain', base: [1, 2], free: [5, 7] },
};
const play = (definition: CascadeDefinition, draws: readonly number[], buy = false) =>
  cascadeRounds(definition).play({ buy }, 100n, [], scripted(draws)).view;

describe('cascades', () => {
  test('a group pays, vanishes, and the symbols above fall before new ones follow', () => {
    // Columns from the left, each from the top: 0 1 · 0 1 · 0 2; then 1 1 2 fall in, then a loss.
    const view = play(tiny, [0, 1, 0, 1, 0, 2, 1, 1, 2, 0, 1, 1, 0]);
    expect(view.spins[0]?.cascades).toEqual([
      { wins: [{ symbol: 0, cells: [0, 2, 4], pay: 10, multiplier: 1 }], fresh: [1, 1, 2] },
      { wins: [{ symbol: 1, cells: [0, 1, 2, 3], pay: 4, multiplier: 2 }], fresh: [0, 1, 1, 0] },
    ]);
    expect(view.total).toBe(18);
  });

  test('equal symbols that only touch by corners are no group, but pay in a game that pays anywhere', () => {
    const apart = [0, 1, 2, 0, 0, 1];
    expect(play(tiny, apart).total).toBe(0);
    expect(play(chained, [...apart, 0, 0, 2]).spins[0]?.cascades[0]?.wins[0]?.cells).toEqual([0, 3, 4]);
  });

  test('the multiplier of a chain goes up with each cascade and stays at its last value', () => {
    const view = play(chained, [0, 0, 0, 1, 1, 2, 1, 1, 2, 0, 0, 0, 1, 0, 1, 0]);
    expect(view.spins[0]?.cascades.map(({ wins }) => wins[0]?.multiplier)).toEqual([1, 2, 2]);
  });

  test('settle is the fall of the engine', () => {
    expect(settle([0, 1, 2, 3, 4, 5], 3, new Set([1, 2, 3]), [7, 8, 9])).toEqual([8, 7, 0, 9, 4, 5]);
  });
});

describe('free spins', () => {
  test('scatters at rest start them, more scatters more of them, and they end at the limit', () => {
    const spin = [2, 2, 2, 0, 1, 0];
    const view = play(tiny, [...spin, ...spin, ...spin, ...spin]);
    expect(view.spins.map(({ freeSpins }) => freeSpins)).toEqual([1, 1, 1, 0]);
    const four = [2, 2, 2, 2, 1, 0];
    const calm = [0, 1, 1, 0, 0, 1];
    expect(play(tiny, [...four, ...calm, ...calm]).spins.map(({ freeSpins }) => freeSpins)).toEqual([2, 0, 0]);
  });

  test('a bought feature begins with the fewest, without a spin', () => {
    const view = play(tiny, [0, 1, 1, 0, 0, 1], true);
    expect(view.spins).toHaveLength(1);
    const { staked } = cascadeRounds(tiny).play({ buy: true }, 100n, [], scripted([0, 1, 1, 0, 0, 1]));
    expect(staked).toBe(1_000n);
  });

  test('marked cells keep their multipliers from one free spin to the next, and chains their step', () => {
    const start = [2, 2, 2, 2, 1, 0];
    const win = [0, 1, 0, 1, 0, 2, 2, 0, 0];
    const marks = play({ ...tiny, freeSpins: [2, 2] }, [...start, ...win, ...win]);
    expect(marks.spins.map(({ pay }) => pay)).toEqual([0, 10, 30]);
    const chain = play({ ...chained, freeSpins: [2, 2] }, [...start, ...win, ...win]);
    expect(chain.spins.map(({ pay }) => pay)).toEqual([0, 50, 70]);
  });
});

test('a round ends at the cap and says so', () => {
  const capped = play({ ...tiny, cap: 15 }, [0, 1, 0, 1, 0, 2, 1, 1, 2, 0, 1, 1, 0]);
  expect(capped).toMatchObject({ total: 15, isCapped: true });
  expect(capped.spins[0]?.pay).toBe(15);
});

test('rounds with and without a log are the same, and every step follows from the definition', () => {
  for (const definition of [tiny, chained, { ...tiny, cap: 60 }]) {
    const engine = new CascadeEngine(definition);
    for (let seed = 0; seed < 400; seed += 1) {
      const { view } = cascadeRounds(definition).play({ buy: false }, 100n, [], seededDraw(seed));
      expect(view.total).toBe(engine.play(seededDraw(seed), 'spin', null));
      checkCascades(definition, view);
    }
  }
});
