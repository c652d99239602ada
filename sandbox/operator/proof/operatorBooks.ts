import type { Sql } from '../../database/database.ts';
import { wireMoney } from '../ledger/amounts.ts';

export interface BookedPayment {
  readonly id: string;
  readonly uid: string;
  readonly type: 'deposit' | 'withdrawal';
  readonly status: string;
  readonly currency: string;
  /** Decimal text, like every amount in the books. */
  readonly amount: string;
}

export interface BookedRound {
  readonly id: string;
  readonly uid: string;
  readonly status: string;
  readonly currency: string;
  readonly stake: string;
  readonly won: string;
}

/** One kind of movement on one account, summed over its postings: +12.50 of `deposit` on 1001/main. */
export interface BookedMovement {
  /** Null for the house. */
  readonly uid: string | null;
  readonly account: string;
  readonly kind: string;
  readonly currency: string;
  readonly amount: string;
}

export interface BookedBalance {
  readonly uid: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
}

/** The operator's records, in a form that can be compared with the vendors' books. */
export interface OperatorBooks {
  readonly payments: readonly BookedPayment[];
  readonly rounds: readonly BookedRound[];
  readonly movements: readonly BookedMovement[];
  readonly balances: readonly BookedBalance[];
  /** The payment created for each Idempotency-Key. */
  readonly keys: readonly { readonly uid: string; readonly key: string; readonly payment: string | null }[];
}

/** Reads the operator's books from its own schema only. */
export async function operatorBooks(sql: Sql): Promise<OperatorBooks> {
  return {
    payments: await payments(sql),
    rounds: await rounds(sql),
    movements: await movements(sql),
    balances: await balances(sql),
    keys: await sql.query(
      `select uid::text as uid, key, outcome->>'id' as payment from operator.idempotency_keys order by uid, key`,
    ),
  };
}

const decimal = (amount: bigint, currency: string): string => wireMoney(amount, currency).amount;

async function payments(sql: Sql): Promise<BookedPayment[]> {
  const rows = await sql.query<Omit<BookedPayment, 'amount'> & { amount: bigint }>(
    'select id, uid::text as uid, type, status, currency, amount from operator.payments order by id',
  );
  return rows.map((row) => ({ ...row, amount: decimal(row.amount, row.currency) }));
}

async function rounds(sql: Sql): Promise<BookedRound[]> {
  const rows = await sql.query<Omit<BookedRound, 'stake' | 'won'> & { stake: bigint; won: bigint }>(
    'select id, uid::text as uid, status, currency, stake, payout as won from operator.rounds order by id',
  );
  return rows.map((row) => ({ ...row, stake: decimal(row.stake, row.currency), won: decimal(row.won, row.currency) }));
}

async function movements(sql: Sql): Promise<BookedMovement[]> {
  const rows = await sql.query<Omit<BookedMovement, 'amount'> & { amount: bigint }>(
    `select a.uid::text as uid, a.kind as account, t.kind, p.currency, sum(p.amount) as amount
     from operator.ledger_postings p join operator.ledger_accounts a on a.id = p.account_id join operator.ledger_transactions t on t.id = p.transaction_id
     group by a.uid, a.kind, t.kind, p.currency order by 1, 2, 3, 4`,
  );
  return rows.map((row) => ({ ...row, amount: decimal(row.amount, row.currency) }));
}

async function balances(sql: Sql): Promise<BookedBalance[]> {
  const rows = await sql.query<Omit<BookedBalance, 'amount'> & { amount: bigint }>(
    'select uid::text as uid, kind as account, currency, balance as amount from operator.ledger_accounts where uid is not null order by 1, 2, 3',
  );
  return rows.map((row) => ({ ...row, amount: decimal(row.amount, row.currency) }));
}
