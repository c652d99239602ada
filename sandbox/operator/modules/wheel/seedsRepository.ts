import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { newSecret } from './drawSpin.ts';

export interface NextSeed {
  readonly nonce: number;
  readonly secret: string;
  readonly commitment: string;
}

/** The secret of a player's next spin, made when it is first asked for. */
export async function nextSeed(
  sql: Sql,
  uid: bigint,
  campaign: string,
  lock: 'for update' | '' = '',
): Promise<NextSeed> {
  const { secret, commitment } = newSecret();
  await sql.query(
    `insert into operator.wheel_seeds (uid, campaign, nonce, secret, commitment) values ($1, $2, 0, $3, $4)
     on conflict do nothing`,
    [uid, campaign, secret, commitment],
  );
  const rows = await sql.query<NextSeed>(
    `select nonce, secret, commitment from operator.wheel_seeds where uid = $1 and campaign = $2 ${lock}`,
    [uid, campaign],
  );
  return onlyRow(rows);
}

/** The one before has been used, and is told: the next spin has a secret of its own. */
export async function renewSeed(tx: Sql, uid: bigint, campaign: string): Promise<void> {
  const { secret, commitment } = newSecret();
  await tx.query(
    `update operator.wheel_seeds set nonce = nonce + 1, secret = $3, commitment = $4 where uid = $1 and campaign = $2`,
    [uid, campaign, secret, commitment],
  );
}
