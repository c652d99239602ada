import type { Sql } from '../../../../database/database.ts';

/** What was played in one currency, in its minor units. */
export interface CurrencyPlay {
  readonly currency: string;
  readonly wagered: bigint;
  readonly won: bigint;
}

/**
 * What a player has staked and won in rounds after `since`. A stake that came back counts at the time at which it was
 * staked: one of before the window must not make room in it.
 */
export function roundPlay(sql: Sql, uid: bigint, since: Date): Promise<CurrencyPlay[]> {
  return sql.query<CurrencyPlay>(
    `select c.currency,
       coalesce(sum(case c.kind when 'bet' then c.amount else -c.amount end) filter (where c.kind = 'bet'
         or (c.kind = 'rollback' and o.created_at > $2)), 0)::bigint as wagered,
       coalesce(sum(c.amount) filter (where c.kind = 'win'), 0)::bigint as won
     from operator.wallet_calls c left join operator.wallet_calls o on o.id = c.original_id
     where c.uid = $1 and c.created_at > $2 and c.kind in ('bet', 'win', 'rollback') group by c.currency`,
    [uid, since],
  );
}
