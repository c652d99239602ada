import { place } from '../drawing.ts';
import { lettering } from '../lettering/lettering.ts';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';
export type Rank = 'a' | 'k' | 'q' | 'j' | '10';

/** Outlines of the suits in a box of about 20 × 20 around (0, 0). */
export const suits: Readonly<Record<Suit, string>> = {
  spade: 'M0 -10C3 -5 10 -2 10 4A4.9 4.9 0 0 1 1.600 7L4 11H-4L-1.600 7A4.9 4.9 0 0 1-10 4C-10 -2 -3 -5 0 -10Z',
  heart: 'M0 10C-3 5 -10 1 -10 -4A5.2 5.2 0 0 1 0 -5.500A5.2 5.2 0 0 1 10 -4C10 1 3 5 0 10Z',
  diamond: 'M0 -11Q3 -4 8 0Q3 4 0 11Q-3 4 -8 0Q-3 -4 0 -11Z',
  club: 'M-4 11L-1 5A5 5 0 1 1-4.500 -2A5 5 0 1 1 4.500 -2A5 5 0 1 1 1 5L4 11Z',
};

const isRed = (suit: Suit): boolean => suit === 'heart' || suit === 'diamond';

/** Colours of the cards; include them once in a picture that uses them, beside gradients of the same names. */
export const cardRecipes = {
  face: 'd #ffffff #fbf3e2@.6 #d8c39c',
  red: 'd #ff4a5e #b50d2e',
  ink: 'd #3a3658 #0d0b1c',
};

/** A card of 140 × 200 about (0, 0) without rank and suit. */
export const blankCard =
  '<rect x="-68" y="-96" width="140" height="200" rx="13" fill="#000" opacity=".35"/><rect x="-70" y="-100" width="140" height="200" rx="13" fill="url(#§face)"/><rect x="-66" y="-96" width="132" height="192" rx="10" fill="none" stroke="#b08a48" stroke-opacity=".5" stroke-width="1.2"/>';

/** A card of 140 × 200 about (0, 0): its rank and suit in the corner, `middle` in the middle. */
export function playingCard(rank: Rank, suit: Suit, middle?: string): string {
  const colour = isRed(suit) ? 'url(#§red)' : 'url(#§ink)';
  const { d, width } = lettering[`rank-${rank}`];
  const corner = `${place(-47 - (width * 1.2) / 2, -89, `<path d="${d}"/>`, 1.2)}<path d="${suits[suit]}" transform="translate(-47 -44) scale(1.05)"/>`;
  const centre = middle ?? `<path d="${suits[suit]}" transform="scale(4)"/>`;
  return `${blankCard}<g fill="${colour}">${corner}<g transform="rotate(180)">${corner}</g>${centre}</g>`;
}
