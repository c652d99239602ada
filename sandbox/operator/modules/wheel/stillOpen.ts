import type { AsksOpen, OpenThing } from '../../players/stillOpen.ts';

/** Bought spins that were not spun, with their price, and gifts that wait: both are of the currency that they came in. */
export const openSpins: AsksOpen = (sql, uid, now) =>
  sql.query<OpenThing>(
    `select 'spins' as kind, currency, sum(price * left_count)::bigint as amount from operator.wheel_purchases
       where uid = $1 and left_count > 0 group by currency
     union all
     select distinct 'gift', currency, 0::bigint from operator.wheel_spins
       where uid = $1 and state = 'kept' and (taken_until is null or taken_until > $2)
     order by 1, 2`,
    [uid, now],
  );
