import type { Sql } from '../../../database/database.ts';
import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import { InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import { readBalances } from '../../ledger/balances.ts';
import type { Balances } from '../../ledger/balances.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { Sessions } from '../../sessions/Sessions.ts';
import { tokenId } from '../../sessions/tokens.ts';
import { minorUnits, wireMoney } from '../cashier/amounts.ts';
import type { MarketPolicy } from '../metadata/marketPolicy.ts';
import { WalletError } from './WalletError.ts';
import { findCall, findGameSession, insertCall, insertRound, lockGameSession, lockRound, updateRound } from './walletRepository.ts';
import type { LiveGameSession, Round, WalletCall, WalletReply } from './walletRepository.ts';
import type { BetRequest, RollbackRequest, WinRequest } from './walletRequests.ts';

/** The studio measures the time between rounds as well; between its clock and ours lies a call. */
const PACE_TOLERANCE_MS = 250;

/**
 * The seamless wallet: a stake leaves the main balance, wins and rollbacks come back to it. Each of the studio's
 * transaction ids has one effect (I4), each round ends settled or rolled back (I5).
 */
export class WalletService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly sessions: Sessions,
    private readonly policy: MarketPolicy,
  ) {}

  /** Who plays what; for a session that may bet. */
  async session(token: string) {
    const { database } = this.deps;
    const session = await this.liveSession(database, token);
    const { amounts } = await readBalances(database, session.uid, session.currency);
    return {
      player: session.uid.toString(),
      currency: session.currency,
      decimals: currencyDecimals(session.currency),
      balance: wireMoney(amounts.main, session.currency).amount,
      game: session.game,
      mode: 'play',
      locale: session.locale,
      min_round_ms: this.policy.min_round_ms,
    };
  }

  bet(request: BetRequest): Promise<WalletReply> {
    return this.once(request.round_id, async (tx, round) => {
      const amount = amountOf(request);
      const known = await this.known(tx, request.transaction_id, { kind: 'bet', ...request, amount });
      if (known !== null) return known;
      await lockGameSession(tx, tokenId(request.session));
      const session = await this.liveSession(tx, request.session);
      if (round !== null) throw new WalletError('RoundClosed', 'The round has its stake already');
      if (request.currency !== session.currency || request.game !== session.game) throw new WalletError('InvalidRequest', 'The session is for another game or currency');
      if (amount <= 0n) throw new WalletError('InvalidRequest', 'A stake is more than nothing');
      const { clock } = this.deps;
      const last = session.last_bet_at?.getTime() ?? 0;
      if (clock.now().getTime() - last < this.policy.min_round_ms - PACE_TOLERANCE_MS) throw new WalletError('LimitExceeded', 'The last round began too recently');
      const { uid, currency } = session;
      await insertRound(tx, { id: request.round_id, uid, currency, stake: amount }, session, clock.now());
      return this.move(tx, request.transaction_id, { kind: 'bet', round_id: request.round_id, amount, currency, original_id: null }, { uid, change: -amount, cause: 'stake' });
    });
  }

  /** A win of an open round, or a win of nothing that only ends it. Paid though the session is over. */
  win(request: WinRequest): Promise<WalletReply> {
    return this.once(request.round_id, async (tx, round) => {
      const amount = amountOf(request);
      const known = await this.known(tx, request.transaction_id, { kind: 'win', ...request, amount });
      if (known !== null) return known;
      if (round === null) throw new WalletError('UnknownTransaction', 'There is no such round');
      if (round.status !== 'open') throw new WalletError('RoundClosed', `The round is ${round.status}`);
      if (round.currency !== request.currency) throw new WalletError('InvalidRequest', 'The round is in another currency');
      await updateRound(tx, round.id, request.finished ? 'settled' : 'open', amount, this.deps.clock.now());
      const { uid, currency } = round;
      return this.move(tx, request.transaction_id, { kind: 'win', round_id: round.id, amount, currency, original_id: null }, { uid, change: amount, cause: 'win' });
    });
  }

  /** Gives a stake back. Before its bet it leaves a tombstone that refuses the bet; twice it does nothing more. */
  rollback(request: RollbackRequest): Promise<WalletReply> {
    const { original_transaction_id: originalId, round_id: roundId } = request;
    return this.once(roundId, async (tx, round) => {
      const again = await findCall(tx, request.transaction_id);
      if (again !== null && (again.kind !== 'rollback' || again.original_id !== originalId)) throw reused();
      if (again !== null) return again.reply;
      const original = await findCall(tx, originalId);
      if (original === null) return this.bury(tx, request);
      if (original.kind === 'tombstone') return original.reply;
      if (original.kind !== 'bet' || original.round_id !== roundId || round === null) throw new WalletError('InvalidRequest', 'That transaction cannot be rolled back');
      if (round.status === 'rolled_back') return this.balanceOf(tx, round);
      if (round.status === 'settled' || round.payout > 0n) throw new WalletError('RoundClosed', 'The round has paid');
      await updateRound(tx, round.id, 'rolled_back', 0n, this.deps.clock.now());
      const { uid, currency, stake } = round;
      const call = { kind: 'rollback', round_id: roundId, amount: stake, currency, original_id: originalId } as const;
      return this.move(tx, request.transaction_id, call, { uid, change: stake, cause: 'rollback' });
    });
  }

  private once(roundId: string, run: (tx: Sql, round: Round | null) => Promise<WalletReply>): Promise<WalletReply> {
    return this.deps.database.transaction(async (tx) => run(tx, await lockRound(tx, roundId)));
  }

  /** The reply that this transaction id has had; null when it is new. */
  private async known(tx: Sql, id: string, call: { kind: 'bet' | 'win'; round_id: string; amount: bigint; currency: string }): Promise<WalletReply | null> {
    const known = await findCall(tx, id);
    if (known === null) return null;
    if (known.kind === 'tombstone') throw new WalletError('RoundClosed', 'The bet was rolled back before it came');
    const isSame = known.kind === call.kind && known.round_id === call.round_id && known.amount === call.amount && known.currency === call.currency;
    if (!isSame) throw reused();
    return known.reply;
  }

  private async move(
    tx: Sql,
    id: string,
    call: Omit<WalletCall, 'reply'>,
    { uid, change, cause }: { uid: bigint; change: bigint; cause: 'stake' | 'win' | 'rollback' },
  ): Promise<WalletReply> {
    const at = this.deps.clock.now();
    const { currency } = call;
    try {
      const { isNew, balances } = await moveMoney(tx, {
        uid,
        currency,
        kind: cause,
        external: { source: 'studio', id },
        entries: [
          { account: { uid, kind: 'main', currency }, amount: change },
          { account: { house: 'gaming', currency }, amount: -change },
        ],
        at,
        cause: { kind: cause, roundId: call.round_id, amount: call.amount },
      });
      if (!isNew) throw reused();
      const reply = replyOf(balances);
      await insertCall(tx, id, uid, { ...call, reply }, at);
      return reply;
    } catch (error) {
      if (error instanceof InsufficientFundsError) throw new WalletError('InsufficientFunds', 'The balance is lower than the stake');
      throw error;
    }
  }

  private async bury(tx: Sql, { round_id, original_transaction_id }: RollbackRequest): Promise<WalletReply> {
    const reply = { balance: '0', version: 0 };
    await insertCall(tx, original_transaction_id, null, { kind: 'tombstone', round_id, amount: 0n, currency: '', original_id: null, reply }, this.deps.clock.now());
    return reply;
  }

  private async balanceOf(tx: Sql, { uid, currency }: Round): Promise<WalletReply> {
    return replyOf(await readBalances(tx, uid, currency));
  }

  private async liveSession(sql: Sql, token: string): Promise<LiveGameSession> {
    const session = await findGameSession(sql, tokenId(token));
    const isLive = session !== null && session.ended_at === null && session.player_status === 'active' && this.sessions.isLive(session);
    if (!isLive) throw new WalletError('SessionExpired', 'The game session is over');
    return session;
  }
}

function amountOf({ amount, currency }: { readonly amount: string; readonly currency: string }): bigint {
  const minor = minorUnits(amount, currency);
  if (minor === null) throw new WalletError('InvalidRequest', 'The amount is not one of its currency');
  return minor;
}

function replyOf({ amounts, currency, version }: Balances): WalletReply {
  return { balance: wireMoney(amounts.main, currency).amount, version: Number(version) };
}

function reused(): WalletError {
  return new WalletError('InvalidRequest', 'The transaction id was used for something else');
}
