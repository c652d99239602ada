import type { Sql } from '../../../../database/database.ts';
import { roomLeft } from '../../../market/roomLeft.ts';
import { policyAmount, withdrawalPeriods } from '../../../market/withdrawalPolicy.ts';
import type { WithdrawalLevel, WithdrawalPeriod, WithdrawalPolicy } from '../../../market/withdrawalPolicy.ts';
import type { Player } from '../../../players/player.ts';
import { windowStart } from '../../responsible/limits/module.ts';
import { withdrawnSince } from '../withdrawnSince.ts';

export interface PeriodLimit {
  readonly period: WithdrawalPeriod;
  readonly limit: bigint;
  readonly left: bigint;
  /** When more of it is free again; null if nothing is used. */
  readonly until: Date | null;
}

export interface WithdrawalLimits {
  readonly operation: bigint | null;
  readonly periods: readonly PeriodLimit[];
}

/**
 * What the market lets out at once and in each period. Withdrawals that were paid or are on their way count, those in the
 * account's earlier currencies by their share of the limit in these.
 */
export async function readLimits(
  sql: Sql,
  player: Pick<Player, 'uid' | 'currency'>,
  { limits }: WithdrawalPolicy,
  { level, now }: { readonly level: WithdrawalLevel; readonly now: Date },
): Promise<WithdrawalLimits> {
  if (limits === null) return { operation: null, periods: [] };
  const { uid, currency } = player;
  const bounds = limits[level];
  const periods: PeriodLimit[] = [];
  for (const period of withdrawalPeriods) {
    const start = windowStart(period, now);
    const { sums, first } = await withdrawnSince(sql, uid, start);
    const limitOf = (one: string) => policyAmount(bounds[period], one);
    const limit = limitOf(currency);
    const room = roomLeft(limitOf, sums, currency);
    // The first of them leaves the window as long after now as it is from the window's start.
    const until = first === null ? null : new Date(now.getTime() + first.getTime() - start.getTime());
    periods.push({ period, limit, left: room > 0n ? room : 0n, until });
  }
  return { operation: policyAmount(bounds.operation, currency), periods };
}
