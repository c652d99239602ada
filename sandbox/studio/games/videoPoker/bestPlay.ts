import { DECK } from '../../kit/cards/cards.ts';
import type { Card } from '../../kit/cards/cards.ts';
import { combinations } from '../../kit/fair/combinations.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { pokerRank } from './pokerHand.ts';
import { PAYS } from './rules.ts';

const HAND = 5;
const ALL = (1 << HAND) - 1;

/** Binomials of card numbers: place[k][c] counts the k-subsets of the cards below c. */
const place = Array.from({ length: HAND + 1 }, (_, size) =>
  Array.from({ length: DECK }, (_card, card) => (size === 0 ? 0 : Number(combinations(card, size)))),
);

/** Index of a set of ascending cards among all sets of its size. */
function indexOf(cards: readonly Card[]): number {
  let index = 0;
  for (let at = 0; at < cards.length; at += 1) index += place[at + 1]?.[cards[at] ?? 0] ?? 0;
  return index;
}

/** The cards of a hand whose bits are set. */
const pick = (hand: readonly Card[], bits: number): Card[] => hand.filter((_, at) => (bits & (1 << at)) !== 0);

const sizeOf = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Calls `see` with every hand of five ascending cards; the array is used again. */
function eachHand(see: (hand: readonly Card[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  for (let a = 0; a < DECK; a += 1)
    for (let b = a + 1; b < DECK; b += 1)
      for (let c = b + 1; c < DECK; c += 1)
        for (let d = c + 1; d < DECK; d += 1)
          for (let e = d + 1; e < DECK; e += 1) {
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            see(hand);
          }
}

/**
 * The best play of every hand of video poker, computed from all 2,598,960 hands. For each set of up to five cards the
 * payouts of the final hands that contain it are summed; what a hold gives follows by inclusion and exclusion over the
 * cards that are thrown away. Building it takes about two seconds.
 */
export class BestPlay {
  private readonly sums = Array.from(
    { length: HAND + 1 },
    (_, size) => new Int32Array(Number(combinations(DECK, size))),
  );

  constructor() {
    eachHand((hand) => {
      const pays = PAYS[pokerRank(hand)];
      if (pays === 0) return;
      for (let bits = 0; bits <= ALL; bits += 1) {
        const sums = this.sums[sizeOf(bits)];
        const index = indexOf(pick(hand, bits));
        if (sums !== undefined) sums[index] = (sums[index] ?? 0) + pays;
      }
    });
  }

  /** The hold with the highest mean payout, as bits of ascending cards, and the sum of payouts over all its draws. */
  best(hand: readonly Card[]): { readonly hold: number; readonly total: number } {
    const sums = Array.from(
      { length: ALL + 1 },
      (_, bits) => this.sums[sizeOf(bits)]?.[indexOf(pick(hand, bits))] ?? 0,
    );
    let best = { hold: 0, total: 0, mean: -1 };
    for (let hold = 0; hold <= ALL; hold += 1) {
      const thrown = ALL & ~hold;
      let total = 0;
      for (let also = thrown; ; also = (also - 1) & thrown) {
        total += (sizeOf(also) % 2 === 0 ? 1 : -1) * (sums[hold | also] ?? 0);
        if (also === 0) break;
      }
      const mean = total / (WAYS[sizeOf(thrown)] ?? 1);
      if (mean > best.mean) best = { hold, total, mean };
    }
    return best;
  }

  /** The exact return of the best play. */
  exactReturn(): Rational {
    const totals = Array.from({ length: HAND + 1 }, () => 0);
    eachHand((hand) => {
      // Hands that differ by their suits alone are played alike: only the first of each kind is looked at.
      const weight = kindsOf(hand);
      if (weight === 0) return;
      const { hold, total } = this.best(hand);
      const drawn = HAND - sizeOf(hold);
      totals[drawn] = (totals[drawn] ?? 0) + total * weight;
    });
    return totals
      .map((total, drawn) => Rational.of(BigInt(total), BigInt(WAYS[drawn] ?? 1)))
      .reduce((sum, part) => sum.plus(part), Rational.zero)
      .times(Rational.of(1n, combinations(DECK, HAND)));
  }
}

/** Ways to draw a number of cards from the 47 that are left. */
const WAYS = Array.from({ length: HAND + 1 }, (_, drawn) => Number(combinations(DECK - HAND, drawn)));

const RANKS = DECK / 4;

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
const SUIT_ORDERS = permutations([0, 1, 2, 3]);

/** The number of hands that differ from this one by their suits alone; 0 unless it has the lowest index of them. */
function kindsOf(hand: readonly Card[]): number {
  const own = indexOf(hand);
  const seen = new Set<number>();
  for (const order of SUIT_ORDERS) {
    const other = hand
      .map((card) => (order[Math.floor(card / RANKS)] ?? 0) * RANKS + (card % RANKS))
      .toSorted((one, two) => one - two);
    const index = indexOf(other);
    if (index < own) return 0;
    seen.add(index);
  }
  return seen.size;
}
