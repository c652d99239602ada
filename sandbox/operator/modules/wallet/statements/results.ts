import type { Sql } from '../../../../database/database.ts';

/** The sums of a bucket, in minor units. Stakes and withdrawals are positive where money left the player. */
export interface Flows {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly promotions: bigint;
  readonly other: bigint;
}

interface Owner {
  readonly uid: bigint;
  readonly currency: string;
}

interface Stored extends Flows {
  readonly bucket: number;
}

/**
 * What each bucket did to the player's money; buckets without rows are left out. Each transaction belongs to the house
 * account on its other side (fees go with the payment); moves between the player's own accounts have none and sum to zero. Play money does not
 * count.
 */
export function flowsOf(sql: Sql, { uid, currency }: Owner, bounds: readonly Date[]): Promise<Stored[]> {
  return sql.query<Stored>(
    `with moves as (
       select width_bucket(m.at, $3::text[]::timestamptz[]) as bucket, m.reason as kind, sum(m.amount) as amount,
         (select case when bool_or(h.balance = 'payments') then 'payments' when bool_or(h.balance = 'gaming') then 'gaming'
            when bool_or(h.balance = 'promotions') then 'promotions' else min(h.balance) end
          from operator.ledger_movements h where h.transaction_id = m.transaction_id and h.uid is null) as house
       from operator.ledger_movements m
       where m.uid = $1 and m.currency = $2 and m.balance <> 'fun' and m.at >= $4 and m.at < $5
       group by m.transaction_id, m.at, m.reason)
     select bucket,
       coalesce(sum(amount) filter (where house = 'payments' and kind like 'deposit%'), 0)::bigint as deposits,
       coalesce(-sum(amount) filter (where house = 'payments' and kind not like 'deposit%'), 0)::bigint as withdrawals,
       coalesce(-sum(amount) filter (where house = 'gaming' and kind not in ('win', 'bet_corrected')), 0)::bigint as stakes,
       coalesce(sum(amount) filter (where house = 'gaming' and kind in ('win', 'bet_corrected')), 0)::bigint as payouts,
       coalesce(sum(amount) filter (where house = 'promotions'), 0)::bigint as promotions,
       coalesce(sum(amount) filter (where house is null or house not in ('payments', 'gaming', 'promotions')), 0)::bigint as other
     from moves group by bucket order by bucket`,
    [uid, currency, bounds.map((at) => at.toISOString()), bounds[0] ?? null, bounds.at(-1) ?? null],
  );
}

/** What the player owned at a time on each account, in minor units; play money left out. */
export async function balancesAt(sql: Sql, { uid, currency }: Owner, at: Date): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql.query<{ kind: string; sum: bigint }>(
    `select balance as kind, coalesce(sum(amount), 0)::bigint as sum from operator.ledger_movements
     where uid = $1 and currency = $2 and balance <> 'fun' and at < $3 group by balance`,
    [uid, currency, at],
  );
  return new Map(rows.map(({ kind, sum }) => [kind, sum]));
}

/** The sums by reason between two times, over all accounts of the currency but play money. */
export function sumsByReason(
  sql: Sql,
  { uid, currency }: Owner,
  from: Date,
  to: Date,
): Promise<{ readonly reason: string; readonly sum: bigint; readonly rows: bigint }[]> {
  return sql.query(
    `select reason, sum(amount)::bigint as sum, count(*) as rows from operator.ledger_movements
     where uid = $1 and currency = $2 and balance <> 'fun' and at >= $3 and at < $4
     group by reason order by reason`,
    [uid, currency, from, to],
  );
}

export const totalOf = (balances: ReadonlyMap<string, bigint>): bigint =>
  [...balances.values()].reduce((sum, one) => sum + one, 0n);
