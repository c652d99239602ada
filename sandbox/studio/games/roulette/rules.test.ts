import { expect, test } from 'vitest';
import { scripted } from '../../kit/testing/scripted.ts';
import { places, POCKETS, RED, WHEEL } from '../../kit/roulette/places.ts';
import { chipsOf, roulette, ROULETTE_RETURN } from './rules.ts';

const paid = (bet: { chips: Record<string, number> }, number: number, chip = 1n) =>
  roulette.play(bet, BigInt(chipsOf(bet)) * chip, [], scripted([number])).payout ?? 0n;

test('the table has all places of a European layout', () => {
  const counts: Record<string, number> = {};
  for (const { kind } of places.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  expect(counts).toEqual({ straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 3, column: 3, even: 6 });
  expect([...WHEEL].sort((one, other) => one - other)).toEqual(Array.from({ length: POCKETS }, (_, number) => number));
  expect(RED.length).toBe(18);
});

test('1-3 every place returns exactly 36 of 37 chips', () => {
  for (const id of places.keys()) {
    let back = 0n;
    for (let number = 0; number < POCKETS; number += 1) back += paid({ chips: { [id]: 1 } }, number);
    expect([id, back]).toEqual([id, 36n]);
  }
  expect(ROULETTE_RETURN.toPercent()).toBe('97.29');
});

test('red and black alternate around the wheel, but for zero', () => {
  const colours = WHEEL.slice(1).map((number) => RED.includes(number));
  expect(colours.every((isRed, index) => index === 0 || isRed !== colours[index - 1])).toBe(true);
});

test('chips on several places win each for itself', () => {
  const bet = roulette.readBet({ chips: { 'straight:17': 2, 'split:17-20': 1, red: 10, 'dozen:2': 3 } });
  expect(roulette.play(bet, 1_600n, [], scripted([17]))).toEqual({
    view: {
      number: 17,
      wins: [
        { place: 'dozen:2', chips: 9 },
        { place: 'split:17-20', chips: 18 },
        { place: 'straight:17', chips: 72 },
      ],
    },
    staked: 1_600n,
    payout: 9_900n,
  });
  expect(roulette.play(bet, 1_600n, [], scripted([0])).payout).toBe(0n);
});

test('zero wins only where it is covered', () => {
  for (const id of ['straight:0', 'split:0-2', 'street:0-1-2', 'street:0-2-3', 'corner:0-1-2-3'])
    expect(paid({ chips: { [id]: 1 } }, 0)).toBeGreaterThan(0n);
  for (const id of ['even', 'low', 'black', 'column:3', 'dozen:1']) expect(paid({ chips: { [id]: 1 } }, 0)).toBe(0n);
});

test.each([
  [{}, 'chips'],
  [{ chips: [] }, 'chips'],
  [{ chips: {} }, 'chips'],
  [{ chips: { 'split:1-5': 1 } }, 'chips'],
  [{ chips: { red: 0 } }, 'chips'],
  [{ chips: { red: 1.5 } }, 'chips'],
  [{ chips: { red: 1_001 } }, 'chips'],
  [{ chips: { toString: 1 } }, 'chips'],
])('the bet %j is wrong at %s', (bet, field) => {
  expect(() => roulette.readBet(bet)).toThrow(expect.objectContaining({ field }));
});

test('a stake that does not divide among the chips is refused', () => {
  expect(() => roulette.play({ chips: { red: 3 } }, 100n, [], scripted([1]))).toThrow(
    expect.objectContaining({ field: 'stake' }),
  );
});
