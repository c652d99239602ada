import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Ten lines from both ends; a wild fills its reel, which is held while the others spin again, up to three times. */
export const gemFoundry: GameDefinition = {
  sysname: 'gem-foundry',
  title: 'Gem Foundry',
  provider: 'sugarcube',
  volatility: 'low',
  rule: { kind: 'lines', lines: winLines(10), bothWays: true },
  divisor: 10,
  paytable: {
    wild: {},
    h1: { 3: 8, 4: 35, 5: 60 },
    h2: { 3: 6, 4: 18, 5: 50 },
    h3: { 3: 6, 4: 18, 5: 35 },
    h4: { 3: 6, 4: 18, 5: 30 },
    l1: { 3: 4, 4: 10, 5: 20 },
    l2: { 3: 4, 4: 10, 5: 20 },
    l3: { 3: 3, 4: 8, 5: 15 },
    l4: { 3: 3, 4: 8, 5: 15 },
  },
  scatterPays: { 3: 10, 4: 50, 5: 250 },
  strips: strips(`
    l4 l2 h3 l4 l1 l2 l3 h3 l4 l3 h1 h3 l1 l4 h3 l2 l3 h4 l4 l2 h2 l1 l2 l3 l4 h4 l3 scatter h4 h1 l2 h4 l4 l1 l3 h2 l1 h2 l1 l3
    h4 l1 l4 l2 h2 l2 h4 l2 l1 l3 h3 l4 l2 h1 wild l4 h4 l3 h2 l1 l4 l1 l3 h3 h1 l4 l3 h4 scatter l4 h4 l2 l4 l3 l1 l2 l4 l3 l1 h3 h2 l3 l2 h2 l3 l1 h3
    h4 l3 l4 l2 l3 l1 l2 h2 scatter h4 l1 h1 h4 h2 l4 h3 h4 l4 l2 l1 h4 h3 l3 l2 h3 l3 l2 l1 h1 h2 l4 l3 wild l4 l2 l3 l4 l1 l2 l4 l1 h3 h2 l3 l3 l1 l4
    l4 h2 l2 l1 h2 wild l4 l3 scatter l1 h1 l3 l2 h4 l4 l2 h4 h1 l4 h2 h4 l3 l2 l1 h3 l3 l1 h3 l1 h4 l4 l3 l4 l2 l3 h3 l2 l4 h3 l2 l3 l4 l1 h2 h4 l1 l3
    h4 l2 l3 l4 l2 l1 h3 h1 l2 l1 l4 l1 h3 h2 h4 l1 l3 h3 l2 l4 l3 l2 scatter h4 l4 l3 h3 l3 l4 l1 h2 l3 h4 l2 l1 h2 l4 h1 l3 l4
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: true,
  feature: { kind: 'respins' },
  maxWin: 273,
};
