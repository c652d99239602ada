import { expect, test } from 'vitest';
import { fc } from '../../../tests/fastCheck.ts';
import { roomLeft } from './roomLeft.ts';

const thresholds: Readonly<Record<string, bigint>> = { USD: 200_000n, EUR: 180_001n, KWD: 600_000n, NIL: 0n };
const thresholdOf = (currency: string) => thresholds[currency];
const room = (sums: Readonly<Record<string, bigint>>, currency: string) =>
  roomLeft(
    thresholdOf,
    Object.entries(sums).map(([one, sum]) => ({ currency: one, sum })),
    currency,
  );

test('6-4 in one currency it is what the threshold leaves, negative above it', () => {
  expect([room({}, 'USD'), room({ USD: 199_999n }, 'USD'), room({ USD: 200_000n }, 'USD')]).toEqual([200_000n, 1n, 0n]);
  expect(room({ USD: 200_003n }, 'USD')).toBe(-3n);
});

test('6-4 other currencies count by their share of their own threshold', () => {
  expect(room({ USD: 100_000n }, 'KWD')).toBe(300_000n);
  expect(room({ USD: 190_000n, KWD: 30_000n }, 'EUR')).toBe(0n);
  expect(room({ USD: 190_000n, KWD: 30_001n }, 'EUR')).toBe(-1n);
});

test('6-4 a currency without a threshold is not let through, as the player’s or beside it', () => {
  expect([room({}, 'XXX'), room({ XXX: 1n }, 'USD'), room({ NIL: 1n }, 'USD')]).toEqual([-1n, -1n, -1n]);
  expect(room({ XXX: 0n }, 'USD')).toBe(200_000n);
});

test('6-4 whatever the sums: the room is the most that keeps all shares together at one', () => {
  const codes = ['USD', 'EUR', 'KWD'] as const;
  const amount = fc.bigInt(0n, 900_000n);
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(...codes), (USD, EUR, KWD, currency) => {
      const sums = { USD, EUR, KWD };
      const free = room(sums, currency);
      // Shares of a common denominator.
      const whole = codes.reduce((all, code) => all * (thresholds[code] ?? 1n), 1n);
      const taken = (more: bigint) =>
        codes.reduce(
          (all, code) => all + ((sums[code] + (code === currency ? more : 0n)) * whole) / (thresholds[code] ?? 1n),
          0n,
        );
      expect(taken(free) <= whole).toBe(true);
      expect(taken(free + 1n) > whole).toBe(true);
    }),
  );
});
