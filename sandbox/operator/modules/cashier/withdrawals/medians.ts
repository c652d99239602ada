import type { Sql } from '../../../../database/database.ts';

export interface Median {
  readonly seconds: number;
  /** Of how many payments. */
  readonly sample: number;
}

/** As many of the last payments count; with fewer than the least there is no figure. */
const LAST = 30;
const LEAST = 5;

interface Row {
  readonly key: string;
  readonly seconds: number | null;
  readonly sample: number;
}

/** From sending a payout to its payment, by method. */
export function deliveryMedians(sql: Sql): Promise<ReadonlyMap<string, Median>> {
  return medians(
    sql,
    `select method as key, ended_at - sent_at as took, row_number() over (partition by method order by ended_at desc) as place
     from operator.payments where type = 'withdrawal' and status = 'succeeded' and ended_at is not null and sent_at is not null`,
  );
}

/** From a request to the desk's decision; the key is always `review`. */
export async function reviewMedian(sql: Sql): Promise<Median | null> {
  const found = await medians(
    sql,
    `select 'review' as key, reviewed_at - created_at as took, row_number() over (order by reviewed_at desc) as place
     from operator.payments where type = 'withdrawal' and reviewed_at is not null`,
  );
  return found.get('review') ?? null;
}

async function medians(sql: Sql, ranked: string): Promise<ReadonlyMap<string, Median>> {
  const rows = await sql.query<Row>(
    `select key, percentile_cont(0.5) within group (order by extract(epoch from took))::float8 as seconds, count(*)::int as sample
     from (${ranked}) as ranked where place <= ${LAST} group by key having count(*) >= ${LEAST}`,
  );
  return new Map(rows.map(({ key, seconds, sample }) => [key, { seconds: Math.ceil(seconds ?? 0), sample }]));
}
