import type { GameDefinition } from '../engine/gameDefinition.ts';
import { strips } from '../engine/strips.ts';
import { winLines } from '../engine/winLines.ts';

/** Twenty lines and free spins with a multiplier of 3, on strips with more wilds. */
export const lanternHarbor: GameDefinition = {
  sysname: 'lantern-harbor',
  title: 'Lantern Harbor',
  provider: 'tidewright',
  volatility: 'medium',
  rule: { kind: 'lines', lines: winLines(20), bothWays: false },
  divisor: 20,
  paytable: {
    wild: {},
    h1: { 3: 60, 4: 250, 5: 1250 },
    h2: { 3: 45, 4: 200, 5: 700 },
    h3: { 3: 35, 4: 125, 5: 450 },
    h4: { 3: 35, 4: 120, 5: 350 },
    l1: { 3: 12, 4: 45, 5: 175 },
    l2: { 3: 12, 4: 45, 5: 175 },
    l3: { 3: 12, 4: 35, 5: 120 },
    l4: { 3: 12, 4: 35, 5: 120 },
  },
  scatterPays: { 3: 40, 4: 200, 5: 1000 },
  strips: strips(`
    h3 l1 h1 scatter l4 h4 h2 l3 l4 h3 h4 l3 h2 l1 l3 l4 l2 l3 h1 l2 l3 h4 l1 h2 l2 l4 l1 h3 l2 l4 l1 l2
    l4 l1 l2 l4 l1 h1 h4 h2 h1 l3 l4 l1 h4 scatter l2 h3 h4 l3 l2 l4 l1 l3 l2 h2 h3 l4 l2 h3 l1 wild l3 h4
    h4 l1 l3 l2 h2 h3 l2 h4 l1 l4 scatter h4 h3 l2 l4 l3 h1 l1 l3 h1 l4 h2 l2 l4 l1 l2 l3 wild h3 l3 l4 h2
    l4 h3 l2 l1 l3 l4 h4 l3 l1 h1 wild h3 l3 l2 h2 h3 l1 scatter l4 l3 l1 l4 h2 h4 l2 l4 l3 l2 l1 h4 h1
    h4 l2 l3 scatter l1 l2 h3 l3 l4 h2 l2 l3 l1 h3 l2 h4 l4 h1 h4 wild l4 h3 l1 l3 h1 l1 l4 l2 h2 h4 l3 h2
  `),
  wildMultipliers: [1, 1, 1, 1, 1],
  wildsExpand: false,
  feature: {
    kind: 'freeSpins',
    awards: { 3: 10, 4: 15, 5: 20 },
    retrigger: { 3: 5, 4: 10, 5: 15 },
    maxSpins: 40,
    strips: strips(`
      l1 h3 h4 l4 scatter l1 h1 l3 l2 l1 l3 l4 h3 l3 h2 l1 h4 l2 l4 h3 h2 l2 h1 h4 l4 l2 l3 l4 l1 l2 h2 l3
      wild h2 l4 h4 l1 l4 h4 h2 l4 l2 h4 l3 l2 l4 h1 l2 l1 l3 h1 l2 l3 wild h3 l1 h4 h3 l4 l1 l3 scatter l2 h3 l1
      l2 h1 scatter l4 h4 l3 l4 h3 l3 h2 l4 l3 l2 h4 l1 l4 h2 l1 l4 l2 l3 l1 h3 l2 h1 h2 wild l2 h3 wild h4 l3 l1
      l3 l4 wild h4 h3 l2 l3 wild l1 l3 l4 l1 h3 l2 h2 l4 h4 l3 scatter l2 l4 h1 l1 l3 l2 h4 l1 h3 l4 h1 l1 h2
      l3 scatter h4 h2 l3 l2 h3 l1 l3 h2 l4 l3 l2 h4 wild h3 h2 l1 l2 h4 h1 l4 l2 h1 l1 l4 l2 l3 l1 l4 h4 h3
    `),
    wildMultipliers: [1, 1, 1, 1, 1],
    multiplier: { kind: 'fixed', value: 3 },
    holdsWildReels: false,
    hasSpecialSymbol: false,
  },
  maxWin: 24883,
};
