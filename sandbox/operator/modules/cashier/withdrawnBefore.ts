import type { Sql } from '../../../database/database.ts';
import { WITHDRAWAL_DAYS } from '../../market/requirements.ts';
import type { CurrencySum } from '../../market/roomLeft.ts';
import { withdrawnSince } from './withdrawnSince.ts';

const DAY_MS = 24 * 3_600_000;

/** Withdrawals of the last days that were paid or are on their way, in all currencies of the account. */
export async function withdrawnBefore(sql: Sql, uid: bigint, now: Date): Promise<readonly CurrencySum[]> {
  return (await withdrawnSince(sql, uid, new Date(now.getTime() - WITHDRAWAL_DAYS * DAY_MS))).sums;
}
