/** English names of cards; their keys define the other languages'. */
export const en = {
  card: '{rank} of {suit}',
  ace: 'ace',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
};

export type CardWord = keyof typeof en;
