import type { Sql } from '../../../database/database.ts';
import { WITHDRAWAL_DAYS } from '../../market/requirements.ts';
import type { Player } from '../../players/player.ts';
import { withdrawnSince } from './withdrawnSince.ts';

const DAY_MS = 24 * 3_600_000;

/** Withdrawals of the last days that were paid or are on their way, in minor units. */
export async function withdrawnBefore(sql: Sql, player: Pick<Player, 'uid' | 'currency'>, now: Date): Promise<bigint> {
  return (await withdrawnSince(sql, player, new Date(now.getTime() - WITHDRAWAL_DAYS * DAY_MS))).sum;
}
