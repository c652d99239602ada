import type { OfferPlan } from '../../../../src/shared/bonus/chanceOf.ts';
import { chanceOf } from '../../../../src/shared/bonus/chanceOf.ts';
import { simulateOffer } from './simulateOffer.ts';
import type { Offer } from './simulateOffer.ts';

/** One offer of the calculator's proof; minor units. */
export interface TriedOffer {
  readonly game: string;
  readonly deposit: number;
  readonly amount: number;
  readonly stake: number;
  readonly times: number;
  readonly percent: number;
  readonly isIsolated: boolean;
  readonly isSticky: boolean;
  /** Of the bonus. */
  readonly mostTimes: number | null;
  readonly base: OfferPlan['terms']['wager_base'];
}

const plain = {
  deposit: 0,
  percent: 100,
  isIsolated: true,
  isSticky: false,
  mostTimes: null,
  base: 'bonus',
} as const satisfies Partial<TriedOffer>;

/** Offers of every kind, in games of every kind. */
export const offers: readonly TriedOffer[] = [
  { ...plain, game: 'roulette', amount: 2000, stake: 100, times: 10 },
  { ...plain, game: 'roulette', deposit: 2000, amount: 2000, stake: 200, times: 10, isIsolated: false, isSticky: true },
  { ...plain, game: 'lantern-harbor', amount: 2000, stake: 100, times: 10 },
  { ...plain, game: 'lantern-harbor', deposit: 5000, amount: 5000, stake: 100, times: 10, mostTimes: 3 },
  { ...plain, game: 'ember-dragon', deposit: 1000, amount: 1000, stake: 40, times: 10, percent: 50 },
  { ...plain, game: 'plinko', deposit: 1000, amount: 1000, stake: 100, times: 20, isSticky: true },
  { ...plain, game: 'sugar-tumble', deposit: 2000, amount: 2000, stake: 100, times: 10, isIsolated: false },
  { ...plain, game: 'thunder-forge', deposit: 300, amount: 1000, stake: 100, times: 10 },
  { ...plain, game: 'video-poker', amount: 2000, stake: 100, times: 10 },
  { ...plain, game: 'blackjack', deposit: 1500, amount: 1500, stake: 100, times: 10, isIsolated: false },
  { ...plain, game: 'hilo', deposit: 300, amount: 1000, stake: 100, times: 10 },
  { ...plain, game: 'mines', amount: 1030, stake: 100, times: 10 },
  { ...plain, game: 'jade-ascent', deposit: 2000, amount: 2000, stake: 100, times: 5, base: 'deposit_and_bonus' },
  { ...plain, game: 'coral-deep', amount: 500, stake: 20, times: 10, isSticky: true, mostTimes: 10 },
  { ...plain, game: 'keno', deposit: 1000, amount: 1000, stake: 50, times: 10, isIsolated: false },
  { ...plain, game: 'night-flight', amount: 1500, stake: 500, times: 15, percent: 50 },
];

/** A figure of the calculator, the mean of the tries, and how many of its standard errors they are apart. */
export interface Compared {
  readonly reckoned: number;
  readonly tried: number;
  readonly z: number;
}

export interface OfferResult {
  readonly chance: Compared;
  /** Of those who completed it, in minor units: what they have lost, and what they can withdraw. */
  readonly cost: Compared;
  readonly paid: Compared;
  readonly ms: number;
}

/** The offer as the calculator gets it. */
export function planOf(offer: TriedOffer, odds: OfferPlan['odds']): OfferPlan {
  const { game, deposit, amount, stake, times, percent, isIsolated, isSticky, mostTimes, base } = offer;
  return {
    terms: {
      type: 'casino',
      wager_times: times,
      wager_base: base,
      is_sticky: isSticky,
      max_stake: null,
      max_conversion_times: mostTimes,
      days: 7,
      counts: { types: {}, games: { [game]: percent }, excluded: [] },
    },
    amount: BigInt(amount),
    deposit: BigInt(deposit),
    stake: BigInt(stake),
    game: { sysname: game, type: 'slot' },
    odds,
    isIsolated,
    secondsPerRound: 3,
  };
}

/** The offer as it is tried. */
export function trialOf(offer: TriedOffer, odds: OfferPlan['odds']): Offer {
  const { deposit, amount, times, mostTimes, base } = offer;
  const most = mostTimes === null ? null : mostTimes * amount;
  return { ...offer, odds, most, required: (base === 'bonus' ? amount : amount + deposit) * times };
}

/** Reckons an offer and tries it. */
export function tryOffer(offer: TriedOffer, odds: OfferPlan['odds'], tries: number, seed: number): OfferResult {
  const started = performance.now();
  const reckoned = chanceOf(planOf(offer, odds));
  const ms = performance.now() - started;
  const tried = simulateOffer(trialOf(offer, odds), tries, seed);
  const share = tried.completed / tries;
  const cost = offer.deposit + offer.amount - tried.left.mean;
  return {
    ms,
    chance: compared(reckoned.chance, share, Math.sqrt((share * (1 - share)) / tries)),
    cost: compared(Number(reckoned.cost), cost, tried.left.error),
    paid: compared(Number(reckoned.paid), tried.paid.mean, tried.paid.error),
  };
}

const compared = (reckoned: number, tried: number, error: number): Compared => ({
  reckoned,
  tried,
  z: (reckoned - tried) / error,
});
