import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Payments under way. */
export const openPayments: AsksOpen = (sql, uid) =>
  sql.query<OpenThing>(
    `select type as kind, currency, sum(amount)::bigint as amount from operator.payments
     where uid = $1 and status in ('pending', 'processing') group by type, currency order by currency`,
    [uid],
  );
