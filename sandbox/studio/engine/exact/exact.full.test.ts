import { expect, test } from 'vitest';
import { compileGame } from '../compileGame.ts';
import type { FreeSpins, GameDefinition, Line, PerReel, Strip } from '../gameDefinition.ts';
import { RoundPlayer } from '../RoundPlayer.ts';
import { strips } from '../strips.ts';
import { SYMBOLS } from '../symbols.ts';
import { enumerateMean } from '../testing/enumerateRounds.ts';
import { tinyFreeSpins, tinyGame, TRIGGER } from '../testing/tinyGame.ts';
import { computeRtp } from './computeRtp.ts';
import { freeSpinsMean, respinsMean } from './featureValue.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { winCeiling } from '../testing/winCeiling.ts';
import { fc } from '../../../../tests/fastCheck.ts';

const strip: fc.Arbitrary<Strip> = fc.array(fc.constantFrom(...SYMBOLS), { minLength: 3, maxLength: 4 });
const regularStrip: fc.Arbitrary<Strip> = fc.array(fc.constantFrom('h1', 'h2', 'l1', 'scatter'), {
  minLength: 3,
  maxLength: 4,
});
const row = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const lines = fc.uniqueArray(fc.tuple(row, row, row, row, row), {
  minLength: 1,
  maxLength: 6,
  selector: (line) => line.join(),
});

const games: fc.Arbitrary<GameDefinition> = fc
  .record({
    lines: fc.option(lines),
    bothWays: fc.boolean(),
    first: regularStrip,
    middle: fc.tuple(strip, strip, strip),
    last: regularStrip,
    multiplier: fc.integer({ min: 1, max: 3 }),
    wildsExpand: fc.boolean(),
  })
  .map(({ lines: chosen, bothWays, first, middle, last, multiplier, wildsExpand }) => ({
    ...tinyGame,
    rule:
      chosen === null
        ? ({ kind: 'ways', bothWays } as const)
        : ({ kind: 'lines', lines: chosen as Line[], bothWays } as const),
    divisor: chosen?.length ?? 5,
    strips: [first, ...middle, last].map(oneScatter) as unknown as PerReel<Strip>,
    wildMultipliers: [1, 1, multiplier, 2, 1] as const,
    wildsExpand,
  }));

/** Keeps one scatter per strip, because a window may show at most one and these strips are short. */
function oneScatter(symbols: Strip): Strip {
  const first = symbols.indexOf('scatter');
  return symbols.map((symbol, index) => (symbol === 'scatter' && index !== first ? 'l3' : symbol));
}

test('RTP, hit frequency and ceiling of random games equal full enumeration', () => {
  fc.assert(
    fc.property(games, (game) => {
      const player = new RoundPlayer(game);
      const figures = computeRtp(game);
      let highest = 0;
      const units = enumerateMean([], (draw) => {
        const won = player.play(draw, null);
        highest = Math.max(highest, won);
        return won;
      });
      const hits = enumerateMean([], (draw) => Math.sign(player.play(draw, null)));
      expect(figures.rtp.equals(units.dividedBy(game.divisor))).toBe(true);
      expect(figures.hitFrequency.equals(hits)).toBe(true);
      expect(winCeiling(game)).toBeGreaterThanOrEqual(highest);
      expect(winCeiling(game)).toBeLessThanOrEqual(highest + (game.scatterPays[5] ?? 0));
    }),
    { numRuns: 50 },
  );
});

test('wilds that start a run pay as wilds when that is worth more', () => {
  const game: GameDefinition = {
    ...tinyGame,
    paytable: { ...tinyGame.paytable, wild: { 2: 2, 3: 30, 4: 60, 5: 200 } },
    strips: strips(`
      wild h1 h2 scatter
      wild h1 l4
      wild l4 scatter
      wild h2 h1
      h1 wild l4
    `),
  };
  const player = new RoundPlayer(game);
  const units = enumerateMean([], (draw) => player.play(draw, null));
  expect(computeRtp(game).rtp.equals(units.dividedBy(game.divisor))).toBe(true);
});

const FEATURES: [string, Partial<FreeSpins>, Partial<GameDefinition>][] = [
  ['a fixed multiplier and a retrigger', { multiplier: { kind: 'fixed', value: 3 } }, {}],
  ['a multiplier that rises with each spin', { multiplier: { kind: 'perSpin', start: 1, step: 2, max: 9 } }, {}],
  ['a multiplier that rises with each win', { multiplier: { kind: 'perWin', start: 1, step: 1, max: 5 } }, {}],
  ['a multiplier set by the scatters', { multiplier: { kind: 'byScatters', values: { 3: 2, 4: 5, 5: 9 } } }, {}],
  ['a drawn multiplier', { multiplier: { kind: 'drawn', table: [1, 4] }, retrigger: null }, {}],
  ['a special symbol', { hasSpecialSymbol: true, retrigger: null }, {}],
  ['other wild multipliers', { wildMultipliers: [1, 2, 1, 3, 1] }, {}],
  ['held reels', { holdsWildReels: true, retrigger: null, awards: { 3: 2, 4: 2, 5: 2 } }, { wildsExpand: true }],
  ['243 ways', { multiplier: { kind: 'fixed', value: 2 } }, { rule: { kind: 'ways', bothWays: false } }],
];

test.each(FEATURES)('free spins with %s equal full enumeration', (_, change, base) => {
  const feature = tinyFreeSpins(change);
  const game: GameDefinition = { ...tinyGame, ...base, feature };
  const player = new RoundPlayer(game);
  const baseUnits = new RoundPlayer({ ...game, feature: null }).play(scripted(TRIGGER), null);
  let spins = 0;
  const units = enumerateMean(TRIGGER, (draw) => player.play(draw, null) - baseUnits);
  const played = enumerateMean(TRIGGER, (draw) => {
    spins = -1;
    player.play(draw, { feature: () => undefined, spin: () => (spins += 1) });
    return spins;
  });
  const mean = freeSpinsMean(compileGame(game), feature, 3);
  expect(mean.units.equals(units)).toBe(true);
  expect(mean.spins.equals(played)).toBe(true);
  expect(units.numerator).toBeGreaterThan(0n);
});

test('respins equal full enumeration', () => {
  const game: GameDefinition = {
    ...tinyGame,
    wildsExpand: true,
    feature: { kind: 'respins' },
    strips: strips(`
      h1 l1 h2
      h1 h2 l1 l2 wild
      h1 h2 l2
      h1 h2 l1 wild l2
      l1 h1 h2
    `),
  };
  const fills = [0, 2, 0, 0, 0];
  const player = new RoundPlayer(game);
  const baseUnits = new RoundPlayer({ ...game, feature: null }).play(scripted(fills), null);
  const units = enumerateMean(fills, (draw) => player.play(draw, null) - baseUnits);
  expect(respinsMean(compileGame(game), 0b00010).equals(units)).toBe(true);
});

test('fractions stay exact and are rounded toward zero in text', () => {
  const third = Rational.of(1, 3);
  expect(third.plus(third).plus(third).equals(Rational.one)).toBe(true);
  expect(Rational.of(2, 3).toFixed(4)).toBe('0.6666');
  expect(Rational.of(96399, 100000).toPercent()).toBe('96.39');
  expect(Rational.of(1, 4).minus(Rational.of(1, 2)).equals(Rational.of(-1, 4))).toBe(true);
  expect(() => Rational.of(1, 0)).toThrow('positive');
});

function scripted(values: readonly number[]): (n: number) => number {
  let position = 0;
  return () => values[position++] ?? 0;
}
