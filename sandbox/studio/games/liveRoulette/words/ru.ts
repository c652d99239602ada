import { ru as presenter } from '../../../kit/live/words/ru.ts';
import { ru as roulette } from '../../roulette/words/ru.ts';
import type { LiveRouletteWords } from './en.ts';

/** Russian texts of Salon Noir. */
export const ru: LiveRouletteWords = {
  ...roulette,
  ...presenter,
  liveHow1:
    'Ставки принимаются 20 секунд, потом шарик катится 9 секунд. Фишки можно класть в любое время: между раундами они ждут следующего.',
  liveHow2: 'Ведущая нарисована, это не живой человек. Она знает не больше вас: число определяется сидами раунда.',
};
