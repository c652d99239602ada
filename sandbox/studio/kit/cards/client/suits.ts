import type { Suit } from '../cards.ts';

/** Outlines of the suits about the point 0 0, about 20 units high. */
export const suitPaths: Readonly<Record<Suit, string>> = {
  spades:
    'M0-10.6C2.6-6.4 9.6-2.6 9.6 3.1A4.9 4.9 0 0 1 1.3 6.7C1.5 8.5 2.3 9.7 3.9 10.4H-3.9C-2.3 9.7-1.5 8.5-1.3 6.7A4.9 4.9 0 0 1-9.6 3.1C-9.6-2.6-2.6-6.4 0-10.6Z',
  hearts: 'M0 10C-2.6 6-10 1.8-10-4A5.5 5.5 0 0 1 0-6.2A5.5 5.5 0 0 1 10-4C10 1.8 2.6 6 0 10Z',
  diamonds: 'M0-10.8C2-6.6 5-2.6 8.2 0C5 2.6 2 6.6 0 10.8C-2 6.6-5 2.6-8.2 0C-5-2.6-2-6.6 0-10.8Z',
  clubs:
    'M-2.9-2.3A4.8 4.8 0 1 1 2.9-2.3A4.8 4.8 0 1 1 1.2 5C1.4 7.8 2.2 9.4 3.9 10.4H-3.9C-2.2 9.4-1.4 7.8-1.2 5A4.8 4.8 0 1 1-2.9-2.3Z',
};

export const RED = '#c4122f';
export const BLACK = '#1c1a2e';

export const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds';

/** The colour of a suit on the card's ivory. */
export const suitInk = (suit: Suit): string => (isRed(suit) ? RED : BLACK);

/** A suit drawn at a point; those upside down are turned. */
export const suitAt = (suit: Suit, x: number, y: number, scale: number, isTurned = false): string =>
  `<path d="${suitPaths[suit]}" fill="${suitInk(suit)}" transform="translate(${x} ${y})${isTurned ? ' rotate(180)' : ''} scale(${scale})"/>`;
