import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Orders that are paid and not delivered: their money may come back. */
export const undelivered: AsksOpen = (sql, uid) =>
  sql.query<OpenThing>(
    `select 'vpn' as kind, currency, sum(amount)::bigint as amount from operator.vpn_payments
     where uid = $1 and status = 'paid' and amount > 0 group by currency order by currency`,
    [uid],
  );
