import type { CallOutcome } from '../../OperatorCalls.ts';
import { formatAmount } from '../engine/amounts.ts';
import type { WalletBalance, WalletClient } from './WalletClient.ts';

/**
 * An unconfirmed stake is asked for during this time in ms, then given back: it must not be taken long after the player
 * has given up waiting.
 */
export const BET_WINDOW_MS = 60_000;

/** What the wallet's calls need of a round's row. */
interface MoneyRound {
  readonly id: string;
  readonly game: string;
  readonly currency: string;
  readonly decimals: number;
}

export interface Stake {
  /** The operator's session that takes it. */
  readonly session: string;
  /** The transaction id: the same in every attempt. */
  readonly id: string;
  /** In minor units. */
  readonly amount: bigint;
  /** Unix ms from which it has been asked for. */
  readonly since: bigint;
  /** The operator's pack of free spins that pays it; null when the player does. */
  readonly freePack?: string | null;
}

/** The transaction id of a round's stake. */
export const betId = ({ id }: Pick<MoneyRound, 'id'>): string => `${id}:bet`;
/** The transaction id by which that stake is given back. */
export const rollbackId = ({ id }: Pick<MoneyRound, 'id'>): string => `${id}:rollback`;

/** The calls that move a round's money. Their transaction ids derive from the round, so that each can be repeated. */
export class RoundMoney {
  constructor(
    private readonly wallet: WalletClient,
    private readonly now: () => number,
  ) {}

  /**
   * Takes a stake. After BET_WINDOW_MS it counts as refused. A refused one has to be given back too: an earlier attempt
   * without a reply may have been executed.
   */
  async take(
    round: MoneyRound,
    { session, id, amount, since, freePack = null }: Stake,
  ): Promise<CallOutcome<WalletBalance>> {
    if (this.now() - Number(since) > BET_WINDOW_MS)
      return {
        kind: 'refused',
        type: 'RoundRolledBack',
        message: 'The stake could not be confirmed and was given back',
      };
    return this.wallet.bet({
      session,
      round_id: round.id,
      transaction_id: id,
      game: round.game,
      amount: formatAmount(amount, round.decimals),
      currency: round.currency,
      ...(freePack === null ? {} : { free_spins: freePack }),
    });
  }

  /** Pays what the round has won, in minor units, and ends it. The balance; null if it has to be tried again. */
  async pay(round: MoneyRound, amount: bigint): Promise<string | null> {
    const reply = await this.wallet.win({
      round_id: round.id,
      transaction_id: `${round.id}:win`,
      amount: formatAmount(amount, round.decimals),
      currency: round.currency,
      finished: true,
    });
    return reply.kind === 'done' ? reply.value.balance : null;
  }

  /** Gives the stake `original` back in the transaction `id`. The balance; null if it has to be tried again. */
  async giveBack(round: MoneyRound, original: string, id: string): Promise<string | null> {
    const reply = await this.wallet.rollback({
      round_id: round.id,
      transaction_id: id,
      original_transaction_id: original,
    });
    return reply.kind === 'done' ? reply.value.balance : null;
  }
}
