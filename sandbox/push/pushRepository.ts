import type { Sql } from '../database/database.ts';

export interface Browser {
  readonly id: string;
  readonly private_key: string;
  readonly auth: string;
  readonly status: number;
  readonly retry_after: string;
}

export interface StoredMessage {
  readonly body: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly sender: string;
  readonly subject: string;
}

export async function insertBrowser(
  sql: Sql,
  { id, private_key, auth }: Pick<Browser, 'id' | 'private_key' | 'auth'>,
  now: Date,
): Promise<void> {
  await sql.query('insert into vendors.push_browsers (id, private_key, auth, created_at) values ($1, $2, $3, $4)', [
    id,
    private_key,
    auth,
    now,
  ]);
}

export async function findBrowser(sql: Sql, id: string): Promise<Browser | null> {
  const [row] = await sql.query<Browser>(
    'select id, private_key, auth, status, retry_after from vendors.push_browsers where id = $1',
    [id],
  );
  return row ?? null;
}

export async function setAnswer(sql: Sql, id: string, status: number, retryAfter: string): Promise<void> {
  await sql.query('update vendors.push_browsers set status = $2, retry_after = $3 where id = $1', [
    id,
    status,
    retryAfter,
  ]);
}

export async function insertMessage(sql: Sql, browser: string, message: StoredMessage, now: Date): Promise<void> {
  const { body, ttl, urgency, sender, subject } = message;
  await sql.query(
    `insert into vendors.push_messages (browser, body, ttl, urgency, sender, subject, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [browser, body, ttl, urgency, sender, subject, now],
  );
}

export function findMessages(sql: Sql, browser: string): Promise<StoredMessage[]> {
  return sql.query<StoredMessage>(
    'select body, ttl, urgency, sender, subject from vendors.push_messages where browser = $1 order by seq',
    [browser],
  );
}
