/**
 * Accounts of the ledger. A player's account of each kind and currency carries a cached balance and a version; the
 * house's carry neither, so that no row is touched by every transaction.
 */
import type { Sql } from '../../database/database.ts';

export const playerKinds = ['main', 'bonus', 'betting_bonus', 'fun', 'withdrawal_hold'] as const;
export type PlayerKind = (typeof playerKinds)[number];

/**
 * gaming: stakes in, payouts out (its balance is the GGR) · payments: what the payment vendor owes or is owed ·
 * sandbox: play money granted by nobody.
 */
export const houseKinds = ['gaming', 'payments', 'sandbox'] as const;
export type HouseKind = (typeof houseKinds)[number];

export interface PlayerAccount {
  readonly uid: bigint;
  readonly kind: PlayerKind;
  readonly currency: string;
}

export interface HouseAccount {
  readonly house: HouseKind;
  readonly currency: string;
}

export type Account = PlayerAccount | HouseAccount;

export interface AccountRow {
  readonly id: bigint;
  readonly uid: bigint | null;
  readonly kind: string;
  readonly currency: string;
  readonly balance: bigint | null;
}

export const isHouse = (account: Account): account is HouseAccount => 'house' in account;

/** One text per account, the same for an `Account` and its row. */
export function accountKey(account: Account | AccountRow): string {
  if ('house' in account) return `house/${account.house}/${account.currency}`;
  return `${account.uid ?? 'house'}/${account.kind}/${account.currency}`;
}

const columns = 'a.id, a.uid, a.kind, a.currency, a.balance';
const wanted = `from operator.ledger_accounts a join unnest($1::text[], $2::text[], $3::text[]) as w (uid, kind, currency)
  on a.uid is not distinct from w.uid::bigint and a.kind = w.kind and a.currency = w.currency`;

/**
 * The rows of `accounts` by key, created when missing. Players' rows are locked until the transaction ends, always in
 * the order of their ids, so that two transactions can't wait for each other.
 */
export async function lockAccounts(tx: Sql, accounts: readonly Account[]): Promise<Map<string, AccountRow>> {
  const players = await findOrCreate(tx, accounts.filter((account) => !isHouse(account)), 'order by a.id for update of a');
  const house = await findOrCreate(tx, accounts.filter(isHouse), '');
  return new Map([...players, ...house].map((row) => [accountKey(row), row]));
}

async function findOrCreate(tx: Sql, accounts: readonly Account[], ending: string): Promise<AccountRow[]> {
  if (accounts.length === 0) return [];
  const unique = [...new Map(accounts.map((account) => [accountKey(account), account])).values()];
  const params = [
    unique.map((account) => (isHouse(account) ? null : account.uid.toString())),
    unique.map((account) => (isHouse(account) ? account.house : account.kind)),
    unique.map((account) => account.currency),
  ];
  const find = () => tx.query<AccountRow>(`select ${columns} ${wanted} ${ending}`, params);
  const found = await find();
  if (found.length === unique.length) return found;
  await tx.query(
    `insert into operator.ledger_accounts (uid, kind, currency, balance)
     select w.uid::bigint, w.kind, w.currency, case when w.uid is null then null else 0 end
     from unnest($1::text[], $2::text[], $3::text[]) as w (uid, kind, currency) order by 1, 2, 3
     on conflict (uid, kind, currency) do nothing`,
    params,
  );
  return find();
}
