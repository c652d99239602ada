import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Bets that have not ended, with what of their stakes was not cashed out. */
export const openBets: AsksOpen = (sql, uid) =>
  sql.query<OpenThing>(
    `select 'bet' as kind, currency, sum(stake - stake_closed)::bigint as amount from operator.bets
     where uid = $1 and settled_at is null group by currency order by currency`,
    [uid],
  );
