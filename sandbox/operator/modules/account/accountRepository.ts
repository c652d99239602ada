import type { Sql } from '../../../database/database.ts';

export interface FreshWin {
  readonly round_id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly created_at: Date;
}

/** Wins booked after `since`, oldest first. */
export function findFreshWins(sql: Sql, uid: bigint, since: Date): Promise<FreshWin[]> {
  return sql.query<FreshWin>(
    `select round_id, amount, currency, created_at from operator.wallet_calls
     where uid = $1 and kind = 'win' and amount > 0 and created_at > $2 order by created_at limit 100`,
    [uid, since],
  );
}

export async function setLocale(sql: Sql, uid: bigint, locale: string): Promise<void> {
  await sql.query('update operator.players set locale = $2 where uid = $1', [uid, locale]);
}
