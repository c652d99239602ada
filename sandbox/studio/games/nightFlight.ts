import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Fifteen lines; the multiplier increases by one with every free spin, up to 10. */
export const nightFlight: GameDefinition = {
  sysname: 'night-flight',
  title: 'Night Flight',
  provider: 'vector-row',
  volatility: 'high',
  rule: { kind: 'lines', lines: winLines(15), bothWays: false },
  divisor: 15,
  paytable: {
    wild: {},
    h1: { 3: 150, 4: 800, 5: 6000 },
    h2: { 3: 90, 4: 400, 5: 2000 },
    h3: { 3: 45, 4: 175, 5: 700 },
    h4: { 3: 35, 4: 150, 5: 450 },
    l1: { 3: 8, 4: 30, 5: 120 },
    l2: { 3: 8, 4: 30, 5: 120 },
    l3: { 3: 8, 4: 20, 5: 80 },
    l4: { 3: 8, 4: 18, 5: 70 },
  },
  scatterPays: { 3: 30, 4: 150, 5: 1500 },
  strips: strips(`
    l4 l3 l4 l2 h4 l1 l3 h4 l4 l3 l2 l4 h1 l3 h4 l4 l3 l1 h3 h4 l2 l1 h2 h3 h1 h2 l4 l2 l1 l3 l2 l1 h2 scatter h3
    h4 l4 l3 h3 l4 l2 l3 h3 l1 l4 h4 l3 l4 l2 l1 l3 l2 h4 l3 scatter l4 h2 h1 l1 l2 h2 l4 l2 h3 l1 l2 h2 wild l1
    l2 l4 l1 l2 l4 l3 l4 wild h4 l1 l3 l2 h3 l1 l3 l2 l1 l3 l4 h3 h4 l3 l1 scatter h2 l2 l1 l3 h1 h2 l4 h1 h4 h3
    l4 h3 h4 scatter l1 l4 l3 l2 h2 wild l2 l4 l1 h1 l2 h2 l3 l1 l2 h3 h4 l3 l4 l2 l1 h2 h3 l3 l4 l2 l1 h4 l4 l3
    l4 h4 h3 l2 l3 h4 scatter l3 h1 l4 h3 l1 l2 h2 h3 h4 h1 l3 l4 l1 l2 h4 l3 l1 l2 l4 l3 l1 l3 l4 l1 h2 l2 l1
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 12, 5: 15 },
    retrigger: { 3: 5, 4: 5, 5: 5 },
    maxSpins: 30,
    strips: strips(`
      l4 h2 l3 h4 l4 l1 l3 scatter l2 l1 h3 l4 h2 l1 h3 l2 h2 h1 l3 l2 l4 h4 h1 l3 l2 l4 h4 l3 l2 l1 h3 l4 h4 l1 l3
      l2 h4 wild l4 l1 l2 l4 l3 l1 h2 l3 h3 l2 l3 l4 h3 h4 l4 h3 l3 scatter h2 l4 h4 l1 l2 wild l4 l2 l1 l3 h1 l1 h2
      l1 l4 h3 h4 l1 l2 l3 l1 l4 h4 h2 h3 l3 h1 l4 l2 l1 l3 l2 l1 wild l3 l2 h4 l1 l3 h2 h1 l4 h3 scatter l4 l2
      l3 l1 l3 h3 l2 l4 l1 h3 l4 h2 h1 l3 l2 wild h4 l4 h2 h4 l2 l4 h2 l3 l1 h4 l4 l1 wild l2 l1 l3 h3 l2 l4 scatter
      l2 l1 h4 h1 l4 h4 h3 l3 h4 l4 l1 l2 l3 h2 l3 h4 h2 l1 l2 l3 l1 l4 l3 l2 l1 scatter l4 h3 h1 l3 l1 l2 h3 l4
    `),
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'perSpin', start: 1, step: 1, max: 10 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 143660,
};
