import type { Database } from './Database.ts';
import { betId, rollbackId, RoundMoney } from './RoundMoney.ts';
import { dueRounds, findRound, postponeRound, type RoundRow, type RoundStep, stepRound } from './roundRepository.ts';
import { SettlementRunner } from './SettlementRunner.ts';
import type { WalletClient } from './WalletClient.ts';

/** Finishes written rounds with the operator: takes the stake, then pays the win; or gives back what was not confirmed. */
export class RoundSettlement {
  private readonly database: Database;
  private readonly money: RoundMoney;
  private readonly now: () => number;
  private readonly runner: SettlementRunner<RoundRow>;

  constructor(database: Database, wallet: WalletClient, now: () => number) {
    this.database = database;
    this.money = new RoundMoney(wallet, now);
    this.now = now;
    const rounds = {
      isWaiting: (round: RoundRow) => !isFinished(round),
      step: (round: RoundRow) => this.step(round),
      due: (by: number, limit: number) => dueRounds(database, by, limit),
      async postpone(round: RoundRow, retryAt: number) {
        await postponeRound(database, round.id, retryAt);
        return (await findRound(database, round.id)) ?? round;
      },
    };
    this.runner = new SettlementRunner(rounds, now);
  }

  /** Takes as many steps as possible now and returns the round; concurrent calls for one round share one run. */
  finish(round: RoundRow): Promise<RoundRow> {
    return this.runner.finish(round);
  }

  /** Tries all unfinished rounds whose next attempt is due; returns how many were finished. */
  reconcileRounds(): Promise<number> {
    return this.runner.reconcile(this.now());
  }

  /** Tries all unfinished rounds. For the start, when no request of this process is working on one. */
  reconcileAll(): Promise<number> {
    return this.runner.reconcile(Number.MAX_SAFE_INTEGER);
  }

  private async step(round: RoundRow): Promise<RoundRow | null> {
    const step = await this.nextStep(round);
    if (step === null) return null;
    const next = await stepRound(this.database, round.id, step, this.now());
    if (next === null) throw new Error('A round is never deleted');
    return next;
  }

  private nextStep(round: RoundRow): Promise<RoundStep | null> {
    if (round.state === 'open') return this.placeBet(round);
    if (round.state === 'bet_placed') return this.payWin(round);
    return this.rollBack(round);
  }

  private async placeBet(round: RoundRow): Promise<RoundStep | null> {
    const { session, stake: amount, created_at: since, free_pack: freePack } = round;
    const reply = await this.money.take(round, { session, id: betId(round), amount, since, freePack });
    if (reply.kind === 'unknown') return null;
    if (reply.kind === 'refused')
      return { from: 'open', to: 'rolling_back', error: { type: reply.type, message: reply.message } };
    const { balance, free_spins_left: freeLeft } = reply.value;
    return { from: 'open', to: 'bet_placed', balance, ...(freeLeft === undefined ? {} : { freeLeft }) };
  }

  private async payWin(round: RoundRow): Promise<RoundStep | null> {
    const balance = await this.money.pay(round, round.total_win);
    return balance === null ? null : { from: 'bet_placed', to: 'settled', balance };
  }

  private async rollBack(round: RoundRow): Promise<RoundStep | null> {
    const balance = await this.money.giveBack(round, betId(round), rollbackId(round));
    return balance === null ? null : { from: 'rolling_back', to: 'rolled_back', balance };
  }
}

export function isFinished(round: RoundRow): boolean {
  return round.state === 'settled' || round.state === 'rolled_back';
}
