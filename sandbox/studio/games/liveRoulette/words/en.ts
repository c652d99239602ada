import { en as presenter } from '../../../kit/live/words/en.ts';
import { en as roulette } from '../../roulette/words/en.ts';

/** English texts of Salon Noir; their keys define the other languages'. */
export const en = {
  ...roulette,
  ...presenter,
  liveHow1:
    'Bets are taken for 20 seconds, then the ball rolls for 9. Chips can be laid at any time: between the rounds they wait for the next one.',
  liveHow2:
    'The presenter is a drawing, not a person. She knows no more than you do; the number is drawn from the seeds of the round.',
};

export type LiveRouletteWord = keyof typeof en;
export type LiveRouletteWords = Readonly<Record<LiveRouletteWord, string>>;
