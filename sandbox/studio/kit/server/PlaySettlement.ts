import type { Database } from '../../server/Database.ts';
import { betId, rollbackId, RoundMoney } from '../../server/RoundMoney.ts';
import { SettlementRunner } from '../../server/SettlementRunner.ts';
import type { WalletClient } from '../../server/WalletClient.ts';
import { duePlays, findPlay, idlePlays, postponePlay, stepPlay } from './playRepository.ts';
import type { PlayRow, PlayState, PlayStep } from './playRepository.ts';
import { movesOf, replay, roundGameOf } from './replay.ts';

/** An open round without a move for this time in ms is ended for the player. */
export const IDLE_MS = 24 * 3_600_000;

const waiting: readonly PlayState[] = ['betting', 'raising', 'returning', 'paying', 'rolling_back'];

/** Whether the round waits for a reply of the operator. */
export const isWaiting = ({ state }: PlayRow): boolean => waiting.includes(state);

/** A demo has no operator: its money moves with its steps. */
const hasOperator = ({ mode }: PlayRow): boolean => mode === 'play';

/** Moves the money of rounds with moves, and ends those that players have left. */
export class PlaySettlement {
  private readonly money: RoundMoney;
  private readonly runner: SettlementRunner<PlayRow>;

  constructor(
    private readonly database: Database,
    wallet: WalletClient,
    private readonly now: () => number,
  ) {
    this.money = new RoundMoney(wallet, now);
    const rounds = {
      isWaiting: (row: PlayRow) => isWaiting(row) && hasOperator(row),
      step: (row: PlayRow) => this.step(row),
      due: async (by: number, limit: number) => (await duePlays(database, by, limit)).filter(hasOperator),
      async postpone(row: PlayRow, retryAt: number) {
        await postponePlay(database, row.id, retryAt);
        return (await findPlay(database, row.id)) ?? row;
      },
      afterwards: (limit: number) => this.endAllIdle(limit),
    };
    this.runner = new SettlementRunner(rounds, now);
  }

  /** Takes as many steps as possible now and returns the round; concurrent calls for one round share one run. */
  finish(row: PlayRow): Promise<PlayRow> {
    return this.runner.finish(row);
  }

  /** Tries the rounds that wait for the operator, then ends those that players have left; one run at a time. */
  reconcile(by = this.now()): Promise<number> {
    return this.runner.reconcile(by);
  }

  private async endAllIdle(limit: number): Promise<void> {
    for (const row of await idlePlays(this.database, this.now() - IDLE_MS, limit)) await this.endIdle(row);
  }

  /** Makes the game's moves for a player who has left, until the round is over. */
  private async endIdle(from: PlayRow): Promise<void> {
    let row = from;
    while (row.state === 'open') {
      const { view } = await replay(row);
      const move = roundGameOf(row.game).idleMove(view);
      const step: PlayStep =
        move === null ? { from: 'open', to: 'rolling_back', moves: row.moves } : await this.stepOf(row, move);
      const { row: next, isMade } = await stepPlay(this.database, row, step, this.now());
      // The player has come back.
      if (!isMade) return;
      row = await this.finish(next);
    }
  }

  /** The step of a move that adds nothing to the stake. */
  async stepOf(row: PlayRow, move: unknown): Promise<PlayStep> {
    const moves = [...movesOf(row), move];
    const { payout } = await replay(row, moves);
    const set = { moves: JSON.stringify(moves), pending: null, error: null };
    return payout === null
      ? { from: row.state, to: 'open', moves: row.moves, set }
      : { from: row.state, to: 'paying', moves: row.moves, set: { ...set, payout } };
  }

  private async step(row: PlayRow): Promise<PlayRow | null> {
    const step = await this.nextStep(row);
    return step === null ? null : (await stepPlay(this.database, row, step, this.now())).row;
  }

  private nextStep(row: PlayRow): Promise<PlayStep | null> {
    if (row.state === 'betting') return this.placeBet(row);
    if (row.state === 'raising') return this.raise(row);
    if (row.state === 'returning') return this.giveBack(row, raiseId(row), 'open', `${row.id}:return:${row.raises}`);
    if (row.state === 'paying') return this.pay(row);
    return this.giveBack(row, betId(row), 'rolled_back', rollbackId(row));
  }

  private async placeBet(row: PlayRow): Promise<PlayStep | null> {
    // More than the stake of the bet where it buys a feature.
    const { staked, payout } = await replay(row);
    const { session, state: from, moves, step_at: since } = row;
    const reply = await this.money.take(row, { session, id: betId(row), amount: staked, since });
    if (reply.kind === 'unknown') return null;
    if (reply.kind === 'refused') return { from, to: 'rolling_back', moves, set: { error: reply } };
    const set = { staked, balance: reply.value.balance };
    return payout === null ? { from, to: 'open', moves, set } : { from, to: 'paying', moves, set: { ...set, payout } };
  }

  private async raise(row: PlayRow): Promise<PlayStep | null> {
    const move: unknown = JSON.parse(row.pending ?? 'null');
    const { staked } = await replay(row, [...movesOf(row), move]);
    const stake = {
      session: row.raise_session ?? row.session,
      id: raiseId(row),
      amount: staked - row.staked,
      since: row.step_at,
    };
    const reply = await this.money.take(row, stake);
    if (reply.kind === 'unknown') return null;
    if (reply.kind === 'refused')
      return { from: row.state, to: 'returning', moves: row.moves, set: { pending: null, error: reply } };
    const step = await this.stepOf(row, move);
    return { ...step, set: { ...step.set, staked, balance: reply.value.balance } };
  }

  private async giveBack(row: PlayRow, original: string, to: PlayState, id: string): Promise<PlayStep | null> {
    const balance = await this.money.giveBack(row, original, id);
    return balance === null ? null : { from: row.state, to, moves: row.moves, set: { balance } };
  }

  private async pay(row: PlayRow): Promise<PlayStep | null> {
    const balance = await this.money.pay(row, row.payout ?? 0n);
    return balance === null ? null : { from: 'paying', to: 'settled', moves: row.moves, set: { balance } };
  }
}

const raiseId = ({ id, raises }: PlayRow): string => `${id}:raise:${raises}`;
