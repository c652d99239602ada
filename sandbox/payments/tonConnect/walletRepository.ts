import type { Sql } from '../../database/database.ts';

/** A connection of the stand-in wallet with an app. Keys are hexadecimal. */
export interface WalletSession {
  readonly wallet_key: string;
  readonly secret: string;
  /** Public key of the app. */
  readonly client_id: string;
  /** Address of the app's manifest. */
  readonly app: string;
}

/** A request to send coins. */
export interface WalletRequest {
  readonly wallet_key: string;
  readonly request_id: string;
  /** JSON text, as the app sent it. */
  readonly params: string;
  readonly status: 'waiting' | 'sent' | 'declined';
}

const sessionColumns = 'wallet_key, secret, client_id, app';

/** Inserts unless the app is connected; returns whether it did. */
export async function insertSession(sql: Sql, session: WalletSession, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `insert into vendors.payment_ton_sessions (${sessionColumns}, created_at) values ($1, $2, $3, $4, $5) on conflict (client_id) do nothing returning wallet_key`,
    [session.wallet_key, session.secret, session.client_id, session.app, now],
  );
  return rows.length > 0;
}

async function findSessionBy(sql: Sql, column: string, value: string): Promise<WalletSession | undefined> {
  const [session] = await sql.query<WalletSession>(
    `select ${sessionColumns} from vendors.payment_ton_sessions where ${column} = $1`,
    [value],
  );
  return session;
}

export const findSession = (sql: Sql, walletKey: string) => findSessionBy(sql, 'wallet_key', walletKey);
export const findSessionOfClient = (sql: Sql, clientId: string) => findSessionBy(sql, 'client_id', clientId);

export async function deleteSession(sql: Sql, walletKey: string): Promise<void> {
  await sql.query('delete from vendors.payment_ton_sessions where wallet_key = $1', [walletKey]);
}

export async function insertRequest(sql: Sql, request: Omit<WalletRequest, 'status'>, now: Date): Promise<void> {
  await sql.query(
    `insert into vendors.payment_ton_requests (wallet_key, request_id, params, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [request.wallet_key, request.request_id, request.params, now],
  );
}

export function findWaiting(sql: Sql, walletKey: string): Promise<WalletRequest[]> {
  return sql.query<WalletRequest>(
    `select wallet_key, request_id, params, status from vendors.payment_ton_requests
     where wallet_key = $1 and status = 'waiting' order by created_at, request_id limit 20`,
    [walletKey],
  );
}

/** Ends a waiting request; false if it was answered before. */
export async function endRequest(
  sql: Sql,
  walletKey: string,
  requestId: string,
  status: 'sent' | 'declined',
): Promise<boolean> {
  const rows = await sql.query(
    `update vendors.payment_ton_requests set status = $3 where wallet_key = $1 and request_id = $2 and status = 'waiting' returning request_id`,
    [walletKey, requestId, status],
  );
  return rows.length > 0;
}
