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
  /** What the method keeps of a deposit. */
  readonly fee: string;
  /** Whether its money moved back after it had succeeded. */
  readonly reversed: boolean;
}

export interface BookedRound {
  readonly id: string;
  readonly uid: string;
  readonly status: string;
  readonly currency: string;
  readonly stake: string;
  readonly won: string;
}

/** A bet at the sportsbook. `free` and `bonus` are the parts of the stake that no main money has paid. */
export interface BookedBet {
  readonly id: string;
  readonly uid: string;
  readonly status: string;
  readonly currency: string;
  readonly revision: number;
  readonly stake: string;
  readonly bonus: string;
  readonly free: string;
  /** What of `free` is used up: nothing if the free bet has come back to its player. */
  readonly freeUsed: string;
  readonly payout: string;
  /** More than the payout where a correction found too little to take back. */
  readonly credited: string;
  /** What it has brought to bonus money, less what corrections have taken of that. */
  readonly toBonus: string;
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
  readonly bets: readonly BookedBet[];
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
    bets: await bets(sql),
    movements: await movements(sql),
    balances: await balances(sql),
    keys: await sql.query(
      `select uid::text as uid, key, outcome->>'id' as payment from operator.idempotency_keys where endpoint like 'cashier.make%' and outcome is not null order by uid, key`,
    ),
  };
}

const decimal = (amount: bigint, currency: string): string => wireMoney(amount, currency).amount;

async function payments(sql: Sql): Promise<BookedPayment[]> {
  const rows = await sql.query<Omit<BookedPayment, 'amount' | 'fee'> & { amount: bigint; fee: bigint }>(
    'select id, uid::text as uid, type, status, currency, amount, fee, reversed_at is not null as reversed from operator.payments order by id',
  );
  return rows.map((row) => ({
    ...row,
    amount: decimal(row.amount, row.currency),
    fee: decimal(row.fee, row.currency),
  }));
}

async function rounds(sql: Sql): Promise<BookedRound[]> {
  const rows = await sql.query<Omit<BookedRound, 'stake' | 'won'> & { stake: bigint; won: bigint }>(
    'select id, uid::text as uid, status, currency, stake, payout as won from operator.rounds order by id',
  );
  return rows.map((row) => ({ ...row, stake: decimal(row.stake, row.currency), won: decimal(row.won, row.currency) }));
}

async function bets(sql: Sql): Promise<BookedBet[]> {
  const amounts = ['stake', 'bonus', 'free', 'freeUsed', 'payout', 'credited', 'toBonus'] as const;
  const rows = await sql.query<Omit<BookedBet, (typeof amounts)[number]> & Record<(typeof amounts)[number], bigint>>(
    `select b.id, b.uid::text as uid, b.status, b.currency, b.revision, b.stake, b.from_bonus as bonus, b.from_free as free,
       b.payout, b.credited, coalesce((select f.amount from operator.free_bets f where f.bet_id = b.id), 0) as "freeUsed",
       coalesce((select sum(p.amount) from operator.sportsbook_calls c
         join operator.ledger_transactions t on t.source = 'sportsbook' and t.external_id = c.id
         join operator.ledger_postings p on p.transaction_id = t.id
         join operator.ledger_accounts a on a.id = p.account_id and a.kind = 'betting_bonus'
         where c.bet_id = b.id and c.kind <> 'place'), 0) as "toBonus"
     from operator.bets b order by b.id`,
  );
  return rows.map((row) => {
    const texts = Object.fromEntries(amounts.map((name) => [name, decimal(row[name], row.currency)]));
    return { ...row, ...(texts as Record<(typeof amounts)[number], string>) };
  });
}

async function movements(sql: Sql): Promise<BookedMovement[]> {
  const rows = await sql.query<Omit<BookedMovement, 'amount'> & { amount: bigint }>(
    `select a.uid::text as uid, a.kind as account, p.currency, sum(p.amount) as amount,
       case when t.source = 'sportsbook' then 'bet_' else '' end || t.kind as kind
     from operator.ledger_postings p join operator.ledger_accounts a on a.id = p.account_id join operator.ledger_transactions t on t.id = p.transaction_id
     group by 1, 2, 3, 5 order by 1, 2, 5, 3`,
  );
  return rows.map((row) => ({ ...row, amount: decimal(row.amount, row.currency) }));
}

async function balances(sql: Sql): Promise<BookedBalance[]> {
  const rows = await sql.query<Omit<BookedBalance, 'amount'> & { amount: bigint }>(
    'select uid::text as uid, kind as account, currency, balance as amount from operator.ledger_accounts where uid is not null order by 1, 2, 3',
  );
  return rows.map((row) => ({ ...row, amount: decimal(row.amount, row.currency) }));
}
