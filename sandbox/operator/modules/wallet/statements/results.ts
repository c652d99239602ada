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
       select width_bucket(t.created_at, $3::text[]::timestamptz[]) as bucket, t.kind, sum(p.amount) as amount,
         (select case when bool_or(h.kind = 'payments') then 'payments' when bool_or(h.kind = 'gaming') then 'gaming'
            when bool_or(h.kind = 'promotions') then 'promotions' else min(h.kind) end
          from operator.ledger_postings hp join operator.ledger_accounts h on h.id = hp.account_id
          where hp.transaction_id = t.id and h.uid is null) as house
       from operator.ledger_accounts a
       join operator.ledger_postings p on p.account_id = a.id
       join operator.ledger_transactions t on t.id = p.transaction_id
       where a.uid = $1 and a.currency = $2 and a.kind <> 'fun' and t.created_at >= $4 and t.created_at < $5
       group by t.id)
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
    `select a.kind, coalesce(sum(p.amount), 0)::bigint as sum from operator.ledger_accounts a
     join operator.ledger_postings p on p.account_id = a.id join operator.ledger_transactions t on t.id = p.transaction_id
     where a.uid = $1 and a.currency = $2 and a.kind <> 'fun' and t.created_at < $3 group by a.kind`,
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
    `select t.kind as reason, sum(p.amount)::bigint as sum, count(*) as rows from operator.ledger_accounts a
     join operator.ledger_postings p on p.account_id = a.id join operator.ledger_transactions t on t.id = p.transaction_id
     where a.uid = $1 and a.currency = $2 and a.kind <> 'fun' and t.created_at >= $3 and t.created_at < $4
     group by t.kind order by t.kind`,
    [uid, currency, from, to],
  );
}

export const totalOf = (balances: ReadonlyMap<string, bigint>): bigint =>
  [...balances.values()].reduce((sum, one) => sum + one, 0n);
