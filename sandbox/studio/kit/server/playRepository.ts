import type { Sql } from '../../server/Database.ts';

/**
 * betting → open → paying → settled: the stake is taken, the player moves, the payout is credited. A move that adds to
 * the stake goes through raising, and through returning back to open if the stake is not taken. From betting, or from
 * open when the stake is given back, rolling_back → rolled_back.
 */
export type PlayState =
  | 'betting'
  | 'open'
  | 'raising'
  | 'returning'
  | 'paying'
  | 'settled'
  | 'rolling_back'
  | 'rolled_back';

/** A row of vendors.studio_plays: a round of a game with moves. */
export interface PlayRow {
  readonly id: string;
  readonly session: string;
  readonly request_id: string;
  readonly mode: 'play' | 'demo';
  readonly game: string;
  readonly player: string;
  readonly state: PlayState;
  /** JSON of the bet. */
  readonly bet: string;
  /** Of the bet. */
  readonly stake: bigint;
  /** What the operator has confirmed: the stake and those that moves have added. */
  readonly staked: bigint;
  /** JSON array of the moves so far. */
  readonly moves: string;
  /** JSON of a move whose stake is being taken. */
  readonly pending: string | null;
  /** The operator's session that takes this stake. */
  readonly raise_session: string | null;
  /** Number of the tries to add to the stake: each has its own transaction id. */
  readonly raises: number;
  readonly payout: bigint | null;
  readonly currency: string;
  readonly decimals: number;
  readonly server_seed: string;
  readonly seed_hash: string;
  readonly client_seed: string;
  readonly nonce: number;
  readonly next_seed_hash: string;
  readonly reply_balance: string | null;
  readonly error_type: string | null;
  readonly error_message: string | null;
  readonly attempts: number;
  /** Start of the current state. */
  readonly step_at: bigint;
  readonly created_at: bigint;
  /** The round of a shared table that this bet is in; null in other games. */
  readonly table_round: string | null;
  /** The player's part of a shared round's client seed; null before betting has ended, and in other games. */
  readonly own_seed: string | null;
  /** Whether the server seed is secret even though the bet is settled: others still play the round. */
  readonly seed_hidden: boolean;
}

export const PLAY_COLUMNS = `id, session, request_id, mode, game, player, state, bet, stake, staked, moves, pending, raise_session,
  raises, payout, currency, decimals, server_seed, seed_hash, client_seed, nonce, next_seed_hash, reply_balance,
  error_type, error_message, attempts, step_at, created_at, table_round, own_seed, seed_hidden`;

const UNFINISHED = `state NOT IN ('settled', 'rolled_back')`;

export type NewPlay = Pick<
  PlayRow,
  | 'id'
  | 'session'
  | 'request_id'
  | 'mode'
  | 'game'
  | 'player'
  | 'state'
  | 'bet'
  | 'stake'
  | 'staked'
  | 'payout'
  | 'currency'
  | 'decimals'
  | 'server_seed'
  | 'seed_hash'
  | 'client_seed'
  | 'nonce'
  | 'next_seed_hash'
  | 'reply_balance'
  | 'table_round'
>;

/** Serialises the starts of a player's rounds of a game, in all their sessions, until the transaction ends. */
export async function lockStart(tx: Sql, player: string, game: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`start:${game}:${player}`]);
}

/** Writes a round; its own request may finish it until `retryAt`. */
export async function insertPlay(sql: Sql, play: NewPlay, now: number, retryAt: number): Promise<void> {
  await sql.query(
    `INSERT INTO vendors.studio_plays (id, session, request_id, mode, game, player, state, bet, stake, staked, moves,
       payout, currency, decimals, server_seed, seed_hash, client_seed, nonce, next_seed_hash, reply_balance,
       step_at, created_at, retry_at, finished_at, table_round, seed_hidden)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '[]', $11, $12, $13, $14, $15, $16, $17, $18, $19,
       $20::bigint, $20::bigint, $21::bigint, CASE WHEN $7::text = 'settled' THEN $20::bigint END, $22::text,
       $22::text IS NOT NULL)`,
    [
      play.id,
      play.session,
      play.request_id,
      play.mode,
      play.game,
      play.player,
      play.state,
      play.bet,
      play.stake,
      play.staked,
      play.payout,
      play.currency,
      play.decimals,
      play.server_seed,
      play.seed_hash,
      play.client_seed,
      play.nonce,
      play.next_seed_hash,
      play.reply_balance,
      now,
      retryAt,
      play.table_round,
    ],
  );
}

const one = async (sql: Sql, where: string, params: readonly unknown[]): Promise<PlayRow | null> =>
  (await sql.query<PlayRow>(`SELECT ${PLAY_COLUMNS} FROM vendors.studio_plays WHERE ${where}`, params))[0] ?? null;

