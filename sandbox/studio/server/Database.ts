/** The least that the studio needs of a database; bigint columns come back as BigInt. */
export interface Sql {
  query<R extends object>(text: string, params?: readonly unknown[]): Promise<R[]>;
}

/** Within `transaction` only `tx` may be used, and nothing may wait for the network. */
export interface Database extends Sql {
  transaction<T>(run: (tx: Sql) => Promise<T>): Promise<T>;
}
