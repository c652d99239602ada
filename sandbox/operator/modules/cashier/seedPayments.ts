import type { Database, Sql } from '../../../database/database.ts';
import { post } from '../../ledger/post.ts';
import type { Entry } from '../../ledger/post.ts';
import { hasFreshHistory } from '../../seedHistory.ts';
import { seedPlayer } from '../../seedPlayers.ts';
import { beforeThisWeek } from '../../seedTimes.ts';
import type { Payment } from './paymentsRepository.ts';

const { uid, currency } = seedPlayer;

/** A payment that has ended. */
interface Ended extends Pick<Payment, 'id' | 'type' | 'status' | 'method' | 'amount' | 'requisites' | 'reason'> {
  readonly at: Date;
  /** When the payment service had it: it was sent a withdrawal, or has opened a deposit. */
  readonly handedOverAt: Date;
  readonly endedAt: Date;
}

/** What the bonus and the free spins of the first week have brought: nothing of it is left on the balance. */
const withdrawal = (now: Date): Ended => ({
  id: `p_seed_${uid}_paid`,
  type: 'withdrawal',
  status: 'succeeded',
  method: 'purse',
  amount: 3_000n,
  requisites: 'ro...1988',
  reason: '',
  at: beforeThisWeek(now, 20, 10),
  handedOverAt: beforeThisWeek(now, 20, 10, 6),
  endedAt: beforeThisWeek(now, 20, 10, 14),
});

/** Refused just before the one that succeeded. */
const failedDeposit = (now: Date): Ended => ({
  id: `p_seed_${uid}_failed`,
  type: 'deposit',
  status: 'failed',
  method: 'card',
  amount: 8_000n,
  requisites: '',
  reason: 'declined_by_bank',
  at: beforeThisWeek(now, 14, 8, 50),
  handedOverAt: beforeThisWeek(now, 14, 8, 50),
  endedAt: beforeThisWeek(now, 14, 8, 52),
});

const givenUpDeposit = (now: Date): Ended => ({
  id: `p_seed_${uid}_given_up`,
  type: 'deposit',
  status: 'cancelled',
  method: 'bankpay',
  amount: 5_000n,
  requisites: '',
  reason: 'cancelled_by_buyer',
  at: beforeThisWeek(now, 4, 20),
  handedOverAt: beforeThisWeek(now, 4, 20),
  endedAt: beforeThisWeek(now, 4, 20, 3),
});

/**
 * The ready-made player's payments besides the deposits of `seedHistory`: a paid withdrawal, a deposit that failed and one
 * that was given up. None is under way: the desk would end it minutes after the start. Does nothing if they are there, or
 * if the player has been used.
 */
export async function seedPayments(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await hasFreshHistory(tx))) return;
    await insertEnded(tx, failedDeposit(now));
    await insertEnded(tx, givenUpDeposit(now));
    const paid = withdrawal(now);
    if (await insertEnded(tx, paid)) await payOut(tx, paid);
  });
}

/** False if it is there. Never asked about at the payment service, which does not know it: `asked_at` stays empty. */
async function insertEnded(tx: Sql, payment: Ended): Promise<boolean> {
  const { id, type, status, method, amount, requisites, reason, at, handedOverAt, endedAt } = payment;
  const rows = await tx.query(
    `insert into operator.payments (id, uid, type, status, method, currency, amount, requisites, reason, locale, sent_at,
       opened_at, created_at, updated_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'en', case when $3 = 'withdrawal' then $11::timestamptz end,
       case when $3 = 'deposit' then $11::timestamptz end, $10, $12, $12)
     on conflict (id) do nothing returning id`,
    [id, uid, type, status, method, currency, amount, requisites, reason, at, handedOverAt, endedAt],
  );
  return rows.length > 0;
}

async function payOut(tx: Sql, { id, amount, at, endedAt }: Ended): Promise<void> {
  const held: Entry = { account: { uid, kind: 'withdrawal_hold', currency }, amount };
  await post(tx, {
    kind: 'withdrawal_held',
    external: { source: 'payments', id: `${id}:held` },
    entries: [{ account: { uid, kind: 'main', currency }, amount: -amount }, held],
    at,
  });
  await post(tx, {
    kind: 'withdrawal_paid',
    external: { source: 'payments', id: `${id}:paid` },
    entries: [
      { ...held, amount: -amount },
      { account: { house: 'payments', currency }, amount },
    ],
    at: endedAt,
  });
}
