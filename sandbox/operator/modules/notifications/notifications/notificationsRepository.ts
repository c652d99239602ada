import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../../database/database.ts';
import type { ChannelName, Notice, NoticeKind } from './notice.ts';

export interface Delivery {
  readonly id: string;
  readonly uid: bigint;
  readonly channel: string;
  readonly kind: NoticeKind;
  readonly params: Notice['params'];
  readonly path: string;
  readonly created_at: Date;
  readonly tries: number;
  /** The player's locale. */
  readonly locale: string;
  /** The player is active and their consent still stands. */
  readonly is_wanted: boolean;
}

export type Outcome = 'sent' | 'gone' | 'withdrawn' | 'expired';

/** Queues the notification for each channel that the player has agreed to. */
export async function queueNotice(tx: Sql, { uid, kind, params, path }: Notice, now: Date): Promise<void> {
  const agreed = await tx.query<{ channel: string }>(
    'select channel from operator.notification_consents where uid = $1 and kind = $2 order by channel',
    [uid, kind],
  );
  for (const { channel } of agreed)
    await tx.query(
      `insert into operator.notifications (id, uid, channel, kind, params, path, created_at, next_try_at)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $7)`,
      [randomUUID(), uid, channel, kind, JSON.stringify(params), path, now],
    );
}

/** Claims due deliveries by moving their next try, so that no other replica sends them meanwhile. */
export function claimDue(sql: Sql, now: Date, nextTry: Date, count: number): Promise<Delivery[]> {
  return sql.query<Delivery>(
    `with claimed as (
       update operator.notifications set tries = tries + 1, next_try_at = $2
       where id in (select id from operator.notifications where ended_at is null and next_try_at <= $1
                    order by seq limit $3 for update skip locked)
       returning seq, id, uid, channel, kind, params, path, created_at, tries)
     select d.id, d.uid, d.channel, d.kind, d.params, d.path, d.created_at, d.tries, p.locale,
       p.status = 'active' and c.uid is not null as is_wanted
     from claimed d join operator.player_facts p on p.uid = d.uid
     left join operator.notification_consents c on c.uid = d.uid and c.kind = d.kind and c.channel = d.channel
     order by d.seq`,
    [now, nextTry, count],
  );
}

export async function postpone(sql: Sql, id: string, nextTry: Date): Promise<void> {
  await sql.query('update operator.notifications set next_try_at = $2 where id = $1 and ended_at is null', [
    id,
    nextTry,
  ]);
}

export async function endDelivery(sql: Sql, id: string, outcome: Outcome, now: Date): Promise<void> {
  await sql.query('update operator.notifications set ended_at = $2, outcome = $3 where id = $1 and ended_at is null', [
    id,
    now,
    outcome,
  ]);
}

export function findConsents(sql: Sql, uid: bigint): Promise<{ kind: string; channel: ChannelName }[]> {
  return sql.query('select kind, channel from operator.notification_consents where uid = $1 order by kind, channel', [
    uid,
  ]);
}

export async function agree(sql: Sql, uid: bigint, kind: string, channel: string, now: Date): Promise<void> {
  await sql.query(
    `insert into operator.notification_consents (uid, kind, channel, agreed_at) values ($1, $2, $3, $4)
     on conflict (uid, kind, channel) do nothing`,
    [uid, kind, channel, now],
  );
}

export async function withdraw(sql: Sql, uid: bigint, kind: string, channel: string): Promise<void> {
  await sql.query('delete from operator.notification_consents where uid = $1 and kind = $2 and channel = $3', [
    uid,
    kind,
    channel,
  ]);
}
