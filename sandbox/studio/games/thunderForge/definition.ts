import { stripsOf } from '../../kit/reels/hold/HoldDefinition.ts';
import type { HoldDefinition } from '../../kit/reels/hold/HoldDefinition.ts';

/** The wild, then from the highest paying one; the last one is the coin. */
export const SYMBOLS = ['anvil', 'hammer', 'helm', 'shield', 'axe', 'horn', 'knot', 'ingot', 'coal', 'coin'] as const;

export type ForgeSymbol = (typeof SYMBOLS)[number];

export const definition: HoldDefinition = {
  columns: 5,
  rows: 4,
  strips: stripsOf('WABCDEFGHO', [
    'AAFFFGGOOHHHEEECCGGGDDDBBHHFFFHH',
    'BBBGGGWHHHFFFOOEEECCCFFDDAAGGGEE',
    'CCCHHHEEEFFFOOBBDDDDHHHAAAEEGGFF',
    'DDDAAOOHHWGGEEBBBBAACCCCGGEEDDFF',
    'EEEAAAOOHHFFFDDDDBBBBCCCAAGGEECC',
  ]),
  rule: { kind: 'ways' },
  pays: [
    [0, 0, 0],
    [5, 15, 60],
    [4, 10, 36],
    [3, 8, 25],
    [2, 6, 18],
    [1, 3, 10],
    [1, 2, 8],
    [1, 2, 6],
    [1, 2, 5],
  ],
  hold: {
    coins: 6,
    lives: 3,
    chance: { of: 1, in: 24 },
    kinds: [
      { pay: 5, weight: 36, holdWeight: 30 },
      { pay: 10, weight: 30, holdWeight: 26 },
      { pay: 20, weight: 18, holdWeight: 16 },
      { pay: 30, weight: 8, holdWeight: 8 },
      { pay: 50, weight: 4, holdWeight: 4 },
      { pay: 10, weight: 2, holdWeight: 2, jackpot: 'mini' },
      { pay: 10, weight: 1, holdWeight: 1, jackpot: 'minor' },
      { pay: 10, weight: 1, holdWeight: 1, jackpot: 'major' },
      { pay: 0, weight: 0, holdWeight: 12, strike: 10 },
    ],
    jackpots: { mini: 150, minor: 500, major: 2_000, grand: 50_000 },
    ladder: [{ coins: 20, jackpot: 'grand' }],
    price: 45,
  },
};
