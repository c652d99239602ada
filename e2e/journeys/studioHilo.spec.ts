import { roundJourneys } from '../fixtures/roundJourneys.ts';
import type { RoundGamePage } from '../pages/RoundGamePage.ts';

const guesses = { higher: /^Higher( or same)? \d/, lower: /^Lower( or same)? \d/ };

/** The chance of a guess as its button says it, in percent; 0 if it is not offered. */
async function chanceOf(game: RoundGamePage, guess: RegExp): Promise<number> {
  const [text = ''] = await game.free(guess).allTextContents();
  return Number(/(\d+\.\d+)\s*%/.exec(text)?.[1] ?? 0);
}

roundJourneys({
  kind: 'high_low',
  sysname: 'hilo',
  title: 'Crown Hi-Lo',
  playWord: 'Deal a card',
  standsForKind: true,
  choose: (game) => game.setStake('0.20'),
  move: async (game, aim) => {
    const [higher, lower] = [await chanceOf(game, guesses.higher), await chanceOf(game, guesses.lower)];
    // Nothing was free yet: what becomes free while this reads may be the way out, which is asked for first.
    if (higher === 0 && lower === 0) return false;
    if (aim === 'win' && (await game.pressIfTaken(/^Cash out /))) return true;
    const isHigher = aim === 'win' ? higher >= lower : lower === 0 || (higher > 0 && higher <= lower);
    return game.pressIfTaken(isHigher ? guesses.higher : guesses.lower);
  },
});
