import { expect, test } from 'vitest';
import { CardTurn } from './CardTurn.ts';

test('one card is shown at a time, in the order of all cards, and the next when it has gone', () => {
  const turn = new CardTurn();
  expect(turn.shown).toBeNull();
  turn.want('install');
  expect(turn.shown).toBe('install');
  turn.want('hint');
  expect(turn.shown).toBe('hint');
  turn.drop('hint');
  turn.drop('hint');
  expect(turn.shown).toBe('install');
  turn.drop('install');
  expect(turn.shown).toBeNull();
});
