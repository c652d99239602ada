import type { Sql } from '../../../database/database.ts';
import { endWithAccount, endWithRetention } from '../../personal/endPersonal.ts';
import type { PersonalData } from '../../personal/PersonalData.ts';
import { closePlayer, reopenPlayer } from '../../players/closing.ts';
import type { ClosedPerson } from '../../players/closing.ts';
import { keyDocuments } from '../../players/documents.ts';
import { openText, sealText } from '../../sealedText.ts';

const keyOf = (secret: string, uid: bigint) => ({ secret, purpose: 'closed account', record: `player ${uid}` });

interface Closing {
  readonly uid: bigint;
  readonly secret: string;
  readonly now: Date;
  readonly retainedUntil: Date;
}

/** Closes the account and seals what its row has of the person. */
export async function insertClosed(
  tx: Sql,
  { uid, secret, now, retainedUntil }: Closing,
  personal: readonly PersonalData[],
): Promise<void> {
  const person = await closePlayer(tx, uid);
  await endWithAccount(tx, uid, personal);
  await tx.query(
    'insert into operator.closed_accounts (uid, closed_at, retained_until, sealed) values ($1, $2, $3, $4)',
    [uid, now, retainedUntil, sealText(keyOf(secret, uid), JSON.stringify(person))],
  );
}

/** Opens a closed account again, as it was; false if there is none whose data is still kept. */
export async function reopen(tx: Sql, uid: bigint, secret: string): Promise<boolean> {
  const [closed] = await tx.query<{ sealed: string }>(
    'delete from operator.closed_accounts where uid = $1 and sealed is not null returning sealed',
    [uid],
  );
  if (closed === undefined) return false;
  await reopenPlayer(tx, uid, JSON.parse(openText(keyOf(secret, uid), closed.sealed)) as ClosedPerson);
  await keyDocuments(tx, secret, uid);
  return true;
}

/** Ends the retention of accounts that are due: deletes the data and releases the contacts. Returns how many. */
export async function releaseDue(
  tx: Sql,
  { now, most }: { readonly now: Date; readonly most: number },
  personal: readonly PersonalData[],
): Promise<number> {
  const due = await tx.query<{ uid: bigint }>(
    `update operator.closed_accounts set sealed = null, released_at = $1
     where uid in (select uid from operator.closed_accounts where released_at is null and retained_until <= $1
                   order by retained_until limit $2 for update skip locked) returning uid`,
    [now, most],
  );
  const uids = due.map(({ uid }) => uid);
  if (uids.length > 0) await endWithRetention(tx, uids, personal);
  return uids.length;
}
