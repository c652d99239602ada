import type { Sql } from '../../../database/database.ts';

export type Channel = 'email' | 'text';

/** A message ready to be delivered: its words are in the player's language. */
export interface OutboxMessage {
  readonly id: string;
  readonly uid: bigint | null;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
  /** Of a promotional message: the address for its header List-Unsubscribe; else empty. */
  readonly unsubscribe: string;
}

export async function insertMessage(sql: Sql, message: OutboxMessage, now: Date): Promise<void> {
  const { id, uid, channel, recipient, subject, body, link, unsubscribe } = message;
  await sql.query(
    `insert into operator.outbox (id, uid, channel, recipient, subject, body, link, unsubscribe, created_at, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [id, uid, channel, recipient, subject, body, link, unsubscribe, now],
  );
}

/** Claims due messages by moving their next try, so that no other replica sends them meanwhile. */
export function claimDue(sql: Sql, now: Date, nextTry: Date, count: number): Promise<OutboxMessage[]> {
  return sql.query<OutboxMessage>(
    `with claimed as (
       update operator.outbox set tries = tries + 1, next_try_at = $2
       where id in (select id from operator.outbox where sent_at is null and next_try_at <= $1
                    order by seq limit $3 for update skip locked)
       returning seq, id, uid, channel, recipient, subject, body, link, unsubscribe)
     select id, uid, channel, recipient, subject, body, link, unsubscribe from claimed order by seq`,
    [now, nextTry, count],
  );
}

/** The texts may contain a code or a token: they are deleted once the message is delivered. */
export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.query(`update operator.outbox set sent_at = $2, body = '', link = '', unsubscribe = '' where id = $1`, [
    id,
    now,
  ]);
}
