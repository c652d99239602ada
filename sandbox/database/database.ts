/** The database interface of the servers, with two adapters: the embedded PGlite and a PostgreSQL server. */

export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | null
  | readonly (string | null)[]
  | readonly bigint[]
  | readonly number[];

export interface Sql {
  /**
   * Runs one statement with `$1…` parameters and returns its rows. int8 and (whole) numeric arrive as BigInt,
   * timestamptz as Date, json parsed; identical on both adapters. JSON is passed as text with a `::jsonb` cast.
   */
  query<Row = Record<string, unknown>>(text: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>;
}

export type Unlisten = () => Promise<void>;

export interface Database extends Sql {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `run` in one transaction (READ COMMITTED). After a serialization failure or deadlock it runs again, a bounded
   * number of times, so `run` must have no effect outside of `tx`. It must not do anything slow: the embedded database
   * has one connection. A query on the database itself inside of `run` is refused, since it would wait for itself.
   */
  transaction<T>(run: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * Calls `handler` with the payload of every notification on `channel`, and with an empty payload after a lost
   * connection is restored: notifications may have been missed.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<Unlisten>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL's five-character code of a failed statement, or an empty string. */
export function sqlErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** The only row of a result; throws unless there is exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
