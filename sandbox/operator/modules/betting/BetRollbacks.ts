import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { BonusesFace } from '../bonuses/bonuses/module.ts';
import { idReused, WalletError } from '../wallet/wallet/module.ts';
import { balanceReply, bookBet, endCall } from './BetBooking.ts';
import type { Bet } from './bet.ts';
import type { RollbackRequest } from './betRequests.ts';
import { changeBet, findBet, lockBet } from './betsRepository.ts';
import { findCall, insertCall } from './callsRepository.ts';
import type { SportsbookReply } from './callsRepository.ts';
import { returnFreeBet } from './freeBets.ts';

/**
 * Undoes bets that did not come to stand. A rollback before its bet stores a tombstone that refuses the bet; a repeated one
 * has no effect.
 */
export class BetRollbacks {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>,
    private readonly funding: Pick<BonusesFace['betting'], 'rollback' | 'roundEnded'>,
  ) {}

  rollback(request: RollbackRequest): Promise<SportsbookReply> {
    return this.deps.database.transaction(async (tx) => {
      const bet = await lockBet(tx, request.bet_id);
      const again = await findCall(tx, request.transaction_id);
      if (again === null) return this.first(tx, request, bet);
      if (again.kind !== 'rollback' || again.request !== JSON.stringify(request)) throw idReused();
      return again.reply;
    });
  }

  /** What has become of a bet, for the sportsbook's reconciliation. */
  async state(betId: string) {
    const bet = await findBet(this.deps.database, betId);
    if (bet === null) throw new WalletError('UnknownTransaction', 'There is no such bet');
    const { status, revision, credited, payout, currency } = bet;
    const text = (minor: bigint) => wireMoney(minor, currency).amount;
    return { status, revision, paid: text(payout), borne: text(credited - payout) };
  }

  private async first(tx: Sql, request: RollbackRequest, bet: Bet | null): Promise<SportsbookReply> {
    const { original_transaction_id: originalId, bet_id: betId, transaction_id: id } = request;
    const original = await findCall(tx, originalId);
    if (original === null) return this.bury(tx, request);
    if (original.bet_id !== betId) throw idReused();
    // The bet was refused, or rolled back before it arrived: there is no stake to return.
    if (original.kind === 'tombstone') {
      if (original.uid === null) return original.reply;
      return balanceReply(tx, original.uid, original.currency);
    }
    if (original.kind !== 'place' || bet === null)
      throw new WalletError('InvalidRequest', 'That transaction cannot be rolled back');
    const { uid, currency } = bet;
    if (bet.status === 'rolled_back') return balanceReply(tx, uid, currency);
    if (bet.status !== 'open') throw new WalletError('BetClosed', `The bet is ${bet.status}`);
    const at = this.deps.clock.now();
    const { main, bonus } =
      bet.free_bet_id === null ? await this.funding.rollback(tx, originalId, bet.stake) : await freeBack(tx, betId, at);
    await changeBet(tx, betId, { ...bet, status: 'rolled_back', stake_closed: bet.stake, settled_at: at });
    const call = { id, bet_id: betId, kind: 'rollback', request: JSON.stringify(request) } as const;
    const movement = { call, uid, currency, main, bonus, free: bet.from_free, at };
    await bookBet(tx, movement);
    await this.funding.roundEnded(tx, betId, at);
    return endCall(tx, movement);
  }

  private async bury(tx: Sql, request: RollbackRequest): Promise<SportsbookReply> {
    const reply = { balance: '0', version: 0 };
    await insertCall(
      tx,
      {
        id: request.original_transaction_id,
        bet_id: request.bet_id,
        uid: null,
        kind: 'tombstone',
        request: JSON.stringify(request),
        moved: 0n,
        currency: '',
        reply,
      },
      this.deps.clock.now(),
    );
    return reply;
  }
}

async function freeBack(tx: Sql, betId: string, at: Date) {
  await returnFreeBet(tx, betId, at);
  return { main: 0n, bonus: 0n };
}
