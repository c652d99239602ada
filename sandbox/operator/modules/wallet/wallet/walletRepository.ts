import type { Sql } from '../../../../database/database.ts';
import type { WalletErrorType } from './WalletError.ts';

export interface GameSession {
  readonly id: string;
  readonly uid: bigint;
  readonly session_id: string;
  readonly game: string;
  readonly currency: string;
  readonly locale: string;
}

/** A game session with the data that decide whether it may still bet. */
export interface LiveGameSession extends GameSession {
  readonly player_status: string;
  /** `Player` says what it is. */
  readonly play_held_until: Date | null;
  /** To the terms of play. */
  readonly has_agreed: boolean;
  /** Of the account, as it is now. */
  readonly player_currency: string;
  /** When the game session itself was ended. */
  readonly game_ended_at: Date | null;
  readonly kind: 'web' | 'telegram';
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  /** When the player last saw how long and with which result they have played; the sign-in, at first. */
  readonly reality_checked_at: Date;
}

export interface Round {
  readonly id: string;
  readonly uid: bigint;
  readonly game: string;
  readonly currency: string;
  readonly status: 'open' | 'settled' | 'rolled_back';
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface WalletReply {
  readonly balance: string;
  readonly version: number;
  /** What is left of the pack that has paid a bet. */
  readonly free_spins_left?: number;
  /** Why a bet was refused; only set on its tombstone. */
  readonly refusal?: { readonly type: WalletErrorType; readonly message: string };
}

export interface WalletCall {
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  readonly round_id: string;
  /** Null when only a rollback has arrived, which has no player. */
  readonly uid: bigint | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly original_id: string | null;
  readonly reply: WalletReply;
}

export async function insertGameSession(sql: Sql, session: GameSession, at: Date): Promise<void> {
  await sql.query(
    'insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [session.id, session.uid, session.session_id, session.game, session.currency, session.locale, at],
  );
}

const findSession = `select g.id, g.uid, g.session_id, g.game, g.currency, g.locale, p.status as player_status, p.has_agreed,
       p.play_held_until, p.currency as player_currency, g.ended_at as game_ended_at, s.kind, s.last_seen_at, s.expires_at,
       s.ended_at, s.reality_checked_at
     from operator.game_sessions g join operator.session_facts s on s.id = g.session_id join operator.player_facts p on p.uid = g.uid where g.id = $1`;

export async function findGameSession(sql: Sql, id: string): Promise<LiveGameSession | null> {
  const [row] = await sql.query<LiveGameSession>(findSession, [id]);
  return row ?? null;
}

/** Serialises the bets of a player in a game, across sessions, until the transaction ends. */
export async function lockPlay(tx: Sql, { uid, game }: GameSession): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [`${uid}:${game}`]);
}

/** Whether the player began a round of the game after `since`, in any session. */
export async function hasRoundSince(tx: Sql, { uid, game }: GameSession, since: Date): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from operator.rounds where uid = $1 and started_at > $2 and game = $3 limit 1',
    [uid, since, game],
  );
  return rows.length > 0;
}

/** Locks a round until the transaction ends: its calls may be repeated, concurrent and in any order. */
export async function lockRound(tx: Sql, roundId: string): Promise<Round | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [roundId]);
  const [row] = await tx.query<Round>(
    'select id, uid, game, currency, status, stake, payout from operator.rounds where id = $1',
    [roundId],
  );
  return row ?? null;
}

export async function findCall(tx: Sql, id: string): Promise<WalletCall | null> {
  const [row] = await tx.query<WalletCall>(
    'select kind, round_id, uid, amount, currency, original_id, reply from operator.wallet_calls where id = $1',
    [id],
  );
  return row ?? null;
}

export async function insertCall(tx: Sql, id: string, call: WalletCall, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.wallet_calls (id, kind, round_id, uid, amount, currency, original_id, reply, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
    [
      id,
      call.kind,
      call.round_id,
      call.uid,
      call.amount,
      call.currency,
      call.original_id,
      JSON.stringify(call.reply),
      at,
    ],
  );
}

/** Opens a round. */
export async function insertRound(
  tx: Sql,
  round: Omit<Round, 'payout' | 'status' | 'game'>,
  session: GameSession,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, started_at)
     values ($1, $2, $3, $4, $5, 'open', $6, $7)`,
    [round.id, round.uid, session.id, session.game, round.currency, round.stake, at],
  );
}

/** Adds a raise to the stake of a round, or takes one away that was rolled back. */
export async function changeStake(tx: Sql, id: string, change: bigint): Promise<void> {
  await tx.query('update operator.rounds set stake = stake + $2 where id = $1', [id, change]);
}

/** Whether a bet was rolled back, by any transaction. */
export async function isRolledBack(tx: Sql, betId: string): Promise<boolean> {
  const rows = await tx.query(`select 1 from operator.wallet_calls where kind = 'rollback' and original_id = $1`, [
    betId,
  ]);
  return rows.length > 0;
}

export async function updateRound(
  tx: Sql,
  id: string,
  status: Round['status'],
  wonMore: bigint,
  at: Date,
): Promise<void> {
  await tx.query(
    `update operator.rounds set status = $2, payout = payout + $3, settled_at = case when $2 = 'open' then null else $4::timestamptz end where id = $1`,
    [id, status, wonMore, at],
  );
}

/** Ends what a player may bet with: games are opened anew. Rounds and their calls stay. */
export async function endGameSessions(tx: Sql, uid: bigint, at: Date): Promise<void> {
  await tx.query(
    `update operator.game_sessions set ended_at = $2
     where session_id in (select id from operator.session_facts where uid = $1) and ended_at is null`,
    [uid, at],
  );
}

export async function moveGameSessions(tx: Sql, from: string, to: string): Promise<void> {
  await tx.query('update operator.game_sessions set session_id = $2 where session_id = $1', [from, to]);
}
