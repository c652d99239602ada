import { describe, expect, test } from 'vitest';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import { scripted } from '../../kit/testing/scripted.ts';
import { dice, diceMultiplier, diceReturn, FEWEST, MOST, ROLLS, winningRolls } from './rules.ts';
import type { DiceBet } from './rules.ts';

const bets: DiceBet[] = Array.from({ length: MOST - FEWEST + 1 }, (_, step) => step + FEWEST).flatMap((rolls) => [
  { side: 'under', target: rolls },
  { side: 'over', target: ROLLS - 1 - rolls },
]);

test('1-3 every bet returns from 98.9 to 99 % of the stakes, exactly', () => {
  for (const bet of bets) {
    const back = diceReturn(bet).toNumber();
    expect(back, JSON.stringify(bet)).toBeGreaterThan(0.989);
    expect(back, JSON.stringify(bet)).toBeLessThanOrEqual(0.99);
  }
});

test('a bet wins with exactly the rolls that its chance counts', () => {
  for (const bet of [bets[0], bets[1], bets[5_001], bets.at(-1)]) {
    if (bet === undefined) throw new Error('no bet');
    const wins = Array.from({ length: ROLLS }, (_, roll) => dice.play(bet, 100n, [], scripted([roll]))).filter(
      ({ payout }) => (payout ?? 0n) > 0n,
    );
    expect(wins.length).toBe(winningRolls(bet));
  }
});

test('a win pays its multiplier, rounded down to minor units', () => {
  const bet: DiceBet = { side: 'under', target: 3_333 };
  expect(diceMultiplier(bet).toFixed(4)).toBe('2.9702');
  expect(dice.play(bet, 101n, [], scripted([3_332]))).toEqual({
    view: { roll: 3_332, isWin: true, multiplier: '2.9702' },
    staked: 101n,
    payout: 299n,
  });
  expect(dice.play(bet, 101n, [], scripted([3_333])).payout).toBe(0n);
});

describe('bad bets', () => {
  test.each([
    [null, 'bet'],
    [[], 'bet'],
    [{ side: 'left', target: 50 }, 'side'],
    [{ side: 'under', target: 5.5 }, 'target'],
    [{ side: 'under', target: '500' }, 'target'],
    [{ side: 'under', target: 99 }, 'target'],
    [{ side: 'under', target: 9_501 }, 'target'],
    [{ side: 'over', target: 9_900 }, 'target'],
    [{ side: 'over', target: 498 }, 'target'],
  ])('%j is wrong at %s', (bet, field) => {
    expect(() => dice.readBet(bet)).toThrow(expect.objectContaining({ field }));
  });

  test('a move is refused', () => {
    expect(() => dice.readMove({})).toThrow(RuleError);
  });
});
