import { expect, test } from 'vitest';
import { recallStake, rememberStake, type StakeStorage } from './rememberedStake.ts';

const place = { game: 'lantern-harbor', currency: 'USD', mode: 'play' };
const stakes = [20n, 100n, 400n];

function memory(): () => StakeStorage {
  const kept = new Map<string, string>();
  return () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
}

test('a chosen stake is there again at the next visit, for its game, currency and mode only', () => {
  const storage = memory();
  rememberStake(storage, place, 400n);
  expect(recallStake(storage, place, stakes, 10_000n, 100n)).toBe(400n);
  expect(recallStake(storage, { ...place, game: 'jade-ascent' }, stakes, 10_000n, 100n)).toBe(100n);
  expect(recallStake(storage, { ...place, currency: 'EUR' }, stakes, 10_000n, 100n)).toBe(100n);
  expect(recallStake(storage, { ...place, mode: 'demo' }, stakes, 10_000n, 100n)).toBe(100n);
});

test('a remembered stake that is no longer offered, or that the balance does not cover, is not taken', () => {
  const storage = memory();
  rememberStake(storage, place, 400n);
  expect(recallStake(storage, place, [20n, 100n], 10_000n, 100n)).toBe(100n);
  expect(recallStake(storage, place, stakes, 399n, 100n)).toBe(100n);
});

test('storage that throws remembers nothing and breaks nothing', () => {
  const blocked = (): StakeStorage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(() => rememberStake(blocked, place, 400n)).not.toThrow();
  expect(recallStake(blocked, place, stakes, 10_000n, 100n)).toBe(100n);
});
