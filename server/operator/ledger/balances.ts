import type { Sql } from '../../database/database.ts';
import type { PlayerKind } from './accounts.ts';

/** A player's balances in minor units, and the version that orders them: it grows with every change of any (I6). */
export interface Balances {
  readonly currency: string;
  readonly version: bigint;
  readonly amounts: Readonly<Record<PlayerKind, bigint>>;
}

/** Reads all balances of a player in one statement, so that the amounts and the version belong together. */
export async function readBalances(sql: Sql, uid: bigint, currency: string): Promise<Balances> {
  const rows = await sql.query<{ kind: PlayerKind; balance: bigint; version: bigint }>(
    'select kind, balance, version from operator.ledger_accounts where uid = $1 and currency = $2',
    [uid, currency],
  );
  const amounts = { main: 0n, bonus: 0n, betting_bonus: 0n, fun: 0n, withdrawal_hold: 0n };
  let version = 0n;
  for (const row of rows) {
    amounts[row.kind] = row.balance;
    version += row.version;
  }
  return { currency, version, amounts };
}
