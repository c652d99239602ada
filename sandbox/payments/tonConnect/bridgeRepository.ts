import type { Sql } from '../../database/database.ts';

export interface BridgeMessage {
  readonly sender: string;
  readonly receiver: string;
  /** Encrypted for the receiver, as base64. */
  readonly body: string;
}

/** Stores a message and removes those that nobody fetched in time. */
export async function insertMessage(sql: Sql, message: BridgeMessage, now: Date, expiresAt: Date): Promise<void> {
  await sql.query('delete from vendors.payment_ton_messages where expires_at <= $1', [now]);
  await sql.query(
    'insert into vendors.payment_ton_messages (sender, receiver, body, expires_at) values ($1, $2, $3, $4)',
    [message.sender, message.receiver, message.body, expiresAt],
  );
}

/** The messages for these receivers after an id, oldest first. */
export function findMessagesAfter(
  sql: Sql,
  receivers: readonly string[],
  after: bigint,
  now: Date,
): Promise<(BridgeMessage & { readonly id: bigint })[]> {
  return sql.query(
    `select id, sender, receiver, body from vendors.payment_ton_messages
     where receiver = any($1::text[]) and id > $2 and expires_at > $3 order by id limit 100`,
    [receivers, after, now],
  );
}
