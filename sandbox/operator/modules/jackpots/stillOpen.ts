import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Jackpots that have dropped and are not paid yet. */
export const dueDrops: AsksOpen = (sql, uid) =>
  sql.query<OpenThing>(
    `select 'prize' as kind, currency, sum(amount)::bigint as amount from operator.jackpot_drops
     where uid = $1 and paid_at is null group by currency order by currency`,
    [uid],
  );
