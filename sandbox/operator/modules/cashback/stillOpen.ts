import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Cashback that the player can have paid out, or removed. */
export const claimableCashback: AsksOpen = (sql, uid, now) =>
  sql.query<OpenThing>(
    `select 'cashback' as kind, currency, sum(amount)::bigint as amount from operator.cashbacks
     where uid = $1 and status = 'active' and (receiving_expired_at is null or receiving_expired_at > $2)
     group by currency order by currency`,
    [uid, now],
  );
