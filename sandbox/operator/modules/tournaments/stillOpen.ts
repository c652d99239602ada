import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Prizes of final boards that are not paid yet. */
export const duePrizes: AsksOpen = (sql, uid) =>
  sql.query<OpenThing>(
    `select 'prize' as kind, currency, sum(prize)::bigint as amount from operator.tournament_places
     where uid = $1 and prize is not null and paid_at is null group by currency order by currency`,
    [uid],
  );
