import { describe, expect, test } from 'vitest';
import { games } from '../games/catalogue.ts';
import { gameFacts } from '../games/gameFacts.ts';
import { oddsOf } from '../games/oddsOf.ts';
import type { GameOdds } from '../games/oddsOf.ts';
import { presentGame } from '../server/presentGame.ts';
import { bucketed } from './bucketed.ts';
import { seededDraw } from '../kit/fair/seededRandom.ts';
import { gameOdds, oddsGames, playedTrial } from './gameOdds.ts';
import type { Trial } from './Trial.ts';

const meanOf = ({ outcomes }: Pick<GameOdds, 'outcomes'>) =>
  outcomes.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0);

const OTHER_SEED = 7_310_442;
const ROUNDS = 40_000;
/** Of the stored chances, as a share of them. */
const STORED_ERROR = 0.006;
const views: readonly ((multiple: number) => number)[] = [
  (multiple) => (multiple > 0 ? 1 : 0),
  ...[2, 10, 100].map((most) => (multiple: number) => Math.min(multiple, most)),
];
/**
 * By how much a game states more than this way of playing returns, in points. Hi-Lo states the 99 % of its formula; its
 * multipliers are cut to hundredths, which takes 0.0008 of a point here.
 */
const saysMore: Readonly<Record<string, number>> = { hilo: 0.001 };

test('every game of the studio has odds', () => {
  const all = [...games, ...gameFacts].map(({ sysname }) => sysname).toSorted();
  expect([...oddsGames].toSorted()).toEqual(all);
});

describe.each(oddsGames)('%s', (sysname) => {
  const odds = oddsOf(sysname);
  if (odds === undefined) throw new Error(`${sysname} has no odds`);

  test('its payouts are few and together certain', () => {
    expect(odds.outcomes.length).toBeLessThanOrEqual(64);
    expect(odds.outcomes.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(odds.outcomes.every(([multiple, chance]) => multiple >= 0 && chance > 0)).toBe(true);
    expect(odds.outcomes.map(([multiple]) => multiple)).toEqual(
      odds.outcomes.map(([multiple]) => multiple).toSorted((a, b) => a - b),
    );
  });

  test('their mean is the exact return of this way of playing', () => {
    // Multiples are written with seven digits.
    expect(meanOf(odds) / playedTrial(sysname).expected).toBeCloseTo(1, 6);
  });

  test('that return is one that the game states', () => {
    const facts = gameFacts.find((game) => game.sysname === sysname);
    const slot = games.find((game) => game.sysname === sysname);
    const least = Number(facts?.rtp ?? (slot && presentGame(slot).rtp));
    const most = Number(facts?.rtpMost ?? least);
    const percent = playedTrial(sysname).expected * 100;
    expect(percent).toBeGreaterThanOrEqual(least - (saysMore[sysname] ?? 0));
    // Stated returns are cut to two decimals. Crash states 98.99, since its lowest return is just below 99.
    expect(percent).toBeLessThanOrEqual(most + 0.01 + 1e-9);
  });

  test('the stored ones are the computed ones, or what other rounds show', () => {
    if (odds.source === 'exact') expect(gameOdds(sysname, 0)).toEqual(odds);
    else for (const { z } of triedAgain(odds, playedTrial(sysname))) expect(Math.abs(z)).toBeLessThan(4);
  });
});

/**
 * Rounds with another seed against the odds: how often nothing is paid, and the mean payouts when each is cut at 2, 10
 * and 100 stakes. Joined payouts keep these means, except of the one size that the cut goes through. The stored chances
 * have an error of their own: four million rounds, and a factor that makes their mean exact, which is off by as much as
 * the mean was (at most 0.6 %: 12 stakes of deviation).
 */
function triedAgain({ outcomes }: GameOdds, { play }: Trial): readonly { readonly z: number }[] {
  const draw = seededDraw(OTHER_SEED);
  const rounds = Array.from({ length: ROUNDS }, () => play(draw));
  const staked = rounds.reduce((sum, one) => sum + one.staked, 0);
  const squares = rounds.reduce((sum, one) => sum + one.staked ** 2, 0);
  return views.map((view) => {
    const shown = rounds.reduce((sum, one) => sum + one.staked * view(one.paid / one.staked), 0) / staked;
    const mean = outcomes.reduce((sum, [multiple, chance]) => sum + view(multiple) * chance, 0);
    const variance = outcomes.reduce((sum, [multiple, chance]) => sum + (view(multiple) - mean) ** 2 * chance, 0);
    const error = Math.hypot(Math.sqrt((variance * squares) / staked ** 2), STORED_ERROR * mean);
    return { z: (shown - mean) / error };
  });
}

test('joined payouts keep the mean and nearly the variance', () => {
  const many = new Map(Array.from({ length: 3_000 }, (_, index) => [(index + 1) / 10, 0.3 / 3_000]));
  const squareOf = (outcomes: GameOdds['outcomes']) =>
    outcomes.reduce((sum, [multiple, chance]) => sum + multiple ** 2 * chance, 0);
  const mean = [...many].reduce((sum, [multiple, chance]) => sum + multiple * chance, 0);
  const joined = bucketed(many, mean);
  expect(joined.length).toBeLessThanOrEqual(64);
  expect(meanOf({ outcomes: joined })).toBeCloseTo(mean, 6);
  expect(squareOf(joined) / squareOf([...many])).toBeGreaterThan(0.995);
});
