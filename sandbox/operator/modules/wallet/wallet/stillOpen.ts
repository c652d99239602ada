import type { AsksOpen, OpenThing } from '../../../players/stillOpen.ts';

/** Rounds that have not ended. */
export const openRounds: AsksOpen = (sql, uid) =>
  sql.query<OpenThing>(
    `select 'round' as kind, currency, sum(stake)::bigint as amount from operator.rounds
     where uid = $1 and status = 'open' group by currency order by currency`,
    [uid],
  );
