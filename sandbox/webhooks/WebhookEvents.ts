import type { Sql, SqlValue } from '../database/database.ts';

/** A stored message to the client of a vendor. */
export interface WebhookEvent {
  readonly id: string;
  /** Whom or what it is about, in the client's words: a payment's reference, a user's id. */
  readonly subject: string;
  readonly webhookUrl: string;
  readonly body: string;
  /** Tries so far, the claimed one included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

interface EventRow {
  readonly id: string;
  readonly subject: string;
  readonly webhook_url: string;
  readonly body: string;
  readonly attempts: number;
  readonly created_at: Date;
}

const toEvent = (row: EventRow): WebhookEvent => ({
  id: row.id,
  subject: row.subject,
  webhookUrl: row.webhook_url,
  body: row.body,
  attempts: row.attempts,
  createdAt: row.created_at,
});

/**
 * The events of one vendor. Their table is the vendor's, which adds the rows in the transaction of the change that they
 * tell; it has the columns id, webhook_url, body, attempts, retry_at, delivered_at, last_answer and created_at.
 */
export class WebhookEvents {
  private readonly table: string;
  private readonly columns: string;

  /** `subject`: SQL of the event's subject, with the event as `e`. Both are written into the SQL as they are. */
  constructor({ table, subject }: { readonly table: `vendors.${string}`; readonly subject: string }) {
    this.table = table;
    this.columns = `e.id, ${subject} as subject, e.webhook_url, e.body, e.attempts, e.created_at`;
  }

  /**
   * Claims due events and sets their next attempt to `leaseUntil`: no other process sends them until then, and if this
   * process dies, they become due again.
   */
  async claim(sql: Sql, now: Date, leaseUntil: Date, limit: number): Promise<readonly WebhookEvent[]> {
    const rows = await sql.query<EventRow>(
      `update ${this.table} e set retry_at = $2, attempts = e.attempts + 1
       where e.id in (select id from ${this.table} where retry_at <= $1 order by retry_at limit $3 for update skip locked)
       returning ${this.columns}`,
      [now, leaseUntil, limit],
    );
    return rows.map(toEvent);
  }

  async markDelivered(sql: Sql, id: string, answer: string, now: Date): Promise<void> {
    await sql.query(
      `update ${this.table} set delivered_at = coalesce(delivered_at, $2), retry_at = null, last_answer = $3 where id = $1`,
      [id, now, answer],
    );
  }

  /** Records a failed delivery; with `retryAt` null the event is given up. */
  async markRefused(sql: Sql, id: string, answer: string, retryAt: Date | null): Promise<void> {
    await sql.query(`update ${this.table} set retry_at = $2, last_answer = $3 where id = $1 and delivered_at is null`, [
      id,
      retryAt,
      answer,
    ]);
  }

  /** The events for which the condition on `e` holds, oldest first. It is written into the SQL as it is. */
  async find(sql: Sql, condition: string, params: readonly SqlValue[]): Promise<readonly WebhookEvent[]> {
    const rows = await sql.query<EventRow>(
      `select ${this.columns} from ${this.table} e where ${condition} order by e.created_at, e.id`,
      params,
    );
    return rows.map(toEvent);
  }
}
