/** A card as a number from 0 to 51: suit × 13 + rank. Ranks count from 0 (ace) to 12 (king). */
export type Card = number;

export const RANKS = 13;
export const DECK = 52;

export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): number => Math.floor(card / RANKS);
