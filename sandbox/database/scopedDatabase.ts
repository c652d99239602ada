import type { Database, Sql, SqlValue } from './database.ts';
import { Deadline } from './Deadline.ts';
import { encodeParams } from './encodeParams.ts';
import { retryTransaction } from './retryTransaction.ts';
import { TransactionScope } from './transactionScope.ts';
import { withoutValues } from './withoutValues.ts';

/** Runs statements: a pool, one connection or an open transaction. */
export interface Runner {
  query(text: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs several statements without parameters. */
  exec(text: string): Promise<unknown>;
}

/** The part that differs between the two databases; scopedDatabase implements the rest of `Database` for both. */
export interface Driver extends Pick<Database, 'kind' | 'listen'> {
  readonly outside: Runner;
  /** One attempt: begins, runs, and commits or rolls back. */
  transaction<T>(run: (runner: Runner) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The result of `work`; an error is rethrown without the parameter values that the driver put into it. */
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

/** Time limit of a query or transaction in ms, waiting included; shorter than the caller's own timeout. */
const LONGEST_MS = 30_000;

/** A runner that refuses statements after the deadline, so that a late transaction rolls back. */
const within = (deadline: Deadline, runner: Runner): Runner => ({
  query: (text, params) => deadline.start(() => runner.query(text, params)),
  exec: (text) => deadline.start(() => runner.exec(text)),
});

/** Refuses queries that bypass an open transaction, retries transactions, limits their time, closes once. */
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
