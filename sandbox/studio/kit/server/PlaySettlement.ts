import { formatAmount } from '../../engine/amounts.ts';
import type { Database } from '../../server/Database.ts';
import { BET_WINDOW_MS } from '../../server/RoundSettlement.ts';
import { backoffMs } from '../../../OperatorCalls.ts';
import { SharedRuns } from '../../../SharedRuns.ts';
import type { CallOutcome } from '../../../OperatorCalls.ts';
import type { WalletClient, WalletBalance } from '../../server/WalletClient.ts';
import { duePlays, findPlay, idlePlays, postponePlay, stepPlay } from './playRepository.ts';
import type { PlayRow, PlayState, PlayStep } from './playRepository.ts';
import { movesOf, replay, roundGameOf } from './replay.ts';

const BATCH = 100;
/** An open round without a move for this time in ms is ended for the player. */
export const IDLE_MS = 24 * 3_600_000;

const waiting: readonly PlayState[] = ['betting', 'raising', 'returning', 'paying', 'rolling_back'];

/** Whether the round waits for a reply of the operator. */
export const isWaiting = ({ state }: PlayRow): boolean => waiting.includes(state);

/**
 * Moves the money of rounds with moves. Every call to the operator has a transaction id derived from the round, so it
 * can be repeated after a crash or timeout. A stake that is not confirmed within a minute is given back; a payout is
 * never given up.
 */
export class PlaySettlement {
  private readonly runs = new SharedRuns<PlayRow>();
  private reconciling: Promise<number> | null = null;

  constructor(
    private readonly database: Database,
    private readonly wallet: WalletClient,
    private readonly now: () => number,
  ) {}

  /** Takes as many steps as possible now and returns the round; concurrent calls for one round share one run. */
  finish(row: PlayRow): Promise<PlayRow> {
    return this.runs.of(row.id, () => this.advance(row));
  }

  /** Tries the rounds that wait for the operator, then ends those that players have left; one run at a time. */
  reconcile(by = this.now()): Promise<number> {
    this.reconciling ??= this.finishDue(by).finally(() => {
      this.reconciling = null;
    });
    return this.reconciling;
  }

  private async finishDue(by: number): Promise<number> {
    let finished = 0;
    for (const row of await duePlays(this.database, by, BATCH)) if (!isWaiting(await this.finish(row))) finished += 1;
    for (const row of await idlePlays(this.database, this.now() - IDLE_MS, BATCH)) await this.endIdle(row);
    return finished;
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

  private async advance(from: PlayRow): Promise<PlayRow> {
    let row = from;
    // A demo has no operator: its money moves with its steps.
    while (isWaiting(row) && row.mode === 'play') {
      const step = await this.nextStep(row);
      if (step === null) return this.postpone(row);
      ({ row } = await stepPlay(this.database, row, step, this.now()));
    }
    return row;
  }

  private nextStep(row: PlayRow): Promise<PlayStep | null> {
    if (row.state === 'betting') return this.placeBet(row);
    if (row.state === 'raising') return this.raise(row);
    if (row.state === 'returning') return this.giveBack(row, raiseId(row), 'open', `${row.id}:return:${row.raises}`);
    if (row.state === 'paying') return this.pay(row);
    return this.giveBack(row, betId(row), 'rolled_back', `${row.id}:rollback`);
  }

  private async placeBet(row: PlayRow): Promise<PlayStep | null> {
    // More than the stake of the bet where it buys a feature.
    const { staked, payout } = await replay(row);
    const reply = await this.stake(row, { session: row.session, id: betId(row), amount: staked });
    if (reply.kind === 'unknown') return null;
    const { state: from, moves } = row;
    if (reply.kind === 'refused') return { from, to: 'rolling_back', moves, set: { error: reply } };
    const set = { staked, balance: reply.value.balance };
    return payout === null ? { from, to: 'open', moves, set } : { from, to: 'paying', moves, set: { ...set, payout } };
  }

  private async raise(row: PlayRow): Promise<PlayStep | null> {
    const move: unknown = JSON.parse(row.pending ?? 'null');
    const { staked } = await replay(row, [...movesOf(row), move]);
    const call = { session: row.raise_session ?? row.session, id: raiseId(row), amount: staked - row.staked };
    const reply = await this.stake(row, call);
    if (reply.kind === 'unknown') return null;
    if (reply.kind === 'refused')
      return { from: row.state, to: 'returning', moves: row.moves, set: { pending: null, error: reply } };
    const step = await this.stepOf(row, move);
    return { ...step, set: { ...step.set, staked, balance: reply.value.balance } };
  }

  /** A stake that could not be confirmed for a minute counts as refused: the player has given up waiting. */
  private async stake(
    row: PlayRow,
    { session, id, amount }: { readonly session: string; readonly id: string; readonly amount: bigint },
  ): Promise<CallOutcome<WalletBalance>> {
    if (this.now() - Number(row.step_at) > BET_WINDOW_MS)
      return {
        kind: 'refused',
        type: 'RoundRolledBack',
        message: 'The stake could not be confirmed and was given back',
      };
    return this.wallet.bet({
      session,
      round_id: row.id,
      transaction_id: id,
      game: row.game,
      amount: formatAmount(amount, row.decimals),
      currency: row.currency,
    });
  }

  /** Also for a refused stake: an earlier attempt without a reply may have taken it. */
  private async giveBack(row: PlayRow, original: string, to: PlayState, id: string): Promise<PlayStep | null> {
    const reply = await this.wallet.rollback({
      round_id: row.id,
      transaction_id: id,
      original_transaction_id: original,
    });
    if (reply.kind !== 'done') return null;
    return { from: row.state, to, moves: row.moves, set: { balance: reply.value.balance } };
  }

  private async pay(row: PlayRow): Promise<PlayStep | null> {
    const reply = await this.wallet.win({
      round_id: row.id,
      transaction_id: `${row.id}:win`,
      amount: formatAmount(row.payout ?? 0n, row.decimals),
      currency: row.currency,
      finished: true,
    });
    if (reply.kind !== 'done') return null;
    return { from: 'paying', to: 'settled', moves: row.moves, set: { balance: reply.value.balance } };
  }

  private async postpone(row: PlayRow): Promise<PlayRow> {
    await postponePlay(this.database, row.id, this.now() + backoffMs(row.attempts));
    return (await findPlay(this.database, row.id)) ?? row;
  }
}

const betId = ({ id }: PlayRow): string => `${id}:bet`;
const raiseId = ({ id, raises }: PlayRow): string => `${id}:raise:${raises}`;
