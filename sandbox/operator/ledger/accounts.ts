/**
 * Accounts of the ledger. A player's account of each kind and currency has a cached balance and a version; the house's
 * accounts have neither, so that no row is updated by every transaction.
 */
import type { Sql } from '../../database/database.ts';

/** Money of a player, by what it is for. */
export const moneyKinds = ['main', 'bonus', 'betting_bonus', 'fun', 'withdrawal_hold', 'vault'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** `points`: what a player may spend in the loyalty shop, in the currency `POINTS`, which has no minor units. */
export type PlayerKind = MoneyKind | 'points';
export const POINTS = 'POINTS';

/**
 * gaming: stakes in, payouts and what feeds jackpots out (its balance is the GGR less that) · jackpots: what the pools
 * hold · payments: what the payment vendor owes or is owed · promotions: what bonuses, cashback, free spins and the seeds
 * of jackpots cost · fees: what methods keep of deposits · chargebacks: what was charged back after the player had spent
 * it · loyalty: where points come from and where spent ones go · vpn: what players have
 * paid for VPN subscriptions · sandbox: the source of granted play money.
 */
export const houseKinds = [
  'gaming',
  'jackpots',
  'payments',
  'promotions',
  'fees',
  'chargebacks',
  'loyalty',
  'vpn',
  'sandbox',
] as const;
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
  readonly version: bigint;
}

const isPlayer = (account: Account): account is PlayerAccount => 'uid' in account;
export const isHouse = (account: Account): account is HouseAccount => 'house' in account;

/** A unique key of the account, the same for an `Account` and its row. */
export function accountKey(account: Account | AccountRow): string {
  if ('house' in account) return `house/${account.house}/${account.currency}`;
  return `${account.uid ?? 'house'}/${account.kind}/${account.currency}`;
}

/**
 * Returns every account of the players in `accounts` (in the currencies named there) and the house accounts named,
 * created when missing. Players' rows are locked until the transaction ends, always in the order of their ids, so that
 * two transactions cannot deadlock. All rows of a player are locked, so that the changes of one player run one after
 * the other and every version belongs to one change (I6).
 */
export async function lockAccounts(tx: Sql, accounts: readonly Account[]): Promise<Map<string, AccountRow>> {
  const rows = await findAndLock(tx, accounts);
  const missing = accounts.filter((account) => !rows.has(accountKey(account)));
  if (missing.length === 0) return rows;
  await create(tx, missing);
  return findAndLock(tx, accounts);
}

async function findAndLock(tx: Sql, accounts: readonly Account[]): Promise<Map<string, AccountRow>> {
  const players = accounts.filter(isPlayer);
  const house = accounts.filter(isHouse);
  const rows = await tx.query<AccountRow>(
    `with players as (
       select id, uid, kind, currency, balance, version from operator.ledger_accounts
       where uid = any($1::bigint[]) and currency = any($2::text[]) order by id for update)
     select * from players union all
     select id, uid, kind, currency, balance, version from operator.ledger_accounts
     where uid is null and kind = any($3::text[]) and currency = any($4::text[])`,
    [
      players.map(({ uid }) => uid),
      players.map(({ currency }) => currency),
      house.map((account) => account.house),
      house.map(({ currency }) => currency),
    ],
  );
  return new Map(rows.map((row) => [accountKey(row), row]));
}

async function create(tx: Sql, accounts: readonly Account[]): Promise<void> {
  const unique = [...new Map(accounts.map((account) => [accountKey(account), account])).values()];
  await tx.query(
    `insert into operator.ledger_accounts (uid, kind, currency, balance)
     select w.uid::bigint, w.kind, w.currency, case when w.uid is null then null else 0 end
     from unnest($1::text[], $2::text[], $3::text[]) as w (uid, kind, currency) order by 1, 2, 3
     on conflict (uid, kind, currency) do nothing`,
    [
      unique.map((account) => (isHouse(account) ? null : account.uid.toString())),
      unique.map((account) => (isHouse(account) ? account.house : account.kind)),
      unique.map(({ currency }) => currency),
    ],
  );
}
