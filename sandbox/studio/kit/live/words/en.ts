/** English lines of the presenter; their keys define the other languages'. */
export const en = {
  presenter: 'Animated presenter',
  sayPlaceBets: 'Place your bets, please',
  sayLastBets: 'Last bets, please',
  sayNoMoreBets: 'No more bets',
  sayBallRolls: 'The ball is rolling',
  sayWheelTurns: 'The wheel is turning',
  sayResult: 'And it is {result}!',
};

export type PresenterWord = keyof typeof en;
export type PresenterWords = Readonly<Record<PresenterWord, string>>;