export const findPlay = (sql: Sql, id: string): Promise<PlayRow | null> => one(sql, 'id = $1', [id]);

export const findPlayByRequest = (sql: Sql, session: string, requestId: string): Promise<PlayRow | null> =>
  one(sql, 'session = $1 AND request_id = $2', [session, requestId]);

/** The player's unfinished round of a game, in any session; an index allows at most one. */
export const findOpenPlay = (sql: Sql, player: string, game: string): Promise<PlayRow | null> =>
  one(sql, `player = $1 AND game = $2 AND ${UNFINISHED}`, [player, game]);

/** Start of the player's last round of the game whose stake was or may be taken; 0 if none. */
export async function lastPlayStart(sql: Sql, player: string, game: string): Promise<number> {
  const [row] = await sql.query<{ created_at: bigint }>(
    `SELECT created_at FROM vendors.studio_plays WHERE player = $1 AND game = $2 AND state <> 'rolled_back'
     ORDER BY created_at DESC LIMIT 1`,
    [player, game],
  );
  return Number(row?.created_at ?? 0n);
}

/** Rounds that wait for the operator and whose next attempt is due at `by`, oldest first. */
export const duePlays = (sql: Sql, by: number, limit: number): Promise<PlayRow[]> =>
  sql.query<PlayRow>(
    `SELECT ${PLAY_COLUMNS} FROM vendors.studio_plays
     WHERE state IN ('betting', 'raising', 'returning', 'paying', 'rolling_back') AND retry_at <= $1
     ORDER BY retry_at LIMIT $2`,
    [by, limit],
  );

/** Open rounds for money without a move since `before`, oldest first. A demo's end with its session. */
export const idlePlays = (sql: Sql, before: number, limit: number): Promise<PlayRow[]> =>
  sql.query<PlayRow>(
    `SELECT ${PLAY_COLUMNS} FROM vendors.studio_plays WHERE state = 'open' AND mode = 'play' AND step_at < $1
     ORDER BY step_at LIMIT $2`,
    [before, limit],
  );

/** A transition of the state machine and the columns that it sets; the others stay. */
export interface PlayStep {
  readonly from: PlayState;
  readonly to: PlayState;
  /** The number of moves and the raise that the step belongs to: another step in between makes it void. */
  readonly moves: string;
  readonly set?: {
    readonly moves?: string;
    readonly pending?: string | null;
    readonly raiseSession?: string | null;
    readonly raises?: number;
    readonly staked?: bigint;
    readonly payout?: bigint;
    readonly balance?: string;
    readonly error?: { readonly type: string; readonly message: string } | null;
  };
}

/**
 * Makes the transition if the round is still in the state and has the moves that the step comes from; returns the
 * current round, and whether it was made.
 */
export async function stepPlay(
  sql: Sql,
  row: PlayRow,
  { from, to, moves, set = {} }: PlayStep,
  now: number,
  retryAt = now,
): Promise<{ readonly row: PlayRow; readonly isMade: boolean }> {
  const next = {
    moves: set.moves ?? row.moves,
    pending: set.pending === undefined ? row.pending : set.pending,
    raiseSession: set.raiseSession === undefined ? row.raise_session : set.raiseSession,
    raises: set.raises ?? row.raises,
    staked: set.staked ?? row.staked,
    payout: set.payout ?? row.payout,
    balance: set.balance ?? row.reply_balance,
    error: set.error === undefined ? { type: row.error_type, message: row.error_message } : set.error,
  };
  const [made] = await sql.query<PlayRow>(
    `UPDATE vendors.studio_plays SET state = $4::text, moves = $5, pending = $6, raise_session = $7, raises = $8,
       staked = $9, payout = $10, reply_balance = $11, error_type = $12, error_message = $13, attempts = 0,
       step_at = $14::bigint, retry_at = $15::bigint,
       finished_at = CASE WHEN $4::text IN ('settled', 'rolled_back') THEN $14::bigint END
     WHERE id = $1 AND state = $2 AND moves = $3 RETURNING ${PLAY_COLUMNS}`,
    [
      row.id,
      from,
      moves,
      to,
      next.moves,
      next.pending,
      next.raiseSession,
      next.raises,
      next.staked,
      next.payout,
      next.balance,
      next.error?.type ?? null,
      next.error?.message ?? null,
      now,
      retryAt,
    ],
  );
  if (made !== undefined) return { row: made, isMade: true };
  const current = await findPlay(sql, row.id);
  if (current === null) throw new Error('A round is never deleted while it is played');
  return { row: current, isMade: false };
}

/** Records an attempt with an unknown result and when the next one is due. */
export async function postponePlay(sql: Sql, id: string, retryAt: number): Promise<void> {
  await sql.query('UPDATE vendors.studio_plays SET attempts = attempts + 1, retry_at = $2 WHERE id = $1', [
    id,
    retryAt,
  ]);
}
