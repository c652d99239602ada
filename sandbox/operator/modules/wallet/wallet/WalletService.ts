import { currencyDecimals } from '../../../../../src/shared/money/currencyDecimals.ts';
import type { Sql } from '../../../../database/database.ts';
import { readBalances } from '../../../ledger/balances.ts';
import type { OperatorCore } from '../../../module.ts';
import { tokenId } from '../../../sessions/tokens.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import type { FreespinsFace } from '../../bonuses/freespins/module.ts';
import type { MarketPolicy } from '../../../market/marketPolicy.ts';
import type { PlayLimits } from './playLimits.ts';
import { demandRealityCheck } from './realityCheck.ts';
import { demandAgreed } from './demandAgreed.ts';
import { demandLive, demandOwnCurrency } from './demandLive.ts';
import { WalletError } from './WalletError.ts';
import type { WalletErrorType } from './WalletError.ts';
import { idReused } from './moveForWallet.ts';
import type { RoundBooking } from './RoundBooking.ts';
import {
  changeStake,
  findCall,
  findGameSession,
  hasRoundSince,
  insertCall,
  insertRound,
  lockPlay,
  lockRound,
  updateRound,
} from './walletRepository.ts';
import type { LiveGameSession, Round, WalletReply } from './walletRepository.ts';
import type { BetRequest, WinRequest } from './walletRequests.ts';
import { noteActivity } from '../../../sessions/noteActivity.ts';

/** Refusals of a bet that are stored. The others are not final: a session may be opened again. */
const remembered: readonly WalletErrorType[] = [
  'InsufficientFunds',
  'LimitExceeded',
  'RealityCheckDue',
  'BonusStakeTooHigh',
  'BonusExcluded',
  'FreeSpinsOver',
  'TooManyRequests',
];

/** In ms. The studio checks the time between rounds too; its clock differs from ours by the duration of a call. */
const PACE_TOLERANCE_MS = 250;

/**
 * The seamless wallet: debits stakes from the player's balances and credits wins to them. Each of the studio's transaction ids
 * has one effect (I4), each round ends settled or rolled back (I5).
 */
export class WalletService {
  constructor(
    private readonly deps: Pick<OperatorCore, 'clock' | 'database' | 'sessions' | 'terms'>,
    private readonly policy: MarketPolicy,
    private readonly limits: Pick<PlayLimits, 'demandWithin'>,
    private readonly booking: RoundBooking,
    private readonly freespins: Pick<FreespinsFace, 'usable' | 'pay'>,
  ) {}

  /** The player, currency and game of a game session that may bet. */
  async session(token: string) {
    const { database } = this.deps;
    const session = demandLive(this.deps, await findGameSession(database, tokenId(token)));
    const balances = await readBalances(database, session.uid, session.currency);
    const { balance } = await this.booking.reply(database, session, balances);
    return {
      player: session.uid.toString(),
      currency: session.currency,
      decimals: currencyDecimals(session.currency),
      balance,
      game: session.game,
      mode: 'play',
      locale: session.locale,
      min_round_ms: this.policy.min_round_ms,
      autoplay: this.policy.autoplay,
      turbo: this.policy.turbo,
      feature_buy: this.policy.feature_buy,
      free_spins: await this.freespins.usable(database, session),
    };
  }

  async bet(request: BetRequest): Promise<WalletReply> {
    try {
      return await this.inRound(request.round_id, (tx, round) => this.placeBet(tx, request, round));
    } catch (error) {
      if (error instanceof WalletError) await this.rememberRefusal(request, error);
      throw error;
    }
  }

  /** Credits a win of an open round; a win of 0 only ends the round. Paid even if the session is over. */
  win(request: WinRequest): Promise<WalletReply> {
    return this.inRound(request.round_id, async (tx, round) => {
      const amount = amountOf(request);
      const known = await this.known(tx, request.transaction_id, { kind: 'win', ...request, amount });
      if (known !== null) return known;
      if (round === null) throw new WalletError('UnknownTransaction', 'There is no such round');
      if (round.status !== 'open') throw new WalletError('RoundClosed', `The round is ${round.status}`);
      if (round.currency !== request.currency)
        throw new WalletError('InvalidRequest', 'The round is in another currency');
      const at = this.deps.clock.now();
      await updateRound(tx, round.id, request.finished ? 'settled' : 'open', amount, at);
      const { id: roundId, uid, game, currency } = round;
      return this.booking.book(tx, {
        id: request.transaction_id,
        kind: 'win',
        uid,
        roundId,
        game,
        amount,
        currency,
        originalId: null,
        isLast: request.finished,
        isRaise: false,
        isFree: round.stake === 0n,
        at,
      });
    });
  }

