import type { Sql } from '../../../../database/database.ts';

/** The needs set for this player and action, as JSON; null if the market's apply. */
export async function findOwnNeeds(sql: Sql, uid: bigint, action: string): Promise<string | null> {
  const [row] = await sql.query<{ needs: string }>(
    'select needs from operator.player_requirements where uid = $1 and action = $2',
    [uid, action],
  );
  return row?.needs ?? null;
}

export async function setOwnNeeds(sql: Sql, uid: bigint, action: string, needs: string): Promise<void> {
  await sql.query(
    `insert into operator.player_requirements (uid, action, needs) values ($1, $2, $3)
     on conflict (uid, action) do update set needs = excluded.needs`,
    [uid, action, needs],
  );
}

export async function dropOwnNeeds(sql: Sql, uid: bigint, action: string): Promise<void> {
  await sql.query('delete from operator.player_requirements where uid = $1 and action = $2', [uid, action]);
}

/** Whether the sandbox has granted the player play money, which stands for a deposit. */
export async function hasGrant(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query(`select 1 from operator.ledger_movements where uid = $1 and reason = 'grant' limit 1`, [
    uid,
  ]);
  return rows.length > 0;
}

export interface RequisitesCheck {
  readonly outcome: 'passed' | 'refused' | null;
  readonly created_at: Date;
}

export async function findCheck(sql: Sql, uid: bigint, destination: string): Promise<RequisitesCheck | null> {
  const [row] = await sql.query<RequisitesCheck>(
    'select outcome, created_at from operator.requisites_checks where uid = $1 and destination = $2',
    [uid, destination],
  );
  return row ?? null;
}

/** A check that has begun already goes on. */
export async function insertCheck(sql: Sql, uid: bigint, destination: string, at: Date): Promise<void> {
  await sql.query(
    'insert into operator.requisites_checks (uid, destination, created_at) values ($1, $2, $3) on conflict do nothing',
    [uid, destination, at],
  );
}

/** Decides the player's checks that are under way. */
export async function decideChecks(sql: Sql, uid: bigint, outcome: 'passed' | 'refused'): Promise<number> {
  const rows = await sql.query(
    'update operator.requisites_checks set outcome = $2 where uid = $1 and outcome is null returning uid',
    [uid, outcome],
  );
  return rows.length;
}
