import type { Sql } from '../database/database.ts';

export interface Message {
  /** Given by the sender; a repeated id is the same message. */
  readonly id: string;
  readonly channel: 'email' | 'text';
  readonly recipient: string;
  /** Empty for a text message. */
  readonly subject: string;
  readonly body: string;
  /** Address of the page that the message leads to, or empty. */
  readonly link: string;
  /** The header List-Unsubscribe of a promotional message, or empty. */
  readonly unsubscribe: string;
}

export interface StoredMessage extends Message {
  readonly created_at: Date;
}

export async function insertMessage(sql: Sql, message: Message, now: Date): Promise<void> {
  const { id, channel, recipient, subject, body, link, unsubscribe } = message;
  await sql.query(
    `insert into vendors.messages (id, channel, recipient, subject, body, link, unsubscribe, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [id, channel, recipient, subject, body, link, unsubscribe, now],
  );
}

/** The latest messages first; an empty recipient means those of all. */
export function latestMessages(sql: Sql, recipient: string, count: number): Promise<StoredMessage[]> {
  return sql.query<StoredMessage>(
    `select id, channel, recipient, subject, body, link, unsubscribe, created_at from vendors.messages
     where $1 = '' or recipient = $1 order by created_at desc, id desc limit $2`,
    [recipient, count],
  );
}