  /** Opens a round, or raises its stake while it is open: nothing interrupts a player in the middle of a round. */
  private async placeBet(tx: Sql, request: BetRequest, round: Round | null): Promise<WalletReply> {
    const stake = amountOf(request);
    const isFree = request.free_spins !== '';
    // What the player pays.
    const amount = isFree ? 0n : stake;
    const known = await this.known(tx, request.transaction_id, { kind: 'bet', ...request, amount });
    if (known !== null) return known;
    const session = demandLive(this.deps, await findGameSession(tx, tokenId(request.session)));
    // A round of free spins is the house's: a raise would make the player pay for it.
    if (round !== null && (round.status !== 'open' || round.uid !== session.uid || round.stake === 0n))
      throw new WalletError('RoundClosed', 'The round takes no more stakes');
    if (request.currency !== session.currency || request.game !== session.game) {
      throw new WalletError('InvalidRequest', 'The session is for another game or currency');
    }
    if (stake <= 0n || (isFree && round !== null))
      throw new WalletError('InvalidRequest', 'A stake is more than nothing');
    const { uid, currency } = session;
    const at = this.deps.clock.now();
    if (round === null) {
      await demandAgreed(this.deps.terms, session);
      await this.demandPace(tx, session);
      demandRealityCheck(session, this.policy.reality_check_minutes, at);
    }
    await this.limits.demandWithin(tx, { uid, currency, stake: amount }, at);
    if (round === null) {
      await insertRound(tx, { id: request.round_id, uid, currency, stake: amount }, session, at);
      await noteActivity(tx, { id: session.session_id, last_seen_at: session.last_seen_at }, at);
    } else await changeStake(tx, round.id, amount);
    const freeLeft = isFree ? await this.payFree(tx, request, { uid, currency, stake }) : null;
    return this.booking.book(tx, {
      id: request.transaction_id,
      kind: 'bet',
      uid,
      roundId: request.round_id,
      game: session.game,
      amount,
      currency,
      originalId: null,
      isLast: false,
      isRaise: round !== null,
      isFree,
      ...(freeLeft === null ? {} : { freeLeft }),
      at,
    });
  }

  /** Returns what is left of the pack. */
  private async payFree(
    tx: Sql,
    { free_spins: id, round_id: roundId, transaction_id: callId, game }: BetRequest,
    { uid, currency, stake }: { readonly uid: bigint; readonly currency: string; readonly stake: bigint },
  ): Promise<number> {
    await demandOwnCurrency(tx, { uid, currency });
    const pack = await this.freespins.pay(tx, { id, uid, game, currency, roundId, callId, stake });
    if (pack === null) throw new WalletError('FreeSpinsOver', 'There is no such free spin left');
    return pack.remaining;
  }

  /**
   * Stores a tombstone for a refused bet: repeated calls are refused for the same reason, and the studio's rollback
   * after it returns the current balance. Not for calls without a known session.
   */
  private async rememberRefusal(request: BetRequest, { type, message }: WalletError): Promise<void> {
    if (!remembered.includes(type)) return;
    await this.inRound(request.round_id, async (tx) => {
      const session = await findGameSession(tx, tokenId(request.session));
      if (session === null || (await findCall(tx, request.transaction_id)) !== null) return;
      const { uid, currency } = session;
      const now = await this.booking.reply(tx, session, await readBalances(tx, uid, currency));
      const reply = { ...now, refusal: { type, message } };
      const tombstone = {
        kind: 'tombstone',
        round_id: request.round_id,
        uid,
        amount: 0n,
        currency,
        original_id: null,
        reply,
      } as const;
      await insertCall(tx, request.transaction_id, tombstone, this.deps.clock.now());
    });
  }

  private inRound<T>(roundId: string, run: (tx: Sql, round: Round | null) => Promise<T>): Promise<T> {
    return this.deps.database.transaction(async (tx) => run(tx, await lockRound(tx, roundId)));
  }

  /** The stored reply for this transaction id; null when it is new. */
  private async known(
    tx: Sql,
    id: string,
    call: { kind: 'bet' | 'win'; round_id: string; amount: bigint; currency: string },
  ): Promise<WalletReply | null> {
    const known = await findCall(tx, id);
    if (known === null) return null;
    if (known.round_id !== call.round_id) throw idReused();
    if (known.kind === 'tombstone') {
      const { refusal } = known.reply;
      throw new WalletError(
        refusal?.type ?? 'RoundClosed',
        refusal?.message ?? 'The bet was rolled back before it came',
      );
    }
    if (known.kind !== call.kind || known.amount !== call.amount || known.currency !== call.currency) throw idReused();
    return known.reply;
  }

  /** Enforces the policy's minimum time between starts of a player's rounds of one game, across sessions. */
  private async demandPace(tx: Sql, session: LiveGameSession): Promise<void> {
    const paceMs = this.policy.min_round_ms - PACE_TOLERANCE_MS;
    if (paceMs <= 0) return;
    await lockPlay(tx, session);
    const since = new Date(this.deps.clock.now().getTime() - paceMs);
    if (await hasRoundSince(tx, session, since))
      throw new WalletError('TooManyRequests', 'The last round began too recently');
  }
}

function amountOf({ amount, currency }: { readonly amount: string; readonly currency: string }): bigint {
  const minor = minorUnits(amount, currency);
  if (minor === null) throw new WalletError('InvalidRequest', 'The amount is not one of its currency');
  return minor;
}
