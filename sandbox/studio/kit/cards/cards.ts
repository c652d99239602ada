/** A card as a number from 0 to 51: suit × 13 + rank. Ranks count from 0 (ace) to 12 (king). */
export type Card = number;

export const RANKS = 13;
export const DECK = 52;

export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): number => Math.floor(card / RANKS);

export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';

/** The suits in the order of `suitOf`. */
export const SUITS: readonly Suit[] = ['spades', 'hearts', 'diamonds', 'clubs'];

/** The suit of a card by its name. */
export const suitNameOf = (card: Card): Suit => SUITS[suitOf(card)] ?? 'spades';
