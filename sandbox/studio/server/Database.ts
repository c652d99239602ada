/** The database interface that the studio requires; bigint columns are returned as BigInt. */
export interface Sql {
  query<R extends object>(text: string, params?: readonly unknown[]): Promise<R[]>;
}

/** Inside of `transaction` only `tx` may be used, and there must be no network calls. */
export interface Database extends Sql {
  transaction<T>(run: (tx: Sql) => Promise<T>): Promise<T>;
}
