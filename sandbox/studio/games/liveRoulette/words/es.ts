import { es as presenter } from '../../../kit/live/words/es.ts';
import { es as roulette } from '../../roulette/words/es.ts';
import type { LiveRouletteWords } from './en.ts';

/** Spanish texts of Salon Noir. */
export const es: LiveRouletteWords = {
  ...roulette,
  ...presenter,
  liveHow1:
    'Se apuesta durante 20 segundos y después la bola rueda 9. Puedes poner fichas en cualquier momento: entre rondas esperan a la siguiente.',
  liveHow2:
    'La presentadora es un dibujo, no una persona. No sabe más que tú; el número sale de las semillas de la ronda.',
};
