import { expect, test } from 'vitest';
import { clientSeedProblem } from './clientSeed.ts';
import { en } from './messages/en.ts';
import { createTranslate } from './translate.ts';

const problem = (seed: string): string | null => clientSeedProblem(seed, createTranslate(en));

test('Part 7: a bad client seed is told apart in words', () => {
  expect(problem('')).toBe('Your seed needs at least one character.');
  expect(problem('a'.repeat(65))).toBe('65 characters are too many; at most 64 are possible.');
  expect(problem('luck é🍀é')).toBe(
    'These characters are not possible here: é 🍀. Use Latin letters, digits and common signs.',
  );
  expect(problem('абвгдежз')).toContain('а б в г д …');
});

test('Part 7: what the studio takes has no problem', () => {
  expect(problem(' ~')).toBeNull();
  expect(problem('b'.repeat(64))).toBeNull();
});
