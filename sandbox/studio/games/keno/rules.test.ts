import { expect, test } from 'vitest';
import { Rational } from '../../kit/fair/Rational.ts';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { scripted } from '../../kit/testing/scripted.ts';
import { hitChance, keno, kenoMultiplier, kenoReturn, MOST_PICKS, NUMBERS } from './rules.ts';

const picks = Array.from({ length: MOST_PICKS }, (_, index) => index + 1);

test.each(picks)('1-3 a card of %i numbers returns from 94 to 97 % of the stakes, exactly', (count) => {
  expect(kenoReturn(count).toNumber()).toBeGreaterThan(0.94);
  expect(kenoReturn(count).toNumber()).toBeLessThan(0.97);
});

test.each(picks)('the chances of a card of %i numbers add up to one, and more hits pay more', (count) => {
  const chances = Array.from({ length: count + 1 }, (_, hits) => hitChance(count, hits));
  expect(chances.reduce((sum, chance) => sum.plus(chance), Rational.zero).equals(Rational.one)).toBe(true);
  const pays = chances.map((_, hits) => kenoMultiplier(count, hits).toNumber());
  expect(pays).toEqual(pays.toSorted((one, other) => one - other));
});

test('ten different numbers are drawn, and the hits pay', () => {
  // The draws leave the numbers in order: 1 to 10.
  const round = keno.play({ picks: [3, 10, 11] }, 100n, [], scripted(Array.from({ length: 10 }, () => 0)));
  expect(round).toEqual({
    view: { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hits: [3, 10], multiplier: '2.1' },
    staked: 100n,
    payout: 210n,
  });
  for (let seed = 0; seed < 50; seed += 1) {
    const { drawn } = keno.play({ picks: [1] }, 100n, [], seededDraw(seed)).view;
    expect(new Set(drawn).size).toBe(10);
    expect(drawn.every((number) => number >= 1 && number <= NUMBERS)).toBe(true);
  }
});

test.each([
  [{}],
  [{ picks: [] }],
  [{ picks: [1, 1] }],
  [{ picks: [0] }],
  [{ picks: [41] }],
  [{ picks: ['1'] }],
  [{ picks: Array.from({ length: 11 }, (_, index) => index + 1) }],
])('the card %j is refused', (bet) => {
  expect(() => keno.readBet(bet)).toThrow(expect.objectContaining({ field: 'picks' }));
});

test('a card is kept in ascending order', () => {
  expect(keno.readBet({ picks: [7, 1, 40] })).toEqual({ picks: [1, 7, 40] });
});
