/** English texts of autoplay; their keys define the other languages'. */
export const en = {
  autoplay: 'Autoplay',
  intro: 'Plays round after round with the bet you have chosen. You can stop at any time.',
  rounds: 'Rounds at most',
  lossLimit: 'Stop before I lose more than',
  lossHint: 'Wins and losses of the run are counted together.',
  winLimit: 'Stop after a win of at least',
  winHint: 'Of one round, above its stake. Leave empty to play on.',
  balanceLimit: 'Stop when the balance is below',
  balanceHint: 'Leave empty to play on.',
  featureStop: 'Stop when a feature is won',
  lossBelow: 'At least the stake of one round, {stake}.',
  amountInvalid: 'An amount such as {example}.',
  start: 'Start',
  stop: 'Stop ({left} left)',
  ended: 'Autoplay has ended: {reason} Result {net}.',
  end_rounds: 'all rounds are played.',
  end_loss: 'the next round could pass your loss limit.',
  end_win: 'a win has reached your limit.',
  end_balance: 'the balance is below the stake or your limit.',
  end_feature: 'a feature was won.',
  end_player: 'you have stopped it.',
  end_paused: 'the site has paused the game.',
  end_hidden: 'the page was not visible.',
  end_refused: 'a round was refused, or not answered in time.',
};

export type AutoplayWord = keyof typeof en;
