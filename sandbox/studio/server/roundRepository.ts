import type { Sql } from './Database.ts';

/** open → bet_placed → settled, or open → rolling_back → rolled_back. Only settled and rolled_back are final. */
export type RoundState = 'open' | 'bet_placed' | 'settled' | 'rolling_back' | 'rolled_back';

/** A row of vendors.studio_rounds; the outcome is set when the row is written, before any bet is sent. */
export interface RoundRow {
  readonly id: string;
  readonly session: string;
  readonly request_id: string;
  readonly mode: 'play' | 'demo';
  readonly game: string;
  readonly player: string;
  readonly state: RoundState;
  /** What the player staked; of a bought round its price. */
  readonly stake: bigint;
  /** The stake that a bought round's wins are counted by; null for every other round. */
  readonly bought_at: bigint | null;
  /** The operator's pack that pays the stake; null when the player does. */
  readonly free_pack: string | null;
  /** What the operator says is left of that pack; null before its answer. */
  readonly free_left: number | null;
  readonly total_win: bigint;
  readonly currency: string;
  readonly decimals: number;
  /** JSON of the wire outcome. */
  readonly outcome: string;
  readonly server_seed: string;
  readonly seed_hash: string;
  readonly client_seed: string;
  readonly nonce: number;
  readonly next_seed_hash: string;
  readonly reply_balance: string | null;
  readonly error_type: string | null;
  readonly error_message: string | null;
  readonly attempts: number;
  readonly created_at: bigint;
}

export type NewRound = Omit<RoundRow, 'free_left' | 'error_type' | 'error_message' | 'attempts' | 'created_at'>;

const COLUMNS = `id, session, request_id, mode, game, player, state, stake, bought_at, free_pack, free_left, total_win, currency, decimals,
  outcome, server_seed, seed_hash, client_seed, nonce, next_seed_hash, reply_balance, error_type, error_message, attempts,
  created_at`;

const UNFINISHED = `state IN ('open', 'bet_placed', 'rolling_back')`;

/** Writes a round; a demo round is written as settled. Its own request may finish it until `retryAt`. */
export async function insertRound(sql: Sql, round: NewRound, now: number, retryAt: number): Promise<void> {
  await sql.query(
    `INSERT INTO vendors.studio_rounds (id, session, request_id, mode, game, player, state, stake, total_win, currency,
       decimals, outcome, server_seed, seed_hash, client_seed, nonce, next_seed_hash, reply_balance, created_at,
       retry_at, finished_at, bought_at, free_pack)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::bigint, $20::bigint,
       CASE WHEN $7::text = 'settled' THEN $19::bigint END, $21, $22)`,
    [
      round.id,
      round.session,
      round.request_id,
      round.mode,
      round.game,
      round.player,
      round.state,
      round.stake,
      round.total_win,
      round.currency,
      round.decimals,
      round.outcome,
      round.server_seed,
      round.seed_hash,
      round.client_seed,
      round.nonce,
      round.next_seed_hash,
      round.reply_balance,
      now,
      retryAt,
      round.bought_at,
      round.free_pack,
    ],
  );
}

export async function findRound(sql: Sql, id: string): Promise<RoundRow | null> {
  return first(await sql.query<RoundRow>(`SELECT ${COLUMNS} FROM vendors.studio_rounds WHERE id = $1`, [id]));
}

export async function findByRequest(sql: Sql, session: string, requestId: string): Promise<RoundRow | null> {
  const text = `SELECT ${COLUMNS} FROM vendors.studio_rounds WHERE session = $1 AND request_id = $2`;
  return first(await sql.query<RoundRow>(text, [session, requestId]));
}

/** The unfinished round of a session; an index allows at most one. */
export async function findUnfinished(sql: Sql, session: string): Promise<RoundRow | null> {
  const text = `SELECT ${COLUMNS} FROM vendors.studio_rounds WHERE session = $1 AND ${UNFINISHED}`;
  return first(await sql.query<RoundRow>(text, [session]));
}

/** Unfinished rounds of a player in a game, in any session, since a reload may have a new token. */
export async function unfinishedOfPlayer(sql: Sql, player: string, game: string): Promise<RoundRow[]> {
  const text = `SELECT ${COLUMNS} FROM vendors.studio_rounds WHERE player = $1 AND game = $2 AND ${UNFINISHED}`;
  return sql.query<RoundRow>(text, [player, game]);
}

/** Unfinished rounds whose next attempt is due at `by`, oldest first. */
export async function dueRounds(sql: Sql, by: number, limit: number): Promise<RoundRow[]> {
  const text = `SELECT ${COLUMNS} FROM vendors.studio_rounds WHERE ${UNFINISHED} AND retry_at <= $1
    ORDER BY retry_at LIMIT $2`;
  return sql.query<RoundRow>(text, [by, limit]);
}

