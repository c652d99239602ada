import { stripsOf } from '../../kit/reels/hold/HoldDefinition.ts';
import type { HoldDefinition } from '../../kit/reels/hold/HoldDefinition.ts';

/** The wild, then from the highest paying one; the last one is the coin. */
export const SYMBOLS = ['mask', 'jaguar', 'macaw', 'idol', 'drum', 'ring', 'jade', 'jug', 'maize', 'sun'] as const;

export type VaultSymbol = (typeof SYMBOLS)[number];

export const definition: HoldDefinition = {
  columns: 5,
  rows: 3,
  strips: stripsOf('WABCDEFGHO', [
    'AFHCOOGBEHDFGCHEFDGHBFAHOGDFCGEO',
    'BGFHOEDCWGHOOFAEHDGBFHCOGDFHWGEF',
    'CHGDOOOEFWBHGAFEDHGCFHEGBDHFWGEH',
    'DFHGEBOOCHWFGAEHOFGBHECGFHDWEGFH',
    'EGHFDAGHOOFCBHEGDOWHGBEFHDCGHFEO',
  ]),
  rule: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 0, 0],
      [2, 2, 1, 2, 2],
      [1, 2, 2, 2, 1],
      [1, 0, 0, 0, 1],
      [1, 1, 0, 1, 1],
    ],
  },
  pays: [
    [50, 250, 1000],
    [50, 200, 1000],
    [40, 150, 500],
    [30, 100, 300],
    [25, 80, 200],
    [12, 40, 100],
    [10, 30, 80],
    [6, 20, 60],
    [5, 15, 50],
  ],
  hold: {
    coins: 6,
    lives: 3,
    chance: { of: 1, in: 20 },
    kinds: [
      { pay: 5, weight: 30, holdWeight: 30 },
      { pay: 10, weight: 30, holdWeight: 30 },
      { pay: 20, weight: 18, holdWeight: 18 },
      { pay: 30, weight: 12, holdWeight: 12 },
      { pay: 50, weight: 7, holdWeight: 7 },
      { pay: 100, weight: 3, holdWeight: 3 },
    ],
    jackpots: { mini: 150, minor: 500, major: 2_000, grand: 20_000 },
    ladder: [
      { coins: 9, jackpot: 'mini' },
      { coins: 11, jackpot: 'minor' },
      { coins: 13, jackpot: 'major' },
      { coins: 15, jackpot: 'grand' },
    ],
    price: 36,
  },
};
