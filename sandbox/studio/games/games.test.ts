import { describe, expect, test } from 'vitest';
import { computeRtp } from '../engine/exact/computeRtp.ts';
import { winCeiling } from '../engine/testing/winCeiling.ts';
import type { GameDefinition, Volatility } from '../engine/gameDefinition.ts';
import { simulateRtp } from '../engine/simulateRtp.ts';
import { REGULAR_SYMBOLS, SYMBOLS } from '../engine/symbols.ts';
import { findGame, games } from './catalogue.ts';

/** Range of the standard deviation of a round, in stakes, for each volatility. */
const SPREAD: Record<Volatility, readonly [number, number]> = { low: [0, 3.8], medium: [3.8, 6.1], high: [6.1, 100] };

test('the catalogue has the twelve games, all different', () => {
  expect(games.map((game) => game.sysname)).toEqual([
    'lantern-harbor',
    'jade-ascent',
    'cherry-parade',
    'ember-dragon',
    'night-flight',
    'coral-deep',
    'sand-caravan',
    'frost-fjord',
    'neon-quarter',
    'jungle-drum',
    'gem-foundry',
    'court-of-cards',
  ]);
  const shape = ({ rule, feature, wildsExpand, wildMultipliers, strips }: GameDefinition): string =>
    JSON.stringify([
      rule.kind,
      rule.bothWays,
      { ...feature, strips: null },
      wildsExpand,
      wildMultipliers,
      strips[0].length,
    ]);
  expect(new Set(games.map(shape)).size).toBe(12);
  expect(new Set(games.map((game) => JSON.stringify(game.strips))).size).toBe(12);
  expect(findGame('ember-dragon')?.title).toBe('Ember Dragon');
  expect(findGame('nope')).toBeUndefined();
});

describe.each(games.map((game) => [game.sysname, game] as const))('%s', (_, game) => {
  const figures = computeRtp(game);
  const rtp = figures.rtp.toNumber();

  test('has an exact RTP from 95 to 97 %', () => {
    expect(rtp).toBeGreaterThan(0.95);
    expect(rtp).toBeLessThan(0.97);
    expect(figures.baseRtp.plus(figures.featureRtp).equals(figures.rtp)).toBe(true);
  });

  // `npm run prove -- rtp` plays ten million rounds.
  test('agrees with 60,000 simulated rounds and with its volatility', () => {
    const simulation = simulateRtp(game, 60_000, 20_260_101);
    expect(Math.abs(simulation.rtp - rtp)).toBeLessThan(4 * simulation.standardError);
    expect(simulation.paidFrequency).toBeGreaterThanOrEqual(figures.hitFrequency.toNumber() - 0.01);
    const { standardDeviation } = simulation;
    const [least, most] = SPREAD[game.volatility];
    expect(standardDeviation).toBeGreaterThan(least * 0.85);
    expect(standardDeviation).toBeLessThan(most * 1.15);
  }, 120_000);

  test('has a maxWin that no round can exceed', () => {
    const ceiling = winCeiling(game) / game.divisor;
    expect(game.maxWin).toBeGreaterThanOrEqual(ceiling);
    expect(game.maxWin).toBeLessThan(ceiling + 1);
  });

  test('has pays that decrease from h1 to l4, and all symbols on its strips', () => {
    for (const count of [3, 4, 5] as const) {
      const pays = REGULAR_SYMBOLS.map((symbol) => (symbol === 'scatter' ? 0 : (game.paytable[symbol][count] ?? 0)));
      expect(pays).toEqual(pays.toSorted((a, b) => b - a));
      expect(pays.at(-1)).toBeGreaterThan(0);
    }
    const shown = new Set(game.strips.flat());
    expect(SYMBOLS.filter((symbol) => !shown.has(symbol))).toEqual([]);
  });
});

test('the same seed gives the same rounds, another seed different ones', () => {
  const game = games[0]!;
  expect(simulateRtp(game, 5000, 1)).toEqual(simulateRtp(game, 5000, 1));
  expect(simulateRtp(game, 5000, 1).rtp).not.toBe(simulateRtp(game, 5000, 2).rtp);
});
