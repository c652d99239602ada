import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

const reels = strips(`
  h4 l4 h1 l3 h2 l1 l4 h2 l3 h3 l1 l3 l4 h4 l2 l4 wild l2 h1 l3 l2 h3 scatter l2 h4 l1 l4 h3 l3 l2 l1
  l3 h3 l2 h4 h1 l1 scatter l3 h2 l1 l3 h2 l4 l1 h3 l2 l1 h2 wild l4 l3 l1 l2 l3 h4 l4 h1 h4 l4 l2 h3 l4
  l1 l2 h1 h3 l2 scatter l4 h2 l2 l4 h4 l1 l3 h4 l1 l4 h3 l3 l1 l2 wild l3 l4 l2 h3 l4 h1 l3 l1 h2 h4
  l4 l2 h1 h3 h4 l2 h2 l3 wild l4 l3 scatter l1 h3 l3 l1 l2 h3 l4 l3 l1 l2 l4 l3 l1 l2 h2 h4 h1 h2 h4 l1
  l2 l3 wild l1 h1 l2 l3 l4 h4 h3 l4 l1 h4 h3 l1 h2 l2 scatter l4 l2 h4 h1 l3 l4 l2 l3 l4 h3 h2 l3 l1
`);

/** Twenty-five lines; a multiplier from 1 to 10 is drawn before each free spin. */
export const jungleDrum: GameDefinition = {
  sysname: 'jungle-drum',
  title: 'Jungle Drum',
  provider: 'northlamp',
  volatility: 'medium',
  rule: { kind: 'lines', lines: winLines(25), bothWays: false },
  divisor: 25,
  paytable: {
    wild: { 3: 100, 4: 600, 5: 3000 },
    h1: { 3: 50, 4: 300, 5: 1250 },
    h2: { 3: 45, 4: 200, 5: 900 },
    h3: { 3: 30, 4: 175, 5: 600 },
    h4: { 3: 30, 4: 100, 5: 400 },
    l1: { 3: 10, 4: 40, 5: 125 },
    l2: { 3: 10, 4: 40, 5: 125 },
    l3: { 3: 10, 4: 25, 5: 90 },
    l4: { 3: 8, 4: 25, 5: 80 },
  },
  scatterPays: { 3: 50, 4: 250, 5: 1250 },
  strips: reels,
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 14, 5: 20 },
    retrigger: { 3: 5, 4: 7, 5: 10 },
    maxSpins: 40,
    strips: reels,
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'drawn', table: [1, 1, 2, 2, 2, 3, 3, 3, 5, 10] },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 95519,
};
