import { expect, test } from 'vitest';
import { CardTurn } from './CardTurn.ts';

test('one card is shown at a time, the lowest order first, and the next when it has gone', () => {
  const turn = new CardTurn();
  expect(turn.shown).toBeNull();
  turn.want('install', 20);
  expect(turn.shown).toBe('install');
  turn.want('hint', 10);
  expect(turn.shown).toBe('hint');
  turn.drop('hint');
  turn.drop('hint');
  expect(turn.shown).toBe('install');
  turn.drop('install');
  expect(turn.shown).toBeNull();
});
