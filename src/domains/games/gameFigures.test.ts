import { expect, test } from 'vitest';
import { wireGame } from '../../../tests/fakes/wireSamples.ts';
import { gameFigures } from './gameFigures.ts';
import { parseGame } from './parseGames.ts';

const game = parseGame(wireGame('dice', { stake_from: 20, stake_to: 10_000, max_win: 143_660 }));

test.each([
  ['USD', 'en', '$0.20 – $100', '143,660'],
  ['JPY', 'en', '¥20 – ¥10,000', '143,660'],
  ['USDT', 'en', 'USDT\u00a00.20 – USDT\u00a0100', '143,660'],
  ['EUR', 'ru', '0,20\u00a0€ – 100\u00a0€', '143\u00a0660'],
  ['EUR', 'es', '0,20\u00a0€ – 100\u00a0€', '143.660'],
  ['USD', 'ar', expect.stringMatching(/0\.20.+100/), '143,660'],
])('1-3 stakes in %s and the highest win are written as %s does', (currency, locale, stakes, maxWin) => {
  expect(gameFigures(game, currency, locale)).toEqual({ stakes, maxWin });
});

test('1-3 what the operator does not say, and stakes without a currency, are not known', () => {
  const untold = parseGame(wireGame('dice', { stake_from: null, max_win: null }));
  expect(gameFigures(untold, 'USD', 'en')).toEqual({ stakes: null, maxWin: null });
  expect(gameFigures(game, '', 'en').stakes).toBeNull();
});
