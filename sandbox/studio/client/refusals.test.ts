import { expect, test } from 'vitest';
import { refusalKey } from './refusals.ts';

test('a bet above the balance asks for a lower stake, a raise in a round for another move', () => {
  expect(refusalKey('InsufficientFunds', 'play')).toBe('insufficientFunds');
  expect(refusalKey('InsufficientFunds', 'demo')).toBe('insufficientDemo');
  expect(refusalKey('InsufficientFunds', 'play', true)).toBe('insufficientMove');
  expect(refusalKey('InsufficientFunds', 'demo', true)).toBe('insufficientMove');
});

test('other refusals say the same for bets and moves', () => {
  expect(refusalKey('LimitExceeded', 'play', true)).toBe(refusalKey('LimitExceeded', 'play'));
});
