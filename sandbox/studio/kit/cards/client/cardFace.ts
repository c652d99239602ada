import { RANKS, rankOf, suitNameOf } from '../cards.ts';
import type { Card, Suit } from '../cards.ts';
import { resolvePaints } from '../../../symbols/pen/paints.ts';
import { courtFigure, courtPalettes } from './courtArt.ts';
import type { Court } from './courtArt.ts';
import { pipLayout } from './pipLayout.ts';
import { suitAt, suitInk } from './suits.ts';

const LETTERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const courts: Readonly<Record<number, Court>> = { 10: 'jack', 11: 'queen', 12: 'king' };

/** The index of a rank, from A to K; the same in all languages, as on the cards. */
export const rankLetter = (rank: number): string => LETTERS[rank % RANKS] ?? '';

/** Text at a point in a size; ten is set narrower, so that it keeps to its corner. */
const letter = (rank: number, suit: Suit, x: number, y: number, size: number): string => {
  const narrow = rank === 9 ? ` textLength="${size * 0.88}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${suitInk(suit)}"${narrow}>${rankLetter(rank)}</text>`;
};

const turned = (drawing: string): string => `${drawing}<g transform="rotate(180 50 70)">${drawing}</g>`;

const aceOf = (suit: Suit): string =>
  `<circle cx="50" cy="70" r="33" stroke="${suitInk(suit)}" stroke-width=".9" opacity=".4"/>` +
  `<circle cx="50" cy="70" r="36.5" stroke="${suitInk(suit)}" stroke-width="3" stroke-dasharray=".1 6.37" opacity=".55"/>` +
  suitAt(suit, 50, 70, 2.3);

function middleOf(rank: number, suit: Suit): string {
  const court = courts[rank];
  if (court !== undefined) return courtFigure(court);
  if (rank === 0) return aceOf(suit);
  return pipLayout(rank + 1)
    .map(({ x, y, isTurned }) => suitAt(suit, x, y, 0.86, isTurned))
    .join('');
}

/**
 * A card's face as an SVG document of 100 × 140. It has two drawings: `card-full`, and `card-small` with a large index
 * for cards that are shown narrow; the style sheets show one of them.
 */
export function cardFace(card: Card): string {
  const [rank, suit] = [rankOf(card), suitNameOf(card)];
  const full = turned(letter(rank, suit, 12.5, 25, 24) + suitAt(suit, 12.5, 36, 0.68)) + middleOf(rank, suit);
  const small = letter(rank, suit, 30, 56, 58) + suitAt(suit, 64, 101, 2.7);
  const body = `<g class="card-full">${full}</g><g class="card-small">${small}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${resolvePaints(`card${card}`, courtPalettes[suit], body)}</svg>`;
}
