import type { CardWord } from './en.ts';

export const es: Readonly<Record<CardWord, string>> = {
  card: '{rank} de {suit}',
  ace: 'as',
  jack: 'jota',
  queen: 'reina',
  king: 'rey',
  spades: 'picas',
  hearts: 'corazones',
  diamonds: 'diamantes',
  clubs: 'tréboles',
};
