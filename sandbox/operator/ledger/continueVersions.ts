import type { Sql } from '../../database/database.ts';
import { lockAccounts } from './accounts.ts';

interface Change {
  readonly uid: bigint;
  readonly from: string;
  readonly to: string;
}

/**
 * Before a player's currency changes: locks their accounts of both currencies until the transaction ends, and lets the
 * versions of the next currency's balances go on from those of the present one, so that a screen never takes them for
 * older (I6).
 */
export async function continueVersions(tx: Sql, { uid, from, to }: Change): Promise<void> {
  const main = (currency: string) => ({ uid, kind: 'main', currency }) as const;
  const rows = [...(await lockAccounts(tx, [main(from), main(to)])).values()];
  const versionOf = (currency: string) =>
    rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + row.version, 0n);
  const behind = versionOf(from) + 1n - versionOf(to);
  if (behind <= 0n) return;
  await tx.query(
    `update operator.ledger_accounts set version = version + $3 where uid = $1 and kind = 'main' and currency = $2`,
    [uid, to, behind],
  );
}

/** Whether the player owns any money in another currency than this one. Points are of none: they stay as they are. */
export async function ownsOtherMoney(sql: Sql, uid: bigint, currency: string): Promise<boolean> {
  const [row] = await sql.query<{ uid: bigint }>(
    `select uid from operator.ledger_accounts
     where uid = $1 and currency <> $2 and kind <> 'points' and balance <> 0 limit 1`,
    [uid, currency],
  );
  return row !== undefined;
}
