import type { CardWord } from './en.ts';

export const ar: Readonly<Record<CardWord, string>> = {
  card: '{rank} {suit}',
  ace: 'آس',
  jack: 'ولد',
  queen: 'ملكة',
  king: 'ملك',
  spades: 'البستوني',
  hearts: 'القلوب',
  diamonds: 'الديناري',
  clubs: 'السباتي',
};
