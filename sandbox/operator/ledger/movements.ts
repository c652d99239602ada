import type { Sql } from '../../database/database.ts';
import { wireMoney } from './amounts.ts';

/** Rows of one read: histories may be long, and are sent while they are read. */
const PAGE = 500;

export interface MoneyLine {
  readonly at: Date;
  /** What moved it: deposit, stake, win, rollback… */
  readonly kind: string;
  /** Which of the player's balances. */
  readonly balance: string;
  readonly amount: string;
  readonly currency: string;
  readonly balance_after: string;
  readonly reference: string;
}

interface StoredMovement {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly balance: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly balance_after: bigint | null;
  readonly reference: string;
}

/** Every movement of the player's balances since a time, the oldest first, as the ledger has them. */
export async function* moneyLines(sql: Sql, uid: bigint, since: Date): AsyncGenerator<MoneyLine> {
  let last = 0n;
  let isMore = true;
  while (isMore) {
    const rows: readonly StoredMovement[] = await sql.query<StoredMovement>(
      `select p.id, t.created_at as at, t.kind, a.kind as balance, p.amount, p.currency, p.balance_after,
         t.external_id as reference
       from operator.ledger_postings p
       join operator.ledger_accounts a on a.id = p.account_id
       join operator.ledger_transactions t on t.id = p.transaction_id
       where a.uid = $1 and p.id > $2 and t.created_at >= $3 order by p.id limit $4`,
      [uid, last, since, PAGE],
    );
    for (const { id: _id, amount, balance_after: after, ...row } of rows)
      yield {
        ...row,
        amount: wireMoney(amount, row.currency).amount,
        balance_after: after === null ? '' : wireMoney(after, row.currency).amount,
      };
    isMore = rows.length === PAGE;
    last = rows.at(-1)?.id ?? last;
  }
}
