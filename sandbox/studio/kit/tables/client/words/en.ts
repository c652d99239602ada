/** English texts of shared tables; their keys define the other languages'. */
export const en = {
  tablePlace: 'Place your bets',
  tableRunning: 'No more bets',
  tableFlying: 'In flight',
  tableResult: 'Result',
  tableSeconds: '{seconds} s',
  tableOffline: 'The table cannot be reached. Bets that are in stay in; trying again…',
  tablePast: 'Last rounds',
  tableCrowd: 'Bets in this round: {bets}',
  tableLeft: 'Cashed out: {left} of {bets}',
  betPlace: 'Place bet',
  betNext: 'Bet in the next round',
  betCancel: 'Take the bet back',
  betQueued: 'Your bet of {stake} goes into the next round.',
  betIn: 'Bet of {stake} is in',
  betElsewhere: 'Your bet in this round was placed in another window.',
  betPlacing: 'Placing…',
  betLeaving: 'Cashing out…',
  howShared: 'Rounds are shared: everybody at the table bets in the same window and sees the same result.',
  howFairShared:
    'The seal of a round is shown before betting opens. When betting ends, the seeds of all bets are added, so nobody knows the draw before, neither the players nor the studio.',
};

export type TableWord = keyof typeof en;
