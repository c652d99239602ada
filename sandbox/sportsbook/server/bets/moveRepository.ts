import type { Sql } from '../../../database/database.ts';
import type { BetRow, MoveRow } from './betRows.ts';

/** Books a payment of a bet with what it leaves of it; the caller has locked the bet. */
export async function insertMove(
  tx: Sql,
  bet: Pick<BetRow, 'id' | 'state' | 'outcome' | 'open_stake' | 'paid' | 'cashed_out'>,
  move: MoveRow & { readonly requestKey: string | null },
  now: number,
): Promise<void> {
  await tx.query(
    `UPDATE vendors.sportsbook_bets SET state = $2, outcome = $3, open_stake = $4, paid = $5, cashed_out = $6,
       revision = $7, settled_at = CASE WHEN $2 = 'settled' THEN $8::bigint ELSE settled_at END WHERE id = $1`,
    [bet.id, bet.state, bet.outcome, bet.open_stake, bet.paid, bet.cashed_out, move.revision, now],
  );
  await tx.query(
    `INSERT INTO vendors.sportsbook_moves (bet, revision, kind, request_key, amount, stake_closed, results, retry_at,
       created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [move.bet, move.revision, move.kind, move.requestKey, move.amount, move.stake_closed, move.results, now],
  );
}

/** The first unfinished payment of each bet whose time has come. */
export function dueMoves(sql: Sql, by: number, most: number): Promise<MoveRow[]> {
  return sql.query<MoveRow>(
    `SELECT bet, revision, kind, amount, stake_closed, results, attempts FROM vendors.sportsbook_moves m
     WHERE NOT is_done AND retry_at <= $1
       AND NOT EXISTS (SELECT 1 FROM vendors.sportsbook_moves e
                       WHERE e.bet = m.bet AND e.revision < m.revision AND NOT e.is_done)
     ORDER BY retry_at LIMIT $2`,
    [by, most],
  );
}

export async function endMove(sql: Sql, { bet, revision }: MoveRow): Promise<void> {
  await sql.query('UPDATE vendors.sportsbook_moves SET is_done = true WHERE bet = $1 AND revision = $2', [
    bet,
    revision,
  ]);
}

export async function postponeMove(sql: Sql, { bet, revision }: MoveRow, retryAt: number): Promise<void> {
  await sql.query(
    'UPDATE vendors.sportsbook_moves SET attempts = attempts + 1, retry_at = $3 WHERE bet = $1 AND revision = $2',
    [bet, revision, retryAt],
  );
}

export async function findMoveByKey(sql: Sql, bet: string, key: string): Promise<MoveRow | null> {
  const rows = await sql.query<MoveRow>(
    `SELECT bet, revision, kind, amount, stake_closed, results, attempts FROM vendors.sportsbook_moves
     WHERE bet = $1 AND request_key = $2`,
    [bet, key],
  );
  return rows[0] ?? null;
}

/** A bet's unfinished payments in their order. */
export function movesOfBet(sql: Sql, bet: string): Promise<MoveRow[]> {
  return sql.query<MoveRow>(
    `SELECT bet, revision, kind, amount, stake_closed, results, attempts FROM vendors.sportsbook_moves
     WHERE bet = $1 AND NOT is_done ORDER BY revision`,
    [bet],
  );
}
