import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { isCardUnwelcome } from './isCardUnwelcome.ts';

const unwelcome = (path: string) => {
  const { root } = testRoot();
  root.place.arrive(path, '');
  return [isCardUnwelcome(root), isCardUnwelcome(root, 'canWait')];
};

test.each([
  '/game/jade-ascent',
  '/cashier/deposit',
  '/payment-return',
  '/confirmation',
  '/offers',
  '/wheel-of-fortune/x',
  '/forms/sign_up',
  '/profile/data',
  '/support',
])('16-16 neither a card nor a notice that can wait comes over %s: the player has a task there', (path) =>
  expect(unwelcome(path)).toEqual([true, true]),
);

test.each(['/gamehall', '/providers/lyre', '/betting'])(
  '16-16 a notice that can wait does not come over %s, which is searched; a card does',
  (path) => expect(unwelcome(path)).toEqual([false, true]),
);

test.each(['/', '/jackpots', '/gamehalls'])('16-16 both come over %s', (path) =>
  expect(unwelcome(path)).toEqual([false, false]),
);
