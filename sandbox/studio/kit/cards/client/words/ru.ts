import type { CardWord } from './en.ts';

export const ru: Readonly<Record<CardWord, string>> = {
  card: '{rank} {suit}',
  ace: 'туз',
  jack: 'валет',
  queen: 'дама',
  king: 'король',
  spades: 'пик',
  hearts: 'червей',
  diamonds: 'бубен',
  clubs: 'треф',
};
