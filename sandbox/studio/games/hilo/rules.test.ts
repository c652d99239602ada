import { expect, test } from 'vitest';
import { RANKS } from '../../kit/cards/cards.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { enumerate, scripted } from '../../kit/testing/scripted.ts';
import { hilo, hiloMultiplier, MOST_SKIPS, winningRanks } from './rules.ts';
import type { HiloMove } from './rules.ts';

const higher: HiloMove = { kind: 'higher' };
const lower: HiloMove = { kind: 'lower' };
const skip: HiloMove = { kind: 'skip' };
const cashOut: HiloMove = { kind: 'cashOut' };
const play = (cards: readonly number[], ...moves: HiloMove[]) => hilo.play({}, 1_000n, moves, scripted(cards));

test.each(['higher', 'lower'] as const)('1-3 a guess of %s wins with as many ranks as its odds say', (kind) => {
  const outcomes = enumerate((draw) => hilo.play({}, 13_000n, [{ kind }], draw));
  for (let rank = 0; rank < RANKS; rank += 1) {
    const from = outcomes.filter(({ result }) => (result.view.cards[0] ?? 0) % RANKS === rank);
    const wins = from.filter(({ result }) => !result.view.isLost);
    // Each rank is on four cards, of which each is followed by every card.
    expect(wins.length / 16, `from rank ${rank}`).toBe(winningRanks(rank, kind));
    expect(from.length).toBe(4 * 52);
  }
});

test('any way of playing returns 99 % before rounding', () => {
  const chance = (guesses: readonly number[]) =>
    guesses.reduce((product, ranks) => product.times(Rational.of(ranks, RANKS)), Rational.one);
  for (const guesses of [[12], [7], [1], [12, 12, 7], [3, 1], [6, 6, 6, 6]]) {
    const back = hiloMultiplier(guesses).times(chance(guesses)).toNumber();
    expect(back).toBeGreaterThan(0.9899);
    expect(back).toBeLessThanOrEqual(0.99);
  }
});

test('right guesses raise the multiplier until the player cashes out', () => {
  const started = play([6]);
  expect([started.payout, started.view.multiplier]).toEqual([null, '0.0000']);
  expect(started.view.odds).toEqual([
    { guess: 'higher', includesSame: true, ranks: 7, multiplier: '1.8385' },
    { guess: 'lower', includesSame: true, ranks: 7, multiplier: '1.8385' },
  ]);
  const guessed = play([6, 6 + 13], higher);
  expect([guessed.payout, guessed.view.guesses, guessed.view.multiplier]).toEqual([null, 1, '1.8385']);
  const skipped = play([6, 6 + 13, 0], higher, skip);
  expect(skipped.view.odds.map(({ guess, includesSame, ranks }) => [guess, includesSame, ranks])).toEqual([
    ['higher', false, 12],
    ['lower', true, 1],
  ]);
  expect(play([6, 6 + 13, 0, 1], higher, skip, higher, cashOut).payout).toBe(1_991n);
});

test('a wrong guess loses the stake; from an ace an equal card is not higher', () => {
  expect(play([6, 5], higher)).toMatchObject({ payout: 0n, view: { isLost: true, odds: [], multiplier: '0.0000' } });
  expect(play([0, 13], higher).view.isLost).toBe(true);
  expect(play([0, 13], lower).view.isLost).toBe(false);
  expect(play([12, 25], lower).view.isLost).toBe(true);
});

test('a guess above the limit is not offered, and a round that offers none is cashed out', () => {
  // Lower than an ace, four times: the fourth would pay 28,275 stakes.
  const aces = [0, 13, 26, 39];
  const three = play(aces, lower, lower, lower);
  expect(three.view.odds.map(({ guess }) => guess)).toEqual(['higher']);
  expect(() => play([...aces, 0], lower, lower, lower, lower)).toThrow(expect.objectContaining({ field: 'move' }));
});

test.each([[[cashOut]], [[higher, cashOut, higher]], [Array.from({ length: MOST_SKIPS + 1 }, () => skip)]])(
  'moves %j are refused',
  (moves) => {
    expect(() =>
      play(
        Array.from({ length: 60 }, () => 6),
        ...moves,
      ),
    ).toThrow(expect.objectContaining({ field: 'move' }));
  },
);

test('a move is one of four kinds', () => {
  expect(hilo.readMove({ kind: 'skip' })).toEqual(skip);
  expect(() => hilo.readMove({ kind: 'same' })).toThrow(expect.objectContaining({ field: 'kind' }));
});
