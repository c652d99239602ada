import type { PresenterWords } from './en.ts';

/** Russian lines of the presenter. */
export const ru: PresenterWords = {
  presenter: 'Анимированная ведущая',
  sayPlaceBets: 'Делайте ваши ставки',
  sayLastBets: 'Последние ставки',
  sayNoMoreBets: 'Ставок больше нет',
  sayBallRolls: 'Шарик запущен',
  sayWheelTurns: 'Колесо вращается',
  sayResult: 'Выпало: {result}!',
};
