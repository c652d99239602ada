import { createHash } from 'node:crypto';
import type { Sql } from '../../../../database/database.ts';
import { lockPlayer } from '../../../players/findPlayer.ts';

/** A browser's subscription as it has sent it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Device extends Subscription {
  readonly id: string;
}

interface Owner {
  readonly uid: bigint;
  readonly sessionId: string;
}

/**
 * The session `s` of a subscription is in use, or has ended by itself. Whoever signs out, is signed out from another
 * device, changes the password or excludes themselves gets no news to that browser any more.
 */
const standing = `(s.ended_at is null or s.end_reason in ('replaced', 'idle', 'session_limit', 'expired'))`;

/** The key of a subscription: addresses are long, and each belongs to one browser. */
const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Stores the subscription for the player, whoever's it was; the browsers beyond `most` seen longest ago are removed. */
export async function putSubscription(
  tx: Sql,
  { uid, sessionId }: Owner,
  { endpoint, p256dh, auth }: Subscription,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  await lockPlayer(tx, uid);
  await tx.query(
    `insert into operator.push_subscriptions (id, uid, session_id, endpoint, p256dh, auth, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (id) do update set uid = excluded.uid, session_id = excluded.session_id, p256dh = excluded.p256dh,
       auth = excluded.auth, created_at = excluded.created_at, seen_at = excluded.seen_at`,
    [idOf(endpoint), uid, sessionId, endpoint, p256dh, auth, now],
  );
  await tx.query(
    `delete from operator.push_subscriptions where id in (
       select id from operator.push_subscriptions where uid = $1 order by seen_at desc, id offset $2)`,
    [uid, most],
  );
}

/** Moves the player's own subscription to their present session; false if there is none. */
export async function keepSubscription(
  sql: Sql,
  { uid, sessionId }: Owner,
  endpoint: string,
  now: Date,
): Promise<boolean> {
  const kept = await sql.query(
    `update operator.push_subscriptions p set session_id = $3, seen_at = $4 from operator.session_facts s
     where p.id = $1 and p.uid = $2 and s.id = p.session_id and ${standing} returning p.id`,
    [idOf(endpoint), uid, sessionId, now],
  );
  return kept.length > 0;
}

/** The browser has another address and other keys now. */
export async function replaceSubscription(
  tx: Sql,
  oldEndpoint: string,
  { endpoint, p256dh, auth }: Subscription,
): Promise<void> {
  if (idOf(oldEndpoint) !== idOf(endpoint)) {
    const known = await tx.query('select 1 from operator.push_subscriptions where id = $1', [idOf(endpoint)]);
    // The page has already subscribed the new address itself.
    if (known.length > 0) return removeSubscription(tx, idOf(oldEndpoint));
  }
  await tx.query(
    'update operator.push_subscriptions set id = $2, endpoint = $3, p256dh = $4, auth = $5 where id = $1',
    [idOf(oldEndpoint), idOf(endpoint), endpoint, p256dh, auth],
  );
}

export async function removeEndpoint(sql: Sql, endpoint: string): Promise<void> {
  await removeSubscription(sql, idOf(endpoint));
}

export async function removeSubscription(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from operator.push_subscriptions where id = $1', [id]);
}

/** Only the browser of this session, if one is given, gets news of the account from now on. */
export async function removeOthers(tx: Sql, uid: bigint, sessionId: string | null): Promise<void> {
  await tx.query('delete from operator.push_subscriptions where uid = $1 and session_id is distinct from $2', [
    uid,
    sessionId,
  ]);
}

/** The browsers that notifications of an active player go to. */
export function findDevices(sql: Sql, uid: bigint): Promise<Device[]> {
  return sql.query<Device>(
    `select p.id, p.endpoint, p.p256dh, p.auth from operator.push_subscriptions p
     join operator.session_facts s on s.id = p.session_id join operator.player_facts l on l.uid = p.uid
     where p.uid = $1 and l.status = 'active' and ${standing} order by p.seen_at desc, p.id`,
    [uid],
  );
}

/** The subscriptions that have taken a notification already. */
export async function findTaken(sql: Sql, notificationId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ subscription_id: string }>(
    'select subscription_id from operator.push_deliveries where notification_id = $1',
    [notificationId],
  );
  return new Set(rows.map(({ subscription_id: id }) => id));
}

export async function noteTaken(sql: Sql, notificationId: string, subscriptionId: string, now: Date): Promise<void> {
  await sql.query(
    `insert into operator.push_deliveries (notification_id, subscription_id, taken_at) values ($1, $2, $3)
     on conflict do nothing`,
    [notificationId, subscriptionId, now],
  );
}

/** Deletes subscriptions of sessions that were signed out and of closed accounts, and old deliveries. */
export async function forgetOld(sql: Sql, before: Date): Promise<void> {
  await sql.query(
    `delete from operator.push_subscriptions p using operator.session_facts s, operator.player_facts l
     where s.id = p.session_id and l.uid = p.uid and (l.status = 'deleted' or not ${standing})`,
  );
  await sql.query('delete from operator.push_deliveries where taken_at < $1', [before]);
}
