import type { Card } from '../../../kit/cards/cards.ts';
import type { BlackjackView } from '../rules.ts';

/** Something that happens on the table, in order. Hands are given by their index, the dealer's by null. */
export type DealStep =
  | { readonly kind: 'deal'; readonly hand: number | null; readonly card: Card }
  /** The dealer's second card, face down. */
  | { readonly kind: 'hole' }
  | { readonly kind: 'turnHole'; readonly card: Card }
  /** The second card of this hand begins a new one beside it. */
  | { readonly kind: 'split'; readonly hand: number };

/** What has happened between two views of one round; from nothing, the first deal. */
export function dealSteps(before: BlackjackView | null, after: BlackjackView): DealStep[] {
  const steps: DealStep[] = [];
  const counts = before === null ? [2] : before.hands.map(({ cards }) => cards.length);
  if (before === null) steps.push(...firstDeal(after));
  else if (after.hands.length > before.hands.length) {
    const hand = before.active ?? 0;
    steps.push({ kind: 'split', hand });
    counts.splice(hand, 1, 1, 1);
  }
  for (const [hand, { cards }] of after.hands.entries())
    for (const card of cards.slice(counts[hand] ?? 0)) steps.push({ kind: 'deal', hand, card });
  const [, hole, ...drawn] = after.dealer.cards;
  if (hole !== undefined) steps.push({ kind: 'turnHole', card: hole });
  for (const card of drawn) steps.push({ kind: 'deal', hand: null, card });
  return steps;
}

/** One card each, and again; the dealer's second one is not shown. */
function firstDeal({ dealer, hands }: BlackjackView): DealStep[] {
  const [first, second] = hands[0]?.cards ?? [];
  const [up] = dealer.cards;
  if (first === undefined || second === undefined || up === undefined) return [];
  return [
    { kind: 'deal', hand: 0, card: first },
    { kind: 'deal', hand: null, card: up },
    { kind: 'deal', hand: 0, card: second },
    { kind: 'hole' },
  ];
}
