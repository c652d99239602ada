import type { Sql } from '../../../server/Database.ts';
import { PLAY_COLUMNS } from '../../server/playRepository.ts';
import type { PlayRow } from '../../server/playRepository.ts';
import type { TableOutcome } from '../TableGame.ts';

/** betting: bets are taken; running: the result is on its way; resting: it is shown; over: the next round has begun. */
export type TablePhase = 'betting' | 'running' | 'resting' | 'over';

/** A row of vendors.table_rounds: a round of a shared table. */
export interface TableRound {
  readonly id: string;
  readonly game: string;
  /** Counts the table's rounds from 1; it is the nonce of the round's draws. */
  readonly number: number;
  readonly phase: TablePhase;
  readonly server_seed: string;
  readonly seed_hash: string;
  /** Made of the seeds of all bets when betting ends; null before. */
  readonly client_seed: string | null;
  /** JSON of what was drawn; null while bets are taken. */
  readonly outcome: string | null;
  /** End of betting. */
  readonly running_at: bigint | null;
  /** When the phase ends. */
  readonly ends_at: bigint;
  readonly created_at: bigint;
}

const COLUMNS =
  'id, game, number, phase, server_seed, seed_hash, client_seed, outcome, running_at, ends_at, created_at';

export const outcomeOf = ({ outcome }: Pick<TableRound, 'outcome'>): TableOutcome =>
  outcome === null ? [] : (JSON.parse(outcome) as TableOutcome);

/** The round that the table is at; null before its first. */
export async function latestTableRound(sql: Sql, game: string): Promise<TableRound | null> {
  const [row] = await sql.query<TableRound>(
    `SELECT ${COLUMNS} FROM vendors.table_rounds WHERE game = $1 ORDER BY number DESC LIMIT 1`,
    [game],
  );
  return row ?? null;
}

export async function findTableRound(sql: Sql, id: string): Promise<TableRound | null> {
  const [row] = await sql.query<TableRound>(`SELECT ${COLUMNS} FROM vendors.table_rounds WHERE id = $1`, [id]);
  return row ?? null;
}

/** The table's round while it takes bets, locked so that betting does not end before this transaction; null otherwise. */
export async function lockBettingRound(sql: Sql, game: string, now: number): Promise<TableRound | null> {
  const [row] = await sql.query<TableRound>(
    `SELECT ${COLUMNS} FROM vendors.table_rounds WHERE game = $1 AND phase = 'betting' AND ends_at > $2
     ORDER BY number DESC LIMIT 1 FOR SHARE`,
    [game, now],
  );
  return row ?? null;
}

export type NewTableRound = Pick<TableRound, 'id' | 'game' | 'number' | 'server_seed' | 'seed_hash' | 'ends_at'>;

/** Begins a round; null if another process has begun it. */
export async function insertTableRound(sql: Sql, round: NewTableRound, now: number): Promise<TableRound | null> {
  const [row] = await sql.query<TableRound>(
    `INSERT INTO vendors.table_rounds (id, game, number, phase, server_seed, seed_hash, ends_at, created_at)
     VALUES ($1, $2, $3, 'betting', $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    [round.id, round.game, round.number, round.server_seed, round.seed_hash, round.ends_at, now],
  );
  return row ?? null;
}

/** Bets that count when betting ends, by id. */
export const openPlaysOfTable = (sql: Sql, round: string): Promise<PlayRow[]> =>
  sql.query<PlayRow>(
    `SELECT ${PLAY_COLUMNS} FROM vendors.studio_plays WHERE table_round = $1 AND state = 'open' ORDER BY id`,
    [round],
  );

/**
 * Bets whose stake was not confirmed before betting ended are given back; the player is told that betting had closed.
 */
export async function refuseUnconfirmed(sql: Sql, round: string, now: number): Promise<void> {
  await sql.query(
    `UPDATE vendors.studio_plays SET state = 'rolling_back', error_type = 'BettingClosed',
       error_message = 'Betting closed before the stake was confirmed', step_at = $2::bigint, retry_at = $2::bigint
     WHERE table_round = $1 AND state = 'betting'`,
    [round, now],
  );
}

/** Gives the bets of a round the seed that their draws are made with; the player's own stays on record. */
export async function seedPlays(sql: Sql, round: string, clientSeed: string): Promise<void> {
  await sql.query(
    `UPDATE vendors.studio_plays SET own_seed = client_seed, client_seed = $2 WHERE table_round = $1 AND state = 'open'`,
    [round, clientSeed],
  );
}

/** From now on the server seed is shown in the round's bets. */
export async function revealSeeds(sql: Sql, round: string): Promise<void> {
  await sql.query('UPDATE vendors.studio_plays SET seed_hidden = false WHERE table_round = $1', [round]);
}

/** Ends the phase `from`; null if another process has. */
export async function stepTableRound(
  sql: Sql,
  round: TableRound,
  to: Partial<Pick<TableRound, 'client_seed' | 'outcome' | 'running_at' | 'ends_at'>> & Pick<TableRound, 'phase'>,
): Promise<TableRound | null> {
  const next = { ...round, ...to };
  const [row] = await sql.query<TableRound>(
    `UPDATE vendors.table_rounds SET phase = $3, client_seed = $4, outcome = $5, running_at = $6, ends_at = $7
     WHERE id = $1 AND phase = $2 RETURNING ${COLUMNS}`,
    [round.id, round.phase, next.phase, next.client_seed, next.outcome, next.running_at, next.ends_at],
  );
  return row ?? null;
}

/** What the table's last rounds have drawn, newest first. */
export async function lastOutcomes(sql: Sql, game: string, limit: number): Promise<TableOutcome[]> {
  const rows = await sql.query<Pick<TableRound, 'outcome'>>(
    `SELECT outcome FROM vendors.table_rounds WHERE game = $1 AND phase IN ('resting', 'over') AND outcome IS NOT NULL
     ORDER BY number DESC LIMIT $2`,
    [game, limit],
  );
  return rows.map(outcomeOf);
}

/** The seeds that the players of a round have added, by the id of their bet: what its client seed was made of. */
export const ownSeeds = (sql: Sql, round: string): Promise<{ readonly id: string; readonly own_seed: string }[]> =>
  sql.query(
    'SELECT id, own_seed FROM vendors.studio_plays WHERE table_round = $1 AND own_seed IS NOT NULL ORDER BY id',
    [round],
  );

/** Deletes rounds that nobody has bet in and that began before `before`, but for the last `kept`. */
export async function forgetTableRounds(sql: Sql, game: string, before: number, kept: number): Promise<void> {
  await sql.query(
    `DELETE FROM vendors.table_rounds t WHERE game = $1 AND created_at < $2 AND phase = 'over'
       AND number < (SELECT max(number) FROM vendors.table_rounds WHERE game = $1) - $3::int
       AND NOT EXISTS (SELECT 1 FROM vendors.studio_plays p WHERE p.table_round = t.id)`,
    [game, before, kept],
  );
}
