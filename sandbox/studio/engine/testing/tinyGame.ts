import type { FreeSpins, GameDefinition } from '../gameDefinition.ts';
import { strips } from '../strips.ts';
import { winLines } from '../winLines.ts';

const ONE = [1, 1, 1, 1, 1] as const;

/** A game so small that all its rounds can be enumerated; it has no theme and is not in the catalogue. */
export const tinyGame: GameDefinition = {
  sysname: 'tiny',
  title: 'Tiny',
  provider: 'test',
  volatility: 'low',
  rule: { kind: 'lines', lines: winLines(5), bothWays: false },
  divisor: 5,
  paytable: {
    wild: {},
    h1: { 3: 10, 4: 40, 5: 100 },
    h2: { 2: 1, 3: 8, 4: 20, 5: 50 },
    h3: { 3: 5, 4: 15, 5: 40 },
    h4: { 3: 4, 4: 12, 5: 30 },
    l1: { 3: 3, 4: 10, 5: 20 },
    l2: { 3: 2, 4: 8, 5: 15 },
    l3: { 3: 2, 4: 6, 5: 12 },
    l4: { 3: 1, 4: 4, 5: 8 },
  },
  scatterPays: { 3: 5, 4: 10, 5: 50 },
  strips: strips(`
    h1 scatter h2
    h1 scatter wild h2
    h1 scatter wild
    h2 h1 wild l1
    l1 h1 h2
  `),
  wildMultipliers: ONE,
  wildsExpand: false,
  feature: null,
  maxWin: 1_000_000,
};

/** Base stops of the tiny game that show three scatters. */
export const TRIGGER = [0, 0, 0, 0, 0] as const;

export function tinyFreeSpins(feature: Partial<FreeSpins>): FreeSpins {
  return {
    kind: 'freeSpins',
    awards: { 3: 1, 4: 2, 5: 2 },
    retrigger: { 3: 1, 4: 1, 5: 1 },
    maxSpins: 2,
    strips: strips(`
      h1 scatter h2
      h1 l2 scatter wild
      h1 wild scatter h2
      h2 h1 wild
      l1 h1 h2
    `),
    wildMultipliers: ONE,
    multiplier: { kind: 'fixed', value: 1 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
    ...feature,
  };
}
