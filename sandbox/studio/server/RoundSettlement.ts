import { formatAmount } from '../engine/amounts.ts';
import { backoffMs } from '../../OperatorCalls.ts';
import { SharedRuns } from '../../SharedRuns.ts';
import type { Database } from './Database.ts';
import { dueRounds, findRound, postponeRound, type RoundRow, type RoundStep, stepRound } from './roundRepository.ts';
import type { WalletClient } from './WalletClient.ts';

/**
 * An unconfirmed bet is repeated for this time in ms, then rolled back: a stake must not be taken long after the player
 * has given up waiting.
 */
export const BET_WINDOW_MS = 60_000;

/** Time in ms in which the request that wrote a round may finish it before the reconciliation does. */
export const OWN_REQUEST_MS = 10_000;

const RECONCILE_BATCH = 100;

/**
 * Finishes written rounds with the operator. Every call has a transaction id derived from the round's id, so after a
 * crash or timeout it can be repeated safely. A win is never given up.
 */
export class RoundSettlement {
  private readonly database: Database;
  private readonly wallet: WalletClient;
  private readonly now: () => number;
  private readonly runs = new SharedRuns<RoundRow>();
  private reconciling: Promise<number> | null = null;

  constructor(database: Database, wallet: WalletClient, now: () => number) {
    this.database = database;
    this.wallet = wallet;
    this.now = now;
  }

  /** Takes as many steps as possible now and returns the round; concurrent calls for one round share one run. */
  finish(round: RoundRow): Promise<RoundRow> {
    return this.runs.of(round.id, () => this.advance(round));
  }

  /** Tries all unfinished rounds whose next attempt is due; returns how many were finished. */
  reconcileRounds(): Promise<number> {
    return this.reconcile(this.now());
  }

  /** Tries all unfinished rounds. For the start, when no request of this process is working on one. */
  reconcileAll(): Promise<number> {
    return this.reconcile(Number.MAX_SAFE_INTEGER);
  }

  /** Runs one reconciliation at a time: a call during a run (slow operator) returns the running one. */
  private reconcile(by: number): Promise<number> {
    this.reconciling ??= this.finishDue(by).finally(() => {
      this.reconciling = null;
    });
    return this.reconciling;
  }

  private async finishDue(by: number): Promise<number> {
    const rounds = await dueRounds(this.database, by, RECONCILE_BATCH);
    let finished = 0;
    for (const round of rounds) {
      if (isFinished(await this.finish(round))) finished += 1;
    }
    return finished;
  }

  private async advance(from: RoundRow): Promise<RoundRow> {
    let round = from;
    while (!isFinished(round)) {
      const step = await this.nextStep(round);
      if (step === null) return this.postpone(round);
      const next = await stepRound(this.database, round.id, step, this.now());
      if (next === null) throw new Error('A round is never deleted');
      round = next;
    }
    return round;
  }

  private nextStep(round: RoundRow): Promise<RoundStep | null> {
    if (round.state === 'open') return this.placeBet(round);
    if (round.state === 'bet_placed') return this.payWin(round);
    return this.rollBack(round);
  }

  /** A refused bet is rolled back too: an earlier attempt without a reply may have been executed. */
  private async placeBet(round: RoundRow): Promise<RoundStep | null> {
    if (this.now() - Number(round.created_at) > BET_WINDOW_MS) {
      const error = { type: 'RoundRolledBack', message: 'The stake could not be confirmed and was given back' };
      return { from: 'open', to: 'rolling_back', error };
    }
    const reply = await this.wallet.bet({
      session: round.session,
      round_id: round.id,
      transaction_id: betId(round),
      game: round.game,
      amount: formatAmount(round.stake, round.decimals),
      currency: round.currency,
      ...(round.free_pack === null ? {} : { free_spins: round.free_pack }),
    });
    if (reply.kind === 'unknown') return null;
    if (reply.kind === 'done') {
      const { balance, free_spins_left: freeLeft } = reply.value;
      return { from: 'open', to: 'bet_placed', balance, ...(freeLeft === undefined ? {} : { freeLeft }) };
    }
    return { from: 'open', to: 'rolling_back', error: { type: reply.type, message: reply.message } };
  }

  private async payWin(round: RoundRow): Promise<RoundStep | null> {
    const reply = await this.wallet.win({
      round_id: round.id,
      transaction_id: `${round.id}:win`,
      amount: formatAmount(round.total_win, round.decimals),
      currency: round.currency,
      finished: true,
    });
    if (reply.kind !== 'done') return null;
    return { from: 'bet_placed', to: 'settled', balance: reply.value.balance };
  }

  private async rollBack(round: RoundRow): Promise<RoundStep | null> {
    const reply = await this.wallet.rollback({
      round_id: round.id,
      transaction_id: `${round.id}:rollback`,
      original_transaction_id: betId(round),
    });
    if (reply.kind !== 'done') return null;
    return { from: 'rolling_back', to: 'rolled_back', balance: reply.value.balance };
  }

  private async postpone(round: RoundRow): Promise<RoundRow> {
    await postponeRound(this.database, round.id, this.now() + backoffMs(round.attempts));
    return (await findRound(this.database, round.id)) ?? round;
  }
}

export function isFinished(round: RoundRow): boolean {
  return round.state === 'settled' || round.state === 'rolled_back';
}

function betId(round: RoundRow): string {
  return `${round.id}:bet`;
}
