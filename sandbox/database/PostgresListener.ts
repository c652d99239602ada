import { Client } from 'pg';
import type { Unlisten } from './database.ts';

type Handler = (payload: string) => void;

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** The single LISTEN connection. It always reconnects, and then calls every handler with an empty payload. */
export class PostgresListener {
  private readonly handlers = new Map<string, Set<Handler>>();
  private client: Client | null = null;
  private connecting: Promise<Client> | null = null;
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly connectionString: string) {}

  async listen(channel: string, handler: Handler): Promise<Unlisten> {
    const existing = this.handlers.get(channel);
    const handlers = existing ?? new Set<Handler>();
    handlers.add(handler);
    this.handlers.set(channel, handlers);
    const client = await this.connect();
    if (existing === undefined) await client.query(`listen ${quoted(channel)}`);
    return async () => {
      handlers.delete(handler);
      if (handlers.size > 0 || this.handlers.get(channel) !== handlers) return;
      this.handlers.delete(channel);
      await this.client?.query(`unlisten ${quoted(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private connect(): Promise<Client> {
    this.connecting ??= this.open().catch((error: unknown) => {
      this.connecting = null;
      throw error;
    });
    return this.connecting;
  }

  private async open(): Promise<Client> {
    const client = new Client({
      connectionString: this.connectionString,
      application_name: 'croupier-listen',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    await client.connect();
    this.client = client;
    return client;
  }

  private lose(client: Client): void {
    if (this.client !== client || this.isClosed) return;
    this.client = null;
    this.connecting = null;
    this.reconnect(FIRST_PAUSE_MS);
  }

  private reconnect(pauseMs: number): void {
    this.timer = setTimeout(() => {
      void this.restore().catch(() => {
        if (!this.isClosed) this.reconnect(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
      });
    }, pauseMs);
  }

  private async restore(): Promise<void> {
    const client = await this.connect();
    for (const channel of this.handlers.keys()) await client.query(`listen ${quoted(channel)}`);
    for (const channel of this.handlers.keys()) this.deliver(channel, '');
  }

  private deliver(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) handler(payload);
  }
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
