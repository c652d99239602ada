import type { Sql } from '../../../../database/database.ts';

/** A new frame is worn at once. */
export async function addFrame(tx: Sql, uid: bigint, frame: string, at: Date): Promise<void> {
  const added = await tx.query(
    'insert into operator.loyalty_frames (uid, frame, at) values ($1, $2, $3) on conflict do nothing returning frame',
    [uid, frame, at],
  );
  if (added.length > 0) await wearFrame(tx, uid, frame);
}

/** The player's frames, the latest first. */
export async function findFrames(sql: Sql, uid: bigint): Promise<string[]> {
  const rows = await sql.query<{ readonly frame: string }>(
    'select frame from operator.loyalty_frames where uid = $1 order by at desc, frame',
    [uid],
  );
  return rows.map(({ frame }) => frame);
}

/** Empty for none. */
export async function wornFrame(sql: Sql, uid: bigint): Promise<string> {
  const [row] = await sql.query<{ readonly frame: string }>('select frame from operator.worn_frames where uid = $1', [
    uid,
  ]);
  return row?.frame ?? '';
}

/** An empty frame takes off the one that is worn. */
export async function wearFrame(sql: Sql, uid: bigint, frame: string): Promise<void> {
  await sql.query('delete from operator.worn_frames where uid = $1 and frame <> $2', [uid, frame]);
  if (frame === '') return;
  await sql.query('insert into operator.worn_frames (uid, frame) values ($1, $2) on conflict do nothing', [uid, frame]);
}
