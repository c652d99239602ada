import type { Sql } from '../../database/database.ts';
import type { MoneyKind } from './accounts.ts';

/** A player's balances in minor units, and their version, which grows with every change of any of them (I6). */
export interface Balances {
  readonly currency: string;
  readonly version: bigint;
  readonly amounts: Readonly<Record<MoneyKind, bigint>>;
}

/** Reads all balances of a player in one statement, so that the amounts and the version belong together. */
export async function readBalances(sql: Sql, uid: bigint, currency: string): Promise<Balances> {
  const rows = await sql.query<KindRow>(
    'select kind, balance, version from operator.ledger_accounts where uid = $1 and currency = $2',
    [uid, currency],
  );
  return balancesOf(rows, currency);
}

interface KindRow {
  readonly kind: string;
  readonly balance: bigint | null;
  readonly version: bigint;
}

/** Builds the balances from a player's accounts of one currency. */
export function balancesOf(rows: readonly KindRow[], currency: string): Balances {
  const of = (kind: MoneyKind) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return {
    currency,
    version: rows.reduce((sum, row) => sum + row.version, 0n),
    amounts: {
      main: of('main'),
      bonus: of('bonus'),
      betting_bonus: of('betting_bonus'),
      fun: of('fun'),
      withdrawal_hold: of('withdrawal_hold'),
      vault: of('vault'),
    },
  };
}
