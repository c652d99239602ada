import type { Sql } from '../../../database/database.ts';
import { columns } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';

/** Claims succeeded payments to be asked about once a day for half a year: their money may have moved back. */
export function claimSucceeded(sql: Sql, now: Date, limit: number): Promise<Payment[]> {
  return sql.query<Payment>(
    `update operator.payments set asked_at = $1 where id in (
       select id from operator.payments where status = 'succeeded' and reversed_at is null
         and asked_at <= $1::timestamptz - interval '1 day' and created_at > $1::timestamptz - interval '180 days'
       order by asked_at limit $2 for update skip locked)
     returning ${columns}`,
    [now, limit],
  );
}

/** All succeeded payments whose money has not moved back. */
export function findSucceeded(sql: Sql): Promise<Payment[]> {
  return sql.query<Payment>(
    `select ${columns} from operator.payments where status = 'succeeded' and reversed_at is null and asked_at is not null`,
  );
}
