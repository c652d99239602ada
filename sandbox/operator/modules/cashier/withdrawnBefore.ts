import type { Sql } from '../../../database/database.ts';
import { WITHDRAWAL_DAYS } from '../../market/requirements.ts';
import type { Player } from '../../sessions/player.ts';

const DAY_MS = 24 * 3_600_000;

/** Withdrawals of the last days that were paid or are on their way, in minor units. */
export async function withdrawnBefore(
  sql: Sql,
  { uid, currency }: Pick<Player, 'uid' | 'currency'>,
  now: Date,
): Promise<bigint> {
  const [row] = await sql.query<{ sum: bigint | null }>(
    `select sum(amount)::bigint as sum from operator.payments
     where uid = $1 and currency = $2 and type = 'withdrawal' and status in ('pending', 'processing', 'succeeded') and created_at > $3`,
    [uid, currency, new Date(now.getTime() - WITHDRAWAL_DAYS * DAY_MS)],
  );
  return row?.sum ?? 0n;
}
