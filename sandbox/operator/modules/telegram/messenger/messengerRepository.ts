import type { Sql } from '../../../../database/database.ts';
import { isHeld, telegramEntry } from '../../../players/heldEntries.ts';
import type { NoticeMessage } from '../../notifications/notifications/module.ts';

/** The Telegram id of a player whom the bot may write to; null without one, and for one who is held. */
export async function findReachable(sql: Sql, uid: bigint): Promise<bigint | null> {
  const [row] = await sql.query<{ telegram_id: bigint }>(
    `select p.telegram_id from operator.player_facts p join operator.bot_chats c on c.telegram_id = p.telegram_id
     where p.uid = $1 and p.status = 'active' and c.may_write`,
    [uid],
  );
  if (row === undefined || (await isHeld(sql, uid, telegramEntry(row.telegram_id)))) return null;
  return row.telegram_id;
}

export async function setMayWrite(sql: Sql, telegramId: bigint, mayWrite: boolean, now: Date): Promise<void> {
  await sql.query(
    `insert into operator.bot_chats (telegram_id, may_write, changed_at) values ($1, $2, $3)
     on conflict (telegram_id) do update set may_write = excluded.may_write, changed_at = excluded.changed_at`,
    [telegramId, mayWrite, now],
  );
}

export async function insertMessage(
  sql: Sql,
  telegramId: bigint,
  { id, uid, locale, title, text, path }: NoticeMessage,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into operator.bot_messages (id, uid, telegram_id, locale, title, body, path, created_at, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (id) do nothing`,
    [id, uid, telegramId, locale, title, text, path, now],
  );
}

export interface BotMessage {
  readonly id: string;
  readonly telegram_id: bigint;
  readonly locale: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Claims due messages by moving their next try, so that no other bot process sends them meanwhile. */
export function claimMessages(sql: Sql, now: Date, nextTry: Date, count: number): Promise<BotMessage[]> {
  return sql.query<BotMessage>(
    `with claimed as (
       update operator.bot_messages set next_try_at = $2
       where id in (select id from operator.bot_messages where ended_at is null and next_try_at <= $1
                    order by seq limit $3 for update skip locked)
       returning seq, id, telegram_id, locale, title, body, path)
     select id, telegram_id, locale, title, body, path from claimed order by seq`,
    [now, nextTry, count],
  );
}

/** Ends a message, once: its words are deleted. */
export async function endMessage(
  sql: Sql,
  id: string,
  outcome: 'sent' | 'blocked' | 'failed',
  now: Date,
): Promise<bigint | null> {
  const [row] = await sql.query<{ telegram_id: bigint }>(
    `update operator.bot_messages set ended_at = $2, outcome = $3, title = '', body = ''
     where id = $1 and ended_at is null returning telegram_id`,
    [id, now, outcome],
  );
  return row?.telegram_id ?? null;
}

export async function postponeMessage(sql: Sql, id: string, nextTry: Date): Promise<void> {
  await sql.query('update operator.bot_messages set next_try_at = $2 where id = $1 and ended_at is null', [
    id,
    nextTry,
  ]);
}

export async function noteContactRequest(sql: Sql, uid: bigint, sessionId: string, now: Date): Promise<void> {
  await sql.query(
    `insert into operator.contact_requests (uid, session_id, asked_at) values ($1, $2, $3)
     on conflict (uid) do update set session_id = excluded.session_id, asked_at = excluded.asked_at,
       taken_at = null, outcome = null`,
    [uid, sessionId, now],
  );
}

/**
 * The session in which the player has asked since `since`; null if none has, or it is over: the request ends with it. The
 * request is used up.
 */
export async function takeContactRequest(sql: Sql, uid: bigint, since: Date, now: Date): Promise<string | null> {
  const [taken] = await sql.query<{ session_id: string }>(
    `update operator.contact_requests r set taken_at = $3 from operator.session_facts s
     where r.uid = $1 and r.asked_at >= $2 and r.taken_at is null
       and s.id = r.session_id and s.ended_at is null and s.expires_at > $3 returning r.session_id`,
    [uid, since, now],
  );
  return taken?.session_id ?? null;
}

export type SharedContact = 'confirmed' | 'taken' | 'wrong';

export async function noteContactOutcome(sql: Sql, uid: bigint, outcome: SharedContact): Promise<void> {
  await sql.query('update operator.contact_requests set outcome = $2 where uid = $1', [uid, outcome]);
}

export async function endContactRequests(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('delete from operator.contact_requests where uid = $1', [uid]);
}

/** What has become of the player's request since `since`. */
export async function findContactRequest(
  sql: Sql,
  uid: bigint,
  since: Date,
): Promise<SharedContact | 'waiting' | 'none'> {
  const [row] = await sql.query<{ outcome: SharedContact | null }>(
    'select outcome from operator.contact_requests where uid = $1 and asked_at >= $2',
    [uid, since],
  );
  return row === undefined ? 'none' : (row.outcome ?? 'waiting');
}

/** False if the call was made before. */
export async function noteCall(sql: Sql, nonce: string, now: Date): Promise<boolean> {
  const added = await sql.query(
    'insert into operator.bot_calls (nonce, at) values ($1, $2) on conflict do nothing returning nonce',
    [nonce, now],
  );
  return added.length > 0;
}

export async function forgetOld(sql: Sql, before: Date): Promise<void> {
  await sql.query('delete from operator.bot_calls where at < $1', [before]);
  await sql.query('delete from operator.contact_requests where asked_at < $1', [before]);
}

export async function findGameTitle(sql: Sql, sysname: string): Promise<string | null> {
  const [row] = await sql.query<{ title: string }>('select title from operator.game_facts where sysname = $1', [
    sysname,
  ]);
  return row?.title ?? null;
}

/** Amounts of a player's settled round, in minor units; null if there is none of this id in the game. */
export async function findSettledRound(
  sql: Sql,
  uid: bigint,
  game: string,
  round: string,
): Promise<{ readonly stake: bigint; readonly payout: bigint } | null> {
  const [row] = await sql.query<{ stake: bigint; payout: bigint }>(
    `select stake, payout from operator.round_facts where id = $1 and uid = $2 and game = $3 and status = 'settled'`,
    [round, uid, game],
  );
  return row ?? null;
}
