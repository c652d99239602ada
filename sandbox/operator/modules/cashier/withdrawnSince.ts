import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { Player } from '../../players/player.ts';

export interface Withdrawn {
  /** In minor units. */
  readonly sum: bigint;
  /** When the first of them was asked for; null for none. */
  readonly first: Date | null;
}

/** The player's withdrawals after a time that were paid or are on their way. */
export async function withdrawnSince(
  sql: Sql,
  { uid, currency }: Pick<Player, 'uid' | 'currency'>,
  since: Date,
): Promise<Withdrawn> {
  return onlyRow(
    await sql.query<Withdrawn>(
      `select coalesce(sum(amount), 0)::bigint as sum, min(created_at) as first from operator.payments
       where uid = $1 and currency = $2 and type = 'withdrawal' and status in ('pending', 'processing', 'succeeded') and created_at > $3`,
      [uid, currency, since],
    ),
  );
}
