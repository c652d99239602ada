import type { Database, Sql, SqlValue } from './database.ts';
import { Deadline } from './Deadline.ts';
import { encodeParams } from './encodeParams.ts';
import { retryTransaction } from './retryTransaction.ts';
import { TransactionScope } from './transactionScope.ts';
import { withoutValues } from './withoutValues.ts';

/** Whatever runs statements: a pool, one connection, an open transaction. */
export interface Runner {
  query(text: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs several statements without parameters. */
  exec(text: string): Promise<unknown>;
}

/** What the two databases do each in their own way; the promises of `Database` are kept here for both. */
export interface Driver extends Pick<Database, 'kind' | 'listen'> {
  readonly outside: Runner;
  /** One try: begins, runs, and commits or rolls back. */
  transaction<T>(run: (runner: Runner) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The result, or the failure without the values that the driver put into it. */
async function quietly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw withoutValues(error);
  }
}

const sqlOf = (runner: Runner): Sql => ({
  async query<Row>(text: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await quietly(runner.query(text, encodeParams(params)))).rows as Row[];
  },
  async script(text: string): Promise<void> {
    await quietly(runner.exec(text));
  },
});

/** The longest that a query or a transaction may take, waiting included: shorter than its caller waits for an answer. */
const LONGEST_MS = 30_000;

/** Within the deadline alone: past it the transaction rolls back at its next statement or at its end. */
const within = (deadline: Deadline, runner: Runner): Runner => ({
  query: (text, params) => deadline.start(() => runner.query(text, params)),
  exec: (text) => deadline.start(() => runner.exec(text)),
});

/** Refuses queries past an open transaction, tries a transaction again where that helps, bounds its time, closes once. */
export function scopedDatabase(driver: Driver, longestMs = LONGEST_MS): Database {
  const scope = new TransactionScope();
  const outside = sqlOf(driver.outside);
  let closing: Promise<void> | null = null;
  return {
    kind: driver.kind,
    query<Row>(text: string, params?: readonly SqlValue[]): Promise<Row[]> {
      scope.demandOutside();
      return new Deadline(longestMs).race(outside.query<Row>(text, params));
    },
    script(text) {
      scope.demandOutside();
      return new Deadline(longestMs).race(outside.script(text));
    },
    transaction(run) {
      scope.demandOutside();
      const deadline = new Deadline(longestMs);
      const attempt = async (runner: Runner) => {
        const result = await scope.run(() => run(sqlOf(within(deadline, runner))));
        deadline.demand();
        return result;
      };
      return deadline.race(
        quietly(retryTransaction(() => driver.transaction((runner) => deadline.start(() => attempt(runner))))),
      );
    },
    listen: (channel, handler) => driver.listen(channel, handler),
    async notify(channel, payload) {
      scope.demandOutside();
      await new Deadline(longestMs).race(outside.query('select pg_notify($1, $2)', [channel, payload]));
    },
    close() {
      closing ??= driver.close();
      return closing;
    },
  };
}
