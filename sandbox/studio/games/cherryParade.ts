import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Five lines that pay from both ends, wilds that double and triple, no free spins. */
export const cherryParade: GameDefinition = {
  sysname: 'cherry-parade',
  title: 'Cherry Parade',
  provider: 'sugarcube',
  volatility: 'low',
  rule: { kind: 'lines', lines: winLines(5), bothWays: true },
  divisor: 5,
  paytable: {
    wild: {},
    h1: { 3: 18, 4: 75, 5: 225 },
    h2: { 3: 15, 4: 45, 5: 100 },
    h3: { 3: 10, 4: 25, 5: 75 },
    h4: { 3: 10, 4: 25, 5: 50 },
    l1: { 3: 5, 4: 10, 5: 25 },
    l2: { 3: 5, 4: 10, 5: 20 },
    l3: { 3: 4, 4: 10, 5: 18 },
    l4: { 3: 4, 4: 8, 5: 15 },
  },
  scatterPays: { 3: 10, 4: 25, 5: 100 },
  strips: strips(`
    l2 l3 l3 h3 l1 h4 h3 h1 l4 l4 l1 h4 l2 l4 l4 l1 h2 l3 l3 l2 l4 l4 scatter
    l3 h1 scatter h4 l2 l1 wild h2 l4 l4 l2 h3 h4 l1 h2 l3 l4 l4 l2 l3 l1 l4 l4 h3
    h2 l4 l4 h1 l2 l4 l4 h4 l3 l3 l1 h3 scatter l1 h3 l2 l4 l4 h4 l2 wild l3 l3
    l4 l4 l2 h3 h1 l1 h2 l3 h3 l2 l4 l4 h4 l2 l1 h4 wild l3 h2 l4 l4 l3 l1 scatter
    h4 l3 l3 l2 h1 h4 l1 l2 l4 l4 l1 h3 scatter h2 l4 l4 l2 l3 l3 l4 l4 l1 h3
  `),
  wildMultipliers: [1, 2, 3, 2, 1],
  wildsExpand: false,
  feature: null,
  maxWin: 568,
};
