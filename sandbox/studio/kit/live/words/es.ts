import type { PresenterWords } from './en.ts';

/** Spanish lines of the presenter. */
export const es: PresenterWords = {
  presenter: 'Presentadora animada',
  sayPlaceBets: 'Hagan sus apuestas',
  sayLastBets: 'Últimas apuestas',
  sayNoMoreBets: 'No va más',
  sayBallRolls: 'La bola está en juego',
  sayWheelTurns: 'La rueda está girando',
  sayResult: '¡Ha salido: {result}!',
};
