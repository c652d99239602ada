import { backoffMs } from '../../OperatorCalls.ts';
import { SharedRuns } from '../../../server/SharedRuns.ts';

/** Time in ms in which the request that wrote a round may finish it before the reconciliation does. */
export const OWN_REQUEST_MS = 10_000;

const BATCH = 100;

/** What the runner asks of a row. */
interface SettledRow {
  readonly id: string;
  /** Tries of the current step without an answer. */
  readonly attempts: number;
}

/** The rounds of one engine. */
export interface SettledRounds<Row extends SettledRow> {
  /** Whether the round waits for an answer of the operator. */
  isWaiting(row: Row): boolean;
  /** Takes the next step and returns the round as it is then; null if the operator has not answered. */
  step(row: Row): Promise<Row | null>;
  /** Waiting rounds whose next attempt is due at `by`, in Unix ms, oldest first. */
  due(by: number, limit: number): Promise<readonly Row[]>;
  /** Counts an attempt without an answer, sets when the next one is due, and returns the round as it is then. */
  postpone(row: Row, retryAt: number): Promise<Row>;
  /** More to do in each reconciliation, once the due rounds have been tried; `limit`: rounds at a time. */
  afterwards?(limit: number): Promise<void>;
}

/**
 * Takes the steps of written rounds with the operator. Every call of a step has a transaction id derived from the round,
 * so after a crash or timeout it can be repeated safely; nothing that waits is ever given up.
 */
export class SettlementRunner<Row extends SettledRow> {
  private readonly runs = new SharedRuns<Row>();
  private reconciling: Promise<number> | null = null;

  constructor(
    private readonly rounds: SettledRounds<Row>,
    private readonly now: () => number,
  ) {}

  /** Takes as many steps as possible now and returns the round; concurrent calls for one round share one run. */
  finish(row: Row): Promise<Row> {
    return this.runs.of(row.id, () => this.advance(row));
  }

  /**
   * Tries the waiting rounds whose next attempt is due at `by`, in Unix ms; returns how many wait no longer. One run at a
   * time: a call during a run (slow operator) returns the running one.
   */
  reconcile(by: number): Promise<number> {
    this.reconciling ??= this.finishDue(by).finally(() => {
      this.reconciling = null;
    });
    return this.reconciling;
  }

  private async finishDue(by: number): Promise<number> {
    let finished = 0;
    for (const row of await this.rounds.due(by, BATCH))
      if (!this.rounds.isWaiting(await this.finish(row))) finished += 1;
    await this.rounds.afterwards?.(BATCH);
    return finished;
  }

  private async advance(from: Row): Promise<Row> {
    let row = from;
    while (this.rounds.isWaiting(row)) {
      const next = await this.rounds.step(row);
      if (next === null) return this.rounds.postpone(row, this.now() + backoffMs(row.attempts));
      row = next;
    }
    return row;
  }
}
