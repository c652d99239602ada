import { describe, expect, test } from 'vitest';
import { games } from '../games/catalogue.ts';
import { compileGame } from './compileGame.ts';
import type { GameDefinition } from './gameDefinition.ts';
import { playRound } from './playRound.ts';
import { RoundPlayer } from './RoundPlayer.ts';
import type { SpinResult, Win } from './roundResult.ts';
import { seededDraw } from '../kit/fair/seededRandom.ts';
import { strips } from './strips.ts';
import { tinyFreeSpins, tinyGame } from './testing/tinyGame.ts';
import { fc } from '../../../tests/fastCheck.ts';

/** Plays the game with the given first stops and 0 for all other draws. */
function baseSpin(game: GameDefinition, stops: readonly number[] = []): SpinResult {
  let position = 0;
  return playRound(game, () => stops[position++] ?? 0).base;
}

function withStrips(text: string, change: Partial<GameDefinition> = {}): GameDefinition {
  return { ...tinyGame, ...change, strips: strips(text) };
}

/** The symbol that a cell counted as: on reels filled by a wild, wild. */
function countedSymbol(spin: SpinResult, [reel, row]: readonly [number, number]): string | undefined {
  return spin.filled.includes(reel) ? 'wild' : spin.grid[reel]?.[row];
}

function isMadeOf(spin: SpinResult, win: Win): boolean {
  const symbols = win.cells.map((cell) => countedSymbol(spin, cell));
  if (win.kind === 'scatter') return win.cells.every(([reel, row]) => spin.grid[reel]?.[row] === 'scatter');
  if (win.kind === 'special') return symbols.includes(win.symbol) && win.cells.length === win.count * 3;
  return symbols.every((symbol) => symbol === win.symbol || symbol === 'wild');
}

describe.each(games.map((game) => [game.sysname, game] as const))('%s', (_, game) => {
  test('wins add up, are on their symbols, and are the same with and without an observer', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const watched = seededDraw(seed);
        const player = new RoundPlayer(game);
        const unwatched = seededDraw(seed);
        for (let round = 0; round < 40; round += 1) {
          const result = playRound(game, watched);
          expect(player.play(unwatched, null)).toBe(result.units);
          const spins = [result.base, ...(result.feature?.spins ?? [])];
          expect(spins.reduce((sum, spin) => sum + spin.units, 0)).toBe(result.units);
          for (const spin of spins) {
            expect(spin.wins.reduce((sum, win) => sum + win.units, 0)).toBe(spin.units);
            expect(spin.wins.filter((win) => !isMadeOf(spin, win))).toEqual([]);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('a line pays its best run from the left; wilds substitute and multiply', () => {
  const game = withStrips(
    `
    l4 h1 l3
    l4 wild l3
    l4 wild l2
    l1 h1 l2
    l1 h2 l2
  `,
    {
      wildMultipliers: [1, 2, 3, 1, 1],
      rule: { kind: 'lines', lines: [[1, 1, 1, 1, 1]], bothWays: false },
      divisor: 1,
    },
  );
  expect(baseSpin(game).wins).toEqual([
    {
      kind: 'line',
      symbol: 'h1',
      count: 4,
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      line: 0,
      direction: 'fromLeft',
      ways: 1,
      multiplier: 1,
      units: 240,
    },
  ]);
});

test('bothWays pays a run from each end, and five of a kind once', () => {
  const rule = { kind: 'lines', lines: [[1, 1, 1, 1, 1]], bothWays: true } as const;
  const meeting = withStrips(
    `
    l4 h1 l3
    l4 h1 l3
    l4 wild l2
    l1 h2 l2
    l1 h2 l2
  `,
    { rule, divisor: 1 },
  );
  expect(baseSpin(meeting).wins.map(({ symbol, direction, units }) => [symbol, direction, units])).toEqual([
    ['h1', 'fromLeft', 10],
    ['h2', 'fromRight', 8],
  ]);
  expect(baseSpin(meeting).wins[1]?.cells).toEqual([
    [4, 1],
    [3, 1],
    [2, 1],
  ]);
  const five = withStrips(
    `
    l4 h1 l3
    l3 h1 l4
    l4 h1 l3
    l3 h1 l4
    l1 h1 l2
  `,
    { rule, divisor: 1 },
  );
  expect(baseSpin(five).units).toBe(100);
});

test('ways are multiplied over reels; a way through a multiplier wild counts once per multiple', () => {
  const game = withStrips(
    `
    h1 h1 l4
    h1 wild l3
    l1 wild l2
    l1 h2 l2
    l1 h2 l2
  `,
    { rule: { kind: 'ways', bothWays: false }, wildMultipliers: [1, 3, 2, 1, 1] },
  );
  const h1 = baseSpin(game).wins.find(({ symbol }) => symbol === 'h1');
  expect(h1).toMatchObject({ count: 3, ways: 2 * 4 * 2, units: 10 * 16, line: null });
  expect(h1?.cells).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
});

test('a wild fills its reel, and scatters under it still count', () => {
  const game = withStrips(
    `
    h1 h1 l4
    wild scatter l3
    scatter h1 l2
    scatter h2 l2
    l1 h2 l2
  `,
    { wildsExpand: true },
  );
  expect(baseSpin(game)).toMatchObject({
    filled: [1],
    scatters: 3,
    grid: expect.arrayContaining([['wild', 'scatter', 'l3']]),
  });
});

test('a feature has at most maxSpins spins', () => {
  const endless = tinyFreeSpins({ awards: { 3: 5, 4: 5, 5: 5 }, retrigger: { 3: 5, 4: 5, 5: 5 }, maxSpins: 12 });
  const { feature } = playRound({ ...tinyGame, feature: endless }, () => 0);
  expect(feature?.spins.map(({ added }) => added).slice(0, 3)).toEqual([5, 2, 0]);
  expect(feature?.spins).toHaveLength(12);
});

test.each<[string, Partial<GameDefinition>]>([
  ['two scatters', { strips: strips('h1 scatter scatter\nh1 h2 l1\nh1 h2 l1\nh1 h2 l1\nh1 h2 l1') }],
  [
    'start on a regular symbol',
    { rule: { kind: 'ways', bothWays: false }, strips: strips('wild h1 h2\nh1 h2 l1\nh1 h2 l1\nh1 h2 l1\nh1 h2 l1') },
  ],
  ['pay themselves', { strips: strips('wild h1 h2\nh1 h2 l1\nh1 h2 l1\nh1 h2 l1\nh1 h2 l1') }],
  ['grow with the run', { paytable: { ...tinyGame.paytable, h1: { 3: 10, 4: 5, 5: 100 } } }],
  ['stake on one line', { divisor: 7 }],
  ['hold reels', { feature: { kind: 'respins' } }],
  ['no retrigger', { wildsExpand: true, feature: tinyFreeSpins({ holdsWildReels: true }) }],
  ['limit of spins', { feature: tinyFreeSpins({ maxSpins: 1 }) }],
])('a definition that breaks the rule "%s" is refused', (reason, change) => {
  expect(() => compileGame({ ...tinyGame, ...change })).toThrow(reason);
});
