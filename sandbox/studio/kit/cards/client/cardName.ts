import { rankOf, suitNameOf } from '../cards.ts';
import type { Card } from '../cards.ts';
import { rankLetter } from './cardFace.ts';
import type { CardWord } from './words/en.ts';

type Look = (key: CardWord, values?: Readonly<Record<string, string | number>>) => string;

const named: Readonly<Record<number, CardWord>> = { 0: 'ace', 10: 'jack', 11: 'queen', 12: 'king' };

/** The name of a rank, such as "Ace" or "7". */
export function rankName(rank: number, t: Look): string {
  const word = named[rank];
  return word === undefined ? rankLetter(rank) : t(word);
}

/** The name of a card, such as "Queen of hearts". */
export const cardName = (card: Card, t: Look): string =>
  t('card', { rank: rankName(rankOf(card), t), suit: t(suitNameOf(card)) });

/** The names of several cards. */
export const cardNames = (cards: readonly Card[], t: Look): string => cards.map((card) => cardName(card, t)).join(', ');
