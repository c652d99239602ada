import type { Sql } from '../../../../database/database.ts';
import { readBalances } from '../../../ledger/balances.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { WalletError } from './WalletError.ts';
import { idReused } from './moveForWallet.ts';
import type { RoundBooking } from './RoundBooking.ts';
import { changeStake, findCall, insertCall, isRolledBack, lockRound, updateRound } from './walletRepository.ts';
import type { Round, WalletCall, WalletReply } from './walletRepository.ts';
import type { RollbackRequest } from './walletRequests.ts';

/**
 * Returns stakes: that of a raise leaves its round open, and the last one ends it. A rollback before its bet stores a tombstone that refuses the bet; a repeated one has no
 * effect.
 */
export class RollbackService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly booking: RoundBooking,
  ) {}

  rollback(request: RollbackRequest): Promise<WalletReply> {
    return this.deps.database.transaction(async (tx) => {
      const round = await lockRound(tx, request.round_id);
      const again = await findCall(tx, request.transaction_id);
      if (again === null) return this.first(tx, request, round);
      if (again.kind !== 'rollback' || again.original_id !== request.original_transaction_id) throw idReused();
      return again.reply;
    });
  }

  private async first(tx: Sql, request: RollbackRequest, round: Round | null): Promise<WalletReply> {
    const { transaction_id: id, original_transaction_id: originalId, round_id: roundId } = request;
    const original = await findCall(tx, originalId);
    if (original === null) return this.bury(tx, request);
    if (original.round_id !== roundId) throw idReused();
    // The bet was refused, or rolled back before it arrived: there is no stake to return.
    if (original.kind === 'tombstone') return this.balanceFor(tx, original, round);
    if (original.kind !== 'bet' || round === null)
      throw new WalletError('InvalidRequest', 'That transaction cannot be rolled back');
    if (round.status === 'rolled_back' || (await isRolledBack(tx, originalId)))
      return this.balanceFor(tx, original, round);
    if (round.status === 'settled' || round.payout > 0n) throw new WalletError('RoundClosed', 'The round has paid');
    const at = this.deps.clock.now();
    const isLast = original.amount === round.stake;
    if (isLast) await updateRound(tx, round.id, 'rolled_back', 0n, at);
    else await changeStake(tx, round.id, -original.amount);
    return this.booking.book(tx, {
      id,
      kind: 'rollback',
      uid: round.uid,
      roundId,
      game: round.game,
      amount: original.amount,
      currency: round.currency,
      originalId,
      isLast,
      isRaise: false,
      isFree: round.stake === 0n,
      at,
    });
  }

  private async bury(tx: Sql, { round_id, original_transaction_id }: RollbackRequest): Promise<WalletReply> {
    const reply = { balance: '0', version: 0 };
    const tombstone = {
      kind: 'tombstone',
      round_id,
      uid: null,
      amount: 0n,
      currency: '',
      original_id: null,
      reply,
    } as const;
    await insertCall(tx, original_transaction_id, tombstone, this.deps.clock.now());
    return reply;
  }

  private async balanceFor(tx: Sql, { uid, currency, reply }: WalletCall, round: Round | null): Promise<WalletReply> {
    if (uid === null) return reply;
    return this.booking.reply(tx, { uid, currency, game: round?.game ?? '' }, await readBalances(tx, uid, currency));
  }
}
