import type { Sql } from '../../../../database/database.ts';
import type { Payment } from '../paymentsRepository.ts';
import type { StopReason } from '../paymentStatus.ts';

export interface DepositStop {
  readonly payment_id: string;
  readonly reason: StopReason;
  /** How often the vendor has been asked. */
  readonly tries: number;
}

/** A deposit that has not ended. */
export type OpenDeposit = Pick<Payment, 'id' | 'amount' | 'currency'>;

const columns = 'payment_id, reason, tries';

/** The player's deposits that may still be paid and credited. */
export function findOpenDeposits(tx: Sql, uid: bigint): Promise<OpenDeposit[]> {
  return tx.query<OpenDeposit>(
    `select id, amount, currency from operator.payments p
     where uid = $1 and type = 'deposit' and status in ('pending', 'processing')
       and not exists (select 1 from operator.deposit_stops s where s.payment_id = p.id)`,
    [uid],
  );
}

/** The first reason of an order stays. */
export async function insertStop(
  tx: Sql,
  stop: { readonly id: string; readonly uid: bigint; readonly reason: StopReason },
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into operator.deposit_stops (payment_id, uid, reason, created_at, ask_at) values ($1, $2, $3, $4, $4)
     on conflict (payment_id) do nothing`,
    [stop.id, stop.uid, stop.reason, at],
  );
}

export async function findStop(sql: Sql, id: string): Promise<DepositStop | null> {
  const [row] = await sql.query<DepositStop>(`select ${columns} from operator.deposit_stops where payment_id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** Lets the vendor be asked now: there is something new to ask of it. */
export async function askSoon(tx: Sql, id: string, at: Date): Promise<void> {
  await tx.query('update operator.deposit_stops set ask_at = $2, tries = 0 where payment_id = $1', [id, at]);
}

/** The vendor has done what was asked. */
export async function setAnswered(sql: Sql, id: string): Promise<void> {
  await sql.query('update operator.deposit_stops set ask_at = null where payment_id = $1', [id]);
}

/** Claims stops that are due, each for one replica only: asked again after a second, then after longer, up to 5 min. */
export function claimDueStops(sql: Sql, now: Date, limit: number): Promise<DepositStop[]> {
  return sql.query<DepositStop>(
    `update operator.deposit_stops set tries = tries + 1,
       ask_at = $1::timestamptz + least(interval '1 second' * power(2, least(tries, 10)), interval '5 minutes')
     where payment_id in (
       select payment_id from operator.deposit_stops where ask_at <= $1 order by ask_at limit $2 for update skip locked)
     returning ${columns}`,
    [now, limit],
  );
}

/** All that the vendor has not done, whenever it is due. */
export function findUnanswered(sql: Sql): Promise<DepositStop[]> {
  return sql.query<DepositStop>(
    `select ${columns} from operator.deposit_stops where ask_at is not null order by created_at, payment_id`,
  );
}
