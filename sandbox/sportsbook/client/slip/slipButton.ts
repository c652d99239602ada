import { formatAmount } from '../../rules/amounts.ts';
import { oddsText } from '../../rules/oddsText.ts';
import type { SportsbookApp } from '../AppContext.ts';
import { moneyText } from '../moneyText.ts';
import { oddsOf, payoutOf, slipBets, stakeOf } from './slipTerms.ts';
import { keyOf } from './SlipStore.ts';

export interface SlipSums {
  /** Of all bets of the slip, in minor units; null while a stake is missing. */
  readonly stake: bigint | null;
  readonly payout: bigint;
  /** Of the one bet, in thousandths; 0 for several singles. */
  readonly odds: number;
  /** An odds of the slip is not the one that the player has seen. */
  readonly hasChanged: boolean;
  readonly isClosed: boolean;
}

/** What the slip comes to at the odds that would be agreed to now. */
export function sumsOf({ slip, session, board, preferences }: SportsbookApp): SlipSums {
  const prices = new Map(slip.picks.map((pick) => [keyOf(pick), board.price(keyOf(pick))]));
  const bets = slipBets(slip).map((bet) => ({
    ...bet,
    picks: bet.picks.map((pick) => ({ ...pick, odds: prices.get(keyOf(pick))?.odds ?? pick.odds })),
  }));
  const stakes = bets.map((bet) => stakeOf(bet, session));
  const isComplete = bets.length > 0 && stakes.every((stake) => stake !== null && stake > 0n);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  const [first] = bets;
  const shown = (odds: number): string => oddsText(odds, preferences.odds);
  const moved = slip.picks.filter((pick) => {
    const now = prices.get(keyOf(pick))?.odds ?? pick.odds;
    return slip.mode !== 'builder' && shown(now) !== shown(pick.odds);
  });
  const isWorse = moved.some((pick) => (prices.get(keyOf(pick))?.odds ?? 0) < pick.odds);
  return {
    stake: isComplete ? sum(stakes.map((stake) => stake ?? 0n)) : null,
    payout: sum(bets.map((bet) => payoutOf(bet, slip.builderOdds, session))),
    odds: bets.length === 1 && first !== undefined ? oddsOf(first, slip.builderOdds) : 0,
    hasChanged: preferences.consent === 'none' ? moved.length > 0 : preferences.consent === 'higher' && isWorse,
    isClosed: slip.picks.some((pick) => prices.get(keyOf(pick))?.isSuspended !== false),
  };
}

/** Money of the session's currency as text. */
export function sessionMoney({ session, launch }: SportsbookApp, amount: bigint): string {
  const currency = session.wallet?.currency ?? '';
  return moneyText(formatAmount(amount, session.decimals), currency, launch.locale);
}
