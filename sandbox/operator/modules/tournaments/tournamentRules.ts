import type { TournamentRule } from '../../../../src/contract/tournaments/tournaments.ts';
import type { TournamentStatus } from '../../../../src/contract/tournaments/tournamentStatuses.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import type { ByCurrency, PrizeStep, Tournament } from './tournament.ts';

/** A round that has ended. Minor units of one currency. */
export interface PlayedRound {
  readonly currency: string;
  /** Stakes of main money, without those that came back. */
  readonly main: bigint;
  /** Stakes of bonus money. */
  readonly bonus: bigint;
  readonly payout: bigint;
}

interface PointRules {
  readonly rule: TournamentRule;
  readonly unit: ByCurrency | null;
  readonly min_stake: ByCurrency;
}

const inMinor = (amounts: ByCurrency, currency: string): bigint | null => {
  const amount = amounts[currency];
  return amount === undefined ? null : minorUnits(amount, currency);
};

/**
 * The points of one round, rounded down. Only main money brings points: a stake of bonus money has none, and the multiple
 * of a round that it has paid in part does not count. A currency that the tournament does not name has no points.
 */
export function pointsOf({ rule, unit, min_stake: least }: PointRules, round: PlayedRound): bigint {
  const { currency, main, bonus, payout } = round;
  const minStake = inMinor(least, currency);
  if (minStake === null || main <= 0n || main < minStake) return 0n;
  if (rule === 'multiplier') return bonus > 0n ? 0n : (payout * 100n) / main;
  const worth = unit === null ? null : inMinor(unit, currency);
  return worth === null || worth <= 0n ? 0n : main / worth;
}

export function statusOf({ starts_at: start, ends_at: end, frozen_at: frozen }: Times, now: Date): TournamentStatus {
  if (frozen !== null || end <= now) return 'past';
  return start <= now ? 'active' : 'future';
}

type Times = Pick<Tournament, 'starts_at' | 'ends_at' | 'frozen_at'>;

/** What a place wins, in minor units; null for nothing. */
export function prizeOf(prizes: readonly PrizeStep[], place: number, currency: string): bigint | null {
  const step = prizes.find(({ from, to }) => place >= from && place <= to);
  const prize = step === undefined ? null : inMinor(step.amount, currency);
  return prize === null || prize <= 0n ? null : prize;
}

/** All prizes together, if every place is taken. */
export const totalPrize = (prizes: readonly PrizeStep[], currency: string): bigint =>
  prizes.reduce((sum, { from, to }) => sum + BigInt(to - from + 1) * (prizeOf(prizes, from, currency) ?? 0n), 0n);

/** The last place that wins something; 0 for none. */
export const lastPrizedPlace = (prizes: readonly PrizeStep[]): number => prizes.at(-1)?.to ?? 0;

/**
 * The best place of the next better prize: what a participant at `place` (null without points) aims at. Null at the top.
 */
export function nextStep(prizes: readonly PrizeStep[], place: number | null): number | null {
  const better = prizes.filter(({ to }) => place === null || to < place);
  return better.at(-1)?.to ?? null;
}
