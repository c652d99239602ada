import type { Database } from '../../../../database/database.ts';

/** In ms: a process that has not played for so long has lost its turn to another one. */
const LEASE_MS = 60_000;

/**
 * Takes the next round for this process: at most one in `everyMs` on all replicas together, and always of the same
 * process while that one lives.
 */
export async function takeTurn(database: Database, holder: string, now: Date, everyMs: number): Promise<boolean> {
  const at = now.getTime();
  const rows = await database.query(
    `update operator.house_turn set holder = $1, played_at = $2
     where played_at <= $3 and (holder = $1 or played_at <= $4) returning holder`,
    [holder, now, new Date(at - everyMs), new Date(at - LEASE_MS)],
  );
  return rows.length > 0;
}
