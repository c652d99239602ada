import { expect, test } from 'vitest';
import { findGame } from '../games/catalogue.ts';
import { WildTimes } from './WildTimes.ts';

const timesOf = (sysname: string): WildTimes => {
  const game = findGame(sysname);
  if (game === undefined) throw new Error(`No game ${sysname}`);
  return new WildTimes(game);
};

test('wilds show what they multiply by in the spin that is shown', () => {
  const times = timesOf('neon-quarter');
  expect(times.shown).toEqual([1, 2, 1, 3, 1]);
  times.turn(true);
  expect(times.shown).toEqual([1, 3, 1, 5, 1]);
  times.turn(false);
  expect(times.shown).toEqual([1, 2, 1, 3, 1]);
  expect([...times.all].toSorted()).toEqual([2, 3, 5]);
});

test('wilds that multiply nothing have no badge', () => {
  expect(timesOf('lantern-harbor').all).toEqual([]);
});
