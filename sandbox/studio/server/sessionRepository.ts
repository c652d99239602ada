import type { Sql } from './Database.ts';

/** A row of vendors.studio_sessions: one player in one game, with the seeds of the next round. */
export interface SessionRow {
  readonly token: string;
  readonly mode: 'play' | 'demo';
  readonly game: string;
  readonly player: string;
  readonly locale: string;
  readonly currency: string;
  readonly decimals: number;
  readonly min_round_ms: number;
  /** What the market allows. */
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly feature_buy: boolean;
  readonly server_seed: string;
  readonly seed_hash: string;
  readonly client_seed: string;
  readonly nonce: number;
  /** Demo credits in minor units; null in play mode, where the operator has the balance. */
  readonly demo_balance: bigint | null;
}

const COLUMNS = `token, mode, game, player, locale, currency, decimals, min_round_ms, autoplay, turbo, feature_buy,
  server_seed, seed_hash, client_seed, nonce, demo_balance`;

export async function findSession(sql: Sql, token: string): Promise<SessionRow | null> {
  const rows = await sql.query<SessionRow>(`SELECT ${COLUMNS} FROM vendors.studio_sessions WHERE token = $1`, [token]);
  return rows[0] ?? null;
}

/** Inserts the session, or updates a known one with the operator's current data; its committed seeds stay. */
export async function saveSession(sql: Sql, session: Omit<SessionRow, 'nonce'>, now: number): Promise<SessionRow> {
  const rows = await sql.query<SessionRow>(
    `INSERT INTO vendors.studio_sessions (token, mode, game, player, locale, currency, decimals, min_round_ms,
       autoplay, turbo, feature_buy, server_seed, seed_hash, client_seed, demo_balance, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     ON CONFLICT (token) DO UPDATE SET locale = excluded.locale, min_round_ms = excluded.min_round_ms,
       autoplay = excluded.autoplay, turbo = excluded.turbo, feature_buy = excluded.feature_buy
     RETURNING ${COLUMNS}`,
    [
      session.token,
      session.mode,
      session.game,
      session.player,
      session.locale,
      session.currency,
      session.decimals,
      session.min_round_ms,
      session.autoplay,
      session.turbo,
      session.feature_buy,
      session.server_seed,
      session.seed_hash,
      session.client_seed,
      session.demo_balance,
      now,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A saved session comes back');
  return row;
}

/** The seeds used by a round and those of the next one. */
export interface SeedChange {
  readonly token: string;
  readonly usedNonce: number;
  readonly clientSeed: string;
  readonly nextSeed: string;
  readonly nextSeedHash: string;
}

/** Uses the committed seed; false when another round used it first, so that each seed decides at most one round. */
export async function useSeed(sql: Sql, change: SeedChange): Promise<boolean> {
  const rows = await sql.query<{ token: string }>(
    `UPDATE vendors.studio_sessions
     SET server_seed = $3, seed_hash = $4, client_seed = $5, nonce = nonce + 1
     WHERE token = $1 AND nonce = $2 RETURNING token`,
    [change.token, change.usedNonce, change.nextSeed, change.nextSeedHash, change.clientSeed],
  );
  return rows.length === 1;
}

/** Debits the stake from the demo credits and credits the win; the new balance, or null if it is below the stake. */
export async function moveDemoBalance(sql: Sql, token: string, stake: bigint, win: bigint): Promise<bigint | null> {
  const rows = await sql.query<{ demo_balance: bigint }>(
    `UPDATE vendors.studio_sessions SET demo_balance = demo_balance - $2::bigint + $3::bigint
     WHERE token = $1 AND demo_balance >= $2::bigint RETURNING demo_balance`,
    [token, stake, win],
  );
  return rows[0]?.demo_balance ?? null;
}

const FORGET_BATCH = 500;

/** Deletes demo sessions that were neither opened nor played since `before` (Unix ms), with their rounds. */
export async function forgetDemos(sql: Sql, before: number): Promise<void> {
  for (let count = FORGET_BATCH; count === FORGET_BATCH;) {
    const forgotten = await sql.query<{ token: string }>(
      `WITH old AS (
         SELECT token FROM vendors.studio_sessions s WHERE mode = 'demo' AND created_at < $1
           AND NOT EXISTS (SELECT 1 FROM vendors.studio_rounds r WHERE r.session = s.token AND r.created_at >= $1)
           AND NOT EXISTS (SELECT 1 FROM vendors.studio_plays p WHERE p.session = s.token AND p.step_at >= $1)
         ORDER BY created_at LIMIT $2),
       rounds AS (DELETE FROM vendors.studio_rounds WHERE session IN (SELECT token FROM old)),
       plays AS (DELETE FROM vendors.studio_plays WHERE session IN (SELECT token FROM old))
       DELETE FROM vendors.studio_sessions WHERE token IN (SELECT token FROM old) RETURNING token`,
      [before, FORGET_BATCH],
    );
    count = forgotten.length;
  }
}
