import type { Database } from '../../../database/database.ts';
import { backoffMs } from '../../../OperatorCalls.ts';
import { SharedRuns } from '../../../../server/SharedRuns.ts';
import { formatAmount } from '../../rules/amounts.ts';
import { inParallel } from '../inParallel.ts';
import type { WalletClient } from '../WalletClient.ts';
import type { WalletResult } from '../walletMessages.ts';
import { findBet } from './betRepository.ts';
import { dueMoves, endMove, movesOfBet, postponeMove } from './moveRepository.ts';
import type { BetRow, MoveRow } from './betRows.ts';

const BATCH = 100;
const AT_ONCE = 8;

/**
 * Tells the operator of booked payments, those of one bet in the order of their revisions. A payment is repeated until
 * the operator has it: a win is never given up.
 */
export class MoveSettlement {
  private readonly runs = new SharedRuns<void>();

  constructor(
    private readonly database: Database,
    private readonly wallet: WalletClient,
    private readonly now: () => number,
    private readonly tell: (player: string, bet: string) => void,
  ) {}

  async settleDue(by = this.now()): Promise<void> {
    await inParallel(await dueMoves(this.database, by, BATCH), AT_ONCE, ({ bet }) => this.settleBet(bet));
  }

  /** All unfinished payments of a bet; concurrent calls share one run, so that none overtakes another. */
  settleBet(id: string): Promise<void> {
    return this.runs.of(id, () => this.settleAll(id));
  }

  private async settleAll(id: string): Promise<void> {
    const bet = await findBet(this.database, id);
    if (bet === null) return;
    for (const move of await movesOfBet(this.database, id)) {
      if (!(await this.isBooked(bet, move))) {
        await postponeMove(this.database, move, this.now() + backoffMs(move.attempts));
        return;
      }
      await endMove(this.database, move);
    }
    this.tell(bet.player, bet.id);
  }

  /** A refusal can only mean that the operator is ahead of us, since our call was lost: its state decides. */
  private async isBooked(bet: BetRow, move: MoveRow): Promise<boolean> {
    const reply = await this.wallet.settle({
      bet_id: bet.id,
      transaction_id: `${bet.id}:${move.revision}`,
      revision: move.revision,
      kind: move.kind,
      amount: formatAmount(move.amount, bet.decimals),
      currency: bet.currency,
      stake_closed: formatAmount(move.stake_closed, bet.decimals),
      legs: JSON.parse(move.results) as readonly WalletResult[],
    });
    if (reply.kind === 'done') return true;
    if (reply.kind === 'unknown') return false;
    const state = await this.wallet.state(bet.id);
    return state.kind === 'done' && state.value.revision >= move.revision;
  }
}
