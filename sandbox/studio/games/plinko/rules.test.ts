import { expect, test } from 'vitest';
import { enumerate, scripted } from '../../kit/testing/scripted.ts';
import { plinko, plinkoReturn, RISKS, ROWS, slotMultipliers } from './rules.ts';

const bets = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));

test.each(bets)('1-3 $rows rows at $risk risk return from 97 to 99.1 % of the stakes, exactly', (bet) => {
  expect(plinkoReturn(bet).toNumber()).toBeGreaterThan(0.97);
  expect(plinkoReturn(bet).toNumber()).toBeLessThan(0.991);
});

test.each(RISKS)('the return of 8 rows at %s risk equals full enumeration', (risk) => {
  const outcomes = enumerate((draw) => plinko.play({ rows: 8, risk }, 10n, [], draw));
  const paid = outcomes.reduce((sum, { result }) => sum + (result.payout ?? 0n), 0n);
  expect(outcomes.length).toBe(256);
  expect(Number(paid) / (256 * 10)).toBe(plinkoReturn({ rows: 8, risk }).toNumber());
});

test.each(bets)('the outer slots of $rows rows at $risk risk pay most, and both sides the same', (bet) => {
  const pays = slotMultipliers(bet).map((multiplier) => multiplier.toNumber());
  expect(pays).toEqual(pays.toReversed());
  const half = pays.slice(0, bet.rows / 2 + 1);
  expect(half).toEqual(half.toSorted((one, other) => other - one));
});

test('the ball follows the draws', () => {
  const path = [1, 1, 0, 1, 0, 0, 1, 1];
  expect(plinko.play({ rows: 8, risk: 'high' }, 250n, [], scripted(path))).toEqual({
    view: { path, slot: 5, multiplier: '0.3' },
    staked: 250n,
    payout: 75n,
  });
});

test.each([
  [{ rows: 9, risk: 'low' }, 'rows'],
  [{ rows: '8', risk: 'low' }, 'rows'],
  [{ rows: 8, risk: 'none' }, 'risk'],
])('the bet %j is wrong at %s', (bet, field) => {
  expect(() => plinko.readBet(bet)).toThrow(expect.objectContaining({ field }));
});
