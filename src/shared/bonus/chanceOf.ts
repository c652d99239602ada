import { parseMoney } from '../money/moneyWire.ts';
import { requiredWager } from './givenBonus.ts';
import { countedOf, shareOf } from './terms.ts';
import type { BonusTerms } from './terms.ts';
import { wagerOdds } from './wagerOdds.ts';
import type { Outcomes } from './wagerOdds.ts';

/** An offer and how somebody would play it. Amounts in minor units of one currency. */
export interface OfferPlan {
  readonly terms: BonusTerms;
  /** The bonus. */
  readonly amount: bigint;
  /** The player's own money that is staked first. */
  readonly deposit: bigint;
  /** The player's usual stake, above 0. */
  readonly stake: bigint;
  readonly game: { readonly sysname: string; readonly type: string };
  /** Of the game: `games.getOdds`. */
  readonly odds: Outcomes;
  /** The market's `is_bonus_isolation_enabled`. */
  readonly isIsolated: boolean;
  /** From the start of a round to the start of the next one. */
  readonly secondsPerRound: number;
}

export interface OfferChance {
  /** What must be wagered. */
  readonly required: bigint;
  /** The stake that was reckoned with: the usual one, or the maximum stake of the terms if that is less. */
  readonly stake: bigint;
  /** How much of a stake in this game counts. */
  readonly percent: number;
  /** Rounds until the requirement is met; null if nothing counts in this game. */
  readonly rounds: number | null;
  readonly seconds: number | null;
  /** Chance to meet the requirement before the money is gone, 0 to 1. */
  readonly chance: number;
  /** What of deposit and bonus is lost on average by those who meet it; below 0 if they win on average. */
  readonly cost: bigint;
  /** What they can withdraw then, on average, the own money included. */
  readonly paid: bigint;
}

/** Pure, a few milliseconds to some tens of them: an offer's real terms against the game's own odds. */
export function chanceOf(plan: OfferPlan): OfferChance {
  const { terms, amount, deposit, odds, isIsolated, secondsPerRound } = plan;
  const required = requiredWager(terms, { amount, deposit });
  const most = terms.max_stake === null ? null : parseMoney(terms.max_stake).minor;
  const stake = most !== null && most < plan.stake ? most : plan.stake;
  const share = shareOf(terms.counts, plan.game);
  const counted = countedOf(stake, share);
  const rounds = counted === 0n ? null : Number((required + counted - 1n) / counted);
  const figures = { required, stake, percent: share.percent, rounds };
  if (required === 0n) return { ...figures, rounds: 0, seconds: 0, chance: 1, cost: 0n, paid: deposit + amount };
  if (rounds === null) return { ...figures, seconds: null, chance: 0, cost: 0n, paid: 0n };
  const inStakes = (minor: bigint): number => Number(minor) / Number(stake);
  const times = terms.max_conversion_times;
  const { chance, left, paid } = wagerOdds({
    // Payouts are rounded down to minor units.
    outcomes: odds.map(([multiple, chance]) => [Math.floor(multiple * Number(stake) + 1e-9) / Number(stake), chance]),
    main: inStakes(deposit),
    bonus: inStakes(amount),
    rounds,
    isIsolated,
    isSticky: terms.is_sticky,
    most: times === null ? null : inStakes(amount * BigInt(times)),
  });
  const inMinor = (stakes: number): bigint => BigInt(Math.round(stakes * Number(stake)));
  const cost = chance === 0 ? 0n : deposit + amount - inMinor(left);
  return { ...figures, seconds: rounds * secondsPerRound, chance, cost, paid: inMinor(paid) };
}
