import { es as presenter } from '../../../kit/live/words/es.ts';
import { es as chips } from '../../../kit/roulette/words/chips/es.ts';
import type { CarouselWords } from './en.ts';

/** Spanish texts of Grand Carousel. */
export const es: CarouselWords = {
  ...chips,
  ...presenter,
  spots: 'Casillas de la rueda',
  spot: '{spot}: paga {times} la apuesta, {fields} de {all} casillas',
  spotStaked: '{spot}: paga {times} la apuesta, {fields} de {all} casillas; apostado {amount}',
  sayRaise: '¡{by} para todo! Giramos otra vez',
  saySpinsRaised: 'La rueda gira por {by}',
  raised: 'Todo paga {by}',
  result: '{spot}',
  resultRaised: '{spot}, y paga {times}',
  stoppedAt: 'La rueda se ha parado en {spot}',
  stoppedRaised: 'La rueda se ha parado en {spot} con multiplicador {by}: paga {times}',
  statistics: 'Últimas rondas',
  statisticsCount: 'Rondas: {count}',
  statisticsNone: 'Aún no hay rondas.',
  cameTimes: '{spot}: {count} veces',
  raisedTimes: 'Rondas con multiplicador: {count}',
  chanceNote: 'Cada giro se sortea de nuevo. Lo que ha salido no dice nada de lo que saldrá.',
  payCaption: 'Lo que pagan las casillas, apuesta incluida',
  paySpot: 'Casilla',
  payTimes: 'Paga',
  payChance: 'Probabilidad por giro',
  raiseField: 'Multiplicador {by}',
  how1: 'Apuesta al número en el que crees que se parará la rueda. La casilla con el número 12 paga 12 veces su apuesta, incluida la propia apuesta.',
  how2: 'Las dos casillas doradas suben los pagos: todo lo que pague el siguiente giro se multiplica por 2 o por 5 y la rueda gira otra vez. Las apuestas se quedan donde están.',
  how3: 'Los multiplicadores se multiplican entre sí. Después de tres, el siguiente giro se para seguro en un número.',
  how4: 'A la larga, todas las casillas devuelven la misma parte de lo apostado.',
  how5: 'Se apuesta durante 16 segundos. Puedes poner fichas en cualquier momento: entre rondas esperan a la siguiente. El botón derecho o Retroceso quita las fichas de una casilla.',
  how6: 'La presentadora es un dibujo, no una persona. No sabe más que tú; las casillas salen de las semillas de la ronda.',
};