/** The last settled round whose end was not shown to the player. */
export async function findUnshown(sql: Sql, player: string, game: string): Promise<RoundRow | null> {
  const text = `SELECT ${COLUMNS} FROM vendors.studio_rounds
    WHERE player = $1 AND game = $2 AND state = 'settled' AND shown_at IS NULL ORDER BY created_at DESC, nonce DESC LIMIT 1`;
  return first(await sql.query<RoundRow>(text, [player, game]));
}

/** The player's last own stake in a game, not the price of a purchase; null before the first round. */
export async function lastStake(sql: Sql, player: string, game: string, currency: string): Promise<bigint | null> {
  const text = `SELECT coalesce(bought_at, stake) AS stake FROM vendors.studio_rounds
    WHERE player = $1 AND game = $2 AND currency = $3 AND free_pack IS NULL ORDER BY created_at DESC, nonce DESC LIMIT 1`;
  const [round] = await sql.query<Pick<RoundRow, 'stake'>>(text, [player, game, currency]);
  return round?.stake ?? null;
}

/** The player's settled rounds of a game, newest first. */
export const settledRounds = (sql: Sql, player: string, game: string, limit: number): Promise<RoundRow[]> =>
  sql.query<RoundRow>(
    `SELECT ${COLUMNS} FROM vendors.studio_rounds WHERE player = $1 AND game = $2 AND state = 'settled'
     ORDER BY created_at DESC, nonce DESC LIMIT $3`,
    [player, game, limit],
  );

/** Start of the player's last round of the game, in any session, whose stake was or may be taken; 0 if none. */
export async function lastStart(sql: Sql, player: string, game: string): Promise<number> {
  const text = `SELECT created_at FROM vendors.studio_rounds
    WHERE player = $1 AND game = $2 AND state <> 'rolled_back' ORDER BY created_at DESC LIMIT 1`;
  const [round] = await sql.query<Pick<RoundRow, 'created_at'>>(text, [player, game]);
  return Number(round?.created_at ?? 0n);
}

/** Marks the round, and those before it, as shown; false when the player has no such round. */
export async function markShown(sql: Sql, id: string, player: string, now: number): Promise<boolean> {
  const round = await findRound(sql, id);
  if (round === null || round.player !== player || round.state !== 'settled') return false;
  await sql.query(
    `UPDATE vendors.studio_rounds SET shown_at = $4
     WHERE player = $1 AND game = $2 AND state = 'settled' AND shown_at IS NULL AND created_at <= $3`,
    [player, round.game, round.created_at, now],
  );
  return true;
}

/** A transition of the state machine and the columns that it sets. */
export interface RoundStep {
  readonly from: RoundState;
  readonly to: RoundState;
  readonly balance?: string;
  readonly freeLeft?: number;
  readonly error?: { readonly type: string; readonly message: string };
}

/** Makes the transition if the round is still in the state `from`; returns the current round. */
export async function stepRound(sql: Sql, id: string, step: RoundStep, now: number): Promise<RoundRow | null> {
  await sql.query(
    `UPDATE vendors.studio_rounds SET state = $3::text, attempts = 0, retry_at = $4::bigint,
       reply_balance = coalesce($5::text, reply_balance), error_type = coalesce($6::text, error_type),
       error_message = coalesce($7::text, error_message), free_left = coalesce($8::int, free_left),
       finished_at = CASE WHEN $3::text IN ('settled', 'rolled_back') THEN $4::bigint END
     WHERE id = $1 AND state = $2`,
    [
      id,
      step.from,
      step.to,
      now,
      step.balance ?? null,
      step.error?.type ?? null,
      step.error?.message ?? null,
      step.freeLeft ?? null,
    ],
  );
  return findRound(sql, id);
}

/** Records an attempt with an unknown result and when the next one is due. */
export async function postponeRound(sql: Sql, id: string, retryAt: number): Promise<void> {
  await sql.query('UPDATE vendors.studio_rounds SET attempts = attempts + 1, retry_at = $2 WHERE id = $1', [
    id,
    retryAt,
  ]);
}

/** Sums of the players' stakes and wins of settled rounds for money, by currency, in minor units, for audits. */
export async function playTotals(
  sql: Sql,
): Promise<{ currency: string; rounds: bigint; staked: bigint; won: bigint }[]> {
  return sql.query(
    `SELECT currency, count(*)::bigint AS rounds, sum(staked)::bigint AS staked, sum(won)::bigint AS won FROM (
       SELECT currency, CASE WHEN free_pack IS NULL THEN stake ELSE 0 END AS staked, total_win AS won FROM vendors.studio_rounds
       WHERE mode = 'play' AND state = 'settled'
       UNION ALL
       SELECT currency, staked, payout FROM vendors.studio_plays WHERE mode = 'play' AND state = 'settled') settled
     GROUP BY currency ORDER BY currency`,
  );
}

function first<R>(rows: readonly R[]): R | null {
  return rows[0] ?? null;
}
