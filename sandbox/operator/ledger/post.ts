import type { Sql } from '../../database/database.ts';
import { accountKey, isHouse, lockAccounts } from './accounts.ts';
import type { Account, AccountRow } from './accounts.ts';
import { AmountOutOfRangeError, InsufficientFundsError, UnbalancedError } from './ledgerErrors.ts';

/** The amount is in minor units; positive increases the account. */
export interface Entry {
  readonly account: Account;
  readonly amount: bigint;
}

export interface Posting {
  /** Kind of movement: deposit, stake, win, rollback, withdrawal_hold… */
  readonly kind: string;
  /** The source of the movement and its id there: the same pair never posts twice (I4). */
  readonly external: { readonly source: string; readonly id: string };
  readonly entries: readonly Entry[];
  readonly at: Date;
}

export interface Posted {
  /** False when this external id was posted before: nothing was changed. */
  readonly isNew: boolean;
  readonly transactionId: bigint;
  /** All accounts of the players concerned after the posting; empty when nothing was written. */
  readonly accounts: readonly AccountRow[];
}

const LARGEST = 2n ** 63n - 1n;

/**
 * Writes one double-entry transaction inside of `tx`. Throws UnbalancedError (I1), InsufficientFundsError (I2) and
 * AmountOutOfRangeError; after a throw the database transaction must be rolled back. An external id that was posted
 * before is not an error: `isNew` is false. Of two concurrent calls with one id the second waits for the first.
 */
export async function post(tx: Sql, posting: Posting): Promise<Posted> {
  const entries = posting.entries.filter((entry) => entry.amount !== 0n);
  demandBalanced(entries);
  const { source, id } = posting.external;
  const [created] = await tx.query<{ id: bigint }>(
    `insert into operator.ledger_transactions (kind, source, external_id, created_at) values ($1, $2, $3, $4)
     on conflict (source, external_id) do nothing returning id`,
    [posting.kind, source, id, posting.at],
  );
  if (created === undefined)
    return { isNew: false, transactionId: await knownTransaction(tx, source, id), accounts: [] };
  const accounts = entries.length > 0 ? await writeEntries(tx, created.id, entries) : [];
  return { isNew: true, transactionId: created.id, accounts };
}

function demandBalanced(entries: readonly Entry[]): void {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of entries) {
    if (amount > LARGEST || amount < -LARGEST)
      throw new AmountOutOfRangeError('The amount does not fit into the ledger');
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new UnbalancedError(`The entries leave ${sum} minor units of ${currency} over`);
  }
}

async function knownTransaction(tx: Sql, source: string, externalId: string): Promise<bigint> {
  const [known] = await tx.query<{ id: bigint }>(
    'select id from operator.ledger_transactions where source = $1 and external_id = $2',
    [source, externalId],
  );
  if (known === undefined) throw new Error('A ledger transaction vanished, which the ledger does not allow');
  return known.id;
}

/** Writes the postings and updates the cached balances; returns the players' updated accounts. */
async function writeEntries(tx: Sql, transactionId: bigint, entries: readonly Entry[]): Promise<AccountRow[]> {
  const rows = await lockAccounts(
    tx,
    entries.map((entry) => entry.account),
  );
  const changed = new Map<bigint, bigint>();
  const accountIds: bigint[] = [];
  const after: (string | null)[] = [];
  for (const { account, amount } of entries) {
    const row = rows.get(accountKey(account));
    if (row === undefined) throw new Error(`The ledger has no account ${accountKey(account)}`);
    accountIds.push(row.id);
    const balance = isHouse(account) ? null : nextBalance(row, changed.get(row.id) ?? row.balance ?? 0n, amount);
    if (balance !== null) changed.set(row.id, balance);
    after.push(balance?.toString() ?? null);
  }
  await tx.query(
    `with written as (
       insert into operator.ledger_postings (transaction_id, account_id, currency, amount, balance_after)
       select $1::bigint, e.account, e.currency, e.amount, e.balance_after::bigint
       from unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[]) with ordinality as e (account, currency, amount, balance_after, position)
       order by e.position)
     update operator.ledger_accounts a set balance = b.balance, version = a.version + 1
     from unnest($6::bigint[], $7::bigint[]) as b (id, balance) where a.id = b.id`,
    [
      transactionId,
      accountIds,
      entries.map((entry) => entry.account.currency),
      entries.map((entry) => entry.amount),
      after,
      [...changed.keys()],
      [...changed.values()],
    ],
  );
  return [...rows.values()].filter((row) => row.uid !== null).map((row) => moved(row, changed.get(row.id)));
}

function moved(row: AccountRow, balance: bigint | undefined): AccountRow {
  return balance === undefined ? row : { ...row, balance, version: row.version + 1n };
}

function nextBalance(row: AccountRow, balance: bigint, amount: bigint): bigint {
  const next = balance + amount;
  if (next < 0n) throw new InsufficientFundsError(balance, row.currency);
  if (next > LARGEST) throw new AmountOutOfRangeError('The balance would not fit into the ledger');
  return next;
}
