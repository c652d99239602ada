import { DECK } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';
import type { Draw } from '../../kit/fair/draws.ts';

export const DECKS = 6;

const CARDS = DECKS * DECK;

/** A fresh shoe for each round: every card left in it is equally likely to be dealt next. */
export function openShoe(draw: Draw): () => Card {
  // The places of a shuffled shoe whose card is not the one that a new shoe has there.
  const moved = new Map<number, Card>();
  const cardAt = (place: number): Card => moved.get(place) ?? place % DECK;
  let dealt = 0;
  return () => {
    const place = dealt + draw(CARDS - dealt);
    const card = cardAt(place);
    moved.set(place, cardAt(dealt));
    dealt += 1;
    return card;
  };
}
