import type { OfferPlan } from '../../../../src/shared/bonus/chanceOf.ts';
import { Chance } from './Chance.ts';

/** What 100,000 players of one offer found; money in minor units. */
export interface Simulated {
  readonly tries: number;
  readonly completed: number;
  /** Of those who met the requirement: mean and standard error of what was left, and of what could be withdrawn. */
  readonly left: { readonly mean: number; readonly error: number };
  readonly paid: { readonly mean: number; readonly error: number };
}

export interface Offer extends Pick<OfferPlan, 'odds' | 'isIsolated'> {
  readonly deposit: number;
  readonly amount: number;
  readonly stake: number;
  readonly required: number;
  readonly percent: number;
  readonly isSticky: boolean;
  readonly most: number | null;
}

/** The money when the requirement is met, in minor units. */
export interface TryEnd {
  readonly left: number;
  /** What of it can be withdrawn. */
  readonly paid: number;
}

/** Tries an offer many times; knows nothing of the calculator. */
export function simulateOffer(offer: Offer, tries: number, seed: number): Simulated {
  const draw = drawFrom(offer.odds, seed);
  const [left, paid] = [new Mean(), new Mean()];
  for (let count = 0; count < tries; count += 1) {
    const end = playQuickly(offer, draw);
    if (end === null) continue;
    left.add(end.left);
    paid.add(end.paid);
  }
  return { tries, completed: left.count, left: left.result, paid: paid.result };
}

/**
 * One try in plain numbers, since a proof has hundreds of millions of rounds; `playByRules` plays the same draws by the
 * operator's own rules, and `calculator.test.ts` demands the same end of both. Null when the requirement cannot be met.
 */
export function playQuickly(offer: Offer, draw: () => number): TryEnd | null {
  const { stake, isIsolated, amount } = offer;
  const counted = Math.floor((stake * offer.percent) / 100);
  let main = offer.deposit;
  let bonus = amount;
  for (let wagered = 0; wagered < offer.required; wagered += counted) {
    const rest = isIsolated ? 0 : main;
    const fromMain = main >= stake ? stake : rest;
    const fromBonus = stake - fromMain;
    if (fromBonus > bonus) return null;
    const win = Math.floor(stake * draw() + 1e-9);
    const toBonus = Math.ceil((win * fromBonus) / stake);
    main += win - toBonus - fromMain;
    bonus += toBonus - fromBonus;
    // Without bonus money the bonus is lost.
    if (bonus === 0) return null;
  }
  const converted = Math.max(0, bonus - (offer.isSticky ? amount : 0));
  return { left: main + bonus, paid: main + (offer.most === null ? converted : Math.min(converted, offer.most)) };
}

/** Draws payouts as often as the odds say (alias method, Vose 1991). */
export function drawFrom(odds: Offer['odds'], seed: number): () => number {
  const chance = new Chance(seed);
  const scaled = odds.map(([, probability]) => probability * odds.length);
  const alias = odds.map((_, index) => index);
  const small = scaled.flatMap((share, index) => (share < 1 ? [index] : []));
  const large = scaled.flatMap((share, index) => (share < 1 ? [] : [index]));
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() ?? 0;
    const more = large.at(-1) ?? 0;
    alias[less] = more;
    scaled[more] = (scaled[more] ?? 0) + (scaled[less] ?? 0) - 1;
    if ((scaled[more] ?? 0) < 1) small.push(large.pop() ?? 0);
  }
  for (const index of [...small, ...large]) scaled[index] = 1;
  return () => {
    const index = Math.floor(chance.next() * odds.length);
    const chosen = chance.next() < (scaled[index] ?? 1) ? index : (alias[index] ?? index);
    return odds[chosen]?.[0] ?? 0;
  };
}

class Mean {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.squares += value * value;
  }

  get result(): { readonly mean: number; readonly error: number } {
    if (this.count < 2) return { mean: 0, error: 0 };
    const mean = this.sum / this.count;
    return { mean, error: Math.sqrt(Math.max(0, this.squares / this.count - mean * mean) / this.count) };
  }
}
