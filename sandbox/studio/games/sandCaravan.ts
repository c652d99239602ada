import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

const reels = strips(`
  h4 l1 l4 l3 l1 h1 l3 h4 h2 l3 wild h2 h1 l3 l4 l2 h4 h3 l3 l4 l2 l4 h4 h3 l2 l1 l3 l2 l1 l4 l3 l1 l4 h3 l2 scatter h2 l1 l4 l2
  h2 h3 l1 h2 h4 l4 l3 l2 h3 l1 l2 l3 l4 l1 l3 l2 h3 h4 l4 l3 h4 l1 h2 h1 l4 l2 l1 wild l2 l4 l3 l2 l3 h3 l4 l1 scatter h1 l2 l4
  l3 l1 l4 l2 l1 h4 h3 h4 l3 wild l2 l4 h2 h1 l1 l3 l4 l1 h3 l1 l3 l4 l2 h4 l3 l1 h2 scatter l3 l2 h4 l4 l3 h3 h2 l2 l1 l4 l2
  l1 h1 l2 l1 wild l4 h2 l2 h3 h4 l1 l3 l4 h3 h4 l4 scatter h1 l2 l3 l1 l3 l2 l3 h2 h3 l2 l4 h4 l1 l4 l2 h3 l4 l3 l1 h4 l3 h2 l4 l2
  l2 l4 h3 l3 l4 l1 h2 h1 l2 h2 l3 h3 wild l1 l3 h3 l4 l2 h4 l1 l3 h1 l1 l2 l3 l1 scatter h4 l4 l3 l2 l1 l2 l4 l3 l4 h4 h3 l1 h2 h4
`);

/** Ten lines; in the free spins one drawn symbol fills its reels and pays even if they are not adjacent. */
export const sandCaravan: GameDefinition = {
  sysname: 'sand-caravan',
  title: 'Sand Caravan',
  provider: 'stonelight',
  volatility: 'high',
  rule: { kind: 'lines', lines: winLines(10), bothWays: false },
  divisor: 10,
  paytable: {
    wild: { 2: 12, 3: 90, 4: 600, 5: 5000 },
    h1: { 2: 12, 3: 60, 4: 300, 5: 2000 },
    h2: { 2: 6, 3: 35, 4: 150, 5: 800 },
    h3: { 2: 5, 3: 30, 4: 120, 5: 600 },
    h4: { 3: 25, 4: 80, 5: 450 },
    l1: { 3: 6, 4: 30, 5: 120 },
    l2: { 3: 6, 4: 25, 5: 90 },
    l3: { 3: 6, 4: 25, 5: 90 },
    l4: { 3: 6, 4: 20, 5: 90 },
  },
  scatterPays: { 3: 20, 4: 200, 5: 2000 },
  strips: reels,
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 10, 5: 10 },
    retrigger: { 3: 10, 4: 10, 5: 10 },
    maxSpins: 30,
    strips: reels,
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'fixed', value: 1 },
    holdsWildReels: false,
    hasSpecialSymbol: true,
  },
  maxWin: 172500,
};
