import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import { bettingTermsOf } from '../../../../src/shared/bonus/bettingTerms.ts';
import { sportsbookSysname } from '../../../../src/contract/betting/sportsbookSysname.ts';
import type { Sql } from '../../../database/database.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { OperatorCore } from '../../module.ts';
import { FundingRefusedError } from '../bonuses/bonuses/module.ts';
import type { BonusesFace } from '../bonuses/bonuses/module.ts';
import { demandAgreed, demandOwnCurrency, demandRealityCheck, idReused, WalletError } from '../wallet/wallet/module.ts';
import type { LiveGameSession, WalletErrorType, WalletFace } from '../wallet/wallet/module.ts';
import { balanceReply, bookBet, endCall } from './BetBooking.ts';
import { betLimits } from './betLimits.ts';
import type { PlaceRequest } from './betRequests.ts';
import { countSince, insertBet, lockBet } from './betsRepository.ts';
import { findCall, insertCall } from './callsRepository.ts';
import type { SportsbookReply } from './callsRepository.ts';
import { takeFreeBet, usableFreeBets } from './freeBets.ts';
import { amountsOf, refusedFunding } from './placeChecks.ts';
import { noteActivity } from '../../sessions/noteActivity.ts';

/** Refusals that are stored. The others are not final: a session may be opened again. */
const remembered: readonly WalletErrorType[] = [
  'InsufficientFunds',
  'LimitExceeded',
  'RealityCheckDue',
  'BonusStakeTooHigh',
  'BonusExcluded',
  'TooManyRequests',
  'InvalidRequest',
];

/** A person places fewer; a market without pauses has no such limit. */
const MOST_A_MINUTE = 30;

interface Funding {
  readonly main: bigint;
  readonly bonus: bigint;
  readonly free: bigint;
  readonly freeBet: bigint | null;
}

/** Takes bets: decides which money pays, debits it and stores the bet, in one transaction. */
export class PlaceService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'policy' | 'terms'>,
    private readonly wallet: Pick<WalletFace, 'liveSession' | 'exceededLimit'>,
    private readonly funding: Pick<BonusesFace['betting'], 'stake' | 'open'>,
  ) {}

  /** Who bets, with which money, and within which limits. */
  async session(token: string) {
    const { database, clock } = this.core;
    const session = await this.live(database, token);
    const { uid, currency, locale } = session;
    const text = (minor: bigint) => wireMoney(minor, currency).amount;
    const bonus = await this.funding.open(database, uid, currency);
    const limits = betLimits(currency);
    return {
      player: uid.toString(),
      currency,
      decimals: currencyDecimals(currency),
      locale,
      ...(await balanceReply(database, uid, currency)),
      betting_bonus:
        bonus === null
          ? null
          : {
              amount: text(bonus.balance),
              ...bettingTermsOf(bonus.terms),
              max_stake: bonus.terms.max_stake?.amount ?? null,
            },
      free_bets: (await usableFreeBets(database, uid, currency, clock.now())).map((free) => ({
        id: free.id.toString(),
        amount: text(free.amount),
        min_odds: free.min_odds,
        min_legs: free.min_legs,
      })),
      limits: {
        min_stake: text(limits.least),
        max_stake: text(limits.most),
        max_payout: text(limits.mostPayout),
      },
    };
  }

  async place(request: PlaceRequest): Promise<SportsbookReply> {
    try {
      return await this.core.database.transaction((tx) => this.placeIn(tx, request));
    } catch (error) {
      if (error instanceof WalletError) await this.rememberRefusal(request, error);
      throw error;
    }
  }

  /**
   * Inside of a transaction that does more. With `owner` the session has to be that player's, and
   * main money alone pays. Refusals are not stored: the transaction has ended with them.
   */
  async placeIn(tx: Sql, request: PlaceRequest, owner: bigint | null = null): Promise<SportsbookReply> {
    const bet = await lockBet(tx, request.bet_id);
    const text = textOf(request);
    const known = await findCall(tx, request.transaction_id);
    if (known !== null) {
      if (known.bet_id !== request.bet_id) throw idReused();
      if (known.kind === 'tombstone') {
        const { refusal } = known.reply;
        throw new WalletError(
          refusal?.type ?? 'BetClosed',
          refusal?.message ?? 'The bet was rolled back before it came',
        );
      }
      if (known.kind !== 'place' || known.request !== text) throw idReused();
      return known.reply;
    }
    if (bet !== null) throw new WalletError('BetClosed', 'There is such a bet already');
    const session = await this.live(tx, request.session);
    const { uid, currency } = session;
    if (owner !== null && owner !== uid) throw new WalletError('SessionExpired', 'The session is another player’s');
    const { stake, possiblePayout } = amountsOf(request, currency);
    const at = this.core.clock.now();
    await this.demandAllowed(tx, session, request.freeBet === null ? stake : 0n, at);
    const own = { main: stake, bonus: 0n, free: 0n, freeBet: null };
    const paid = owner === null ? await this.fund(tx, request, session, stake, at) : own;
    const call = { id: request.transaction_id, bet_id: request.bet_id, kind: 'place', request: text } as const;
    const movement = { call, uid, currency, main: -paid.main, bonus: -paid.bonus, free: -paid.free, at };
    const { kind, system, odds, legs } = request;
    await insertBet(
      tx,
      {
        id: request.bet_id,
        uid,
        kind,
        system,
        currency,
        stake,
        from_main: paid.main,
        from_bonus: paid.bonus,
        from_free: paid.free,
        free_bet_id: paid.freeBet,
        odds,
        possible_payout: possiblePayout,
      },
      legs,
      at,
    );
    if (paid.freeBet !== null) await demandOwnCurrency(tx, session);
    await noteActivity(tx, { id: session.session_id, last_seen_at: session.last_seen_at }, at);
    await bookBet(tx, movement);
    const money = (minor: bigint) => wireMoney(minor, currency).amount;
    return endCall(tx, movement, {
      funded: { main: money(paid.main), betting_bonus: money(paid.bonus), free_bet: money(paid.free) },
    });
  }

  private async live(sql: Sql, token: string): Promise<LiveGameSession> {
    const session = await this.wallet.liveSession(sql, token);
    if (session.game !== sportsbookSysname) throw new WalletError('SessionExpired', 'The session is for a game');
    return session;
  }

  /** What protects players: the terms, the time they have spent, their own limits, and the pace. */
  private async demandAllowed(tx: Sql, session: LiveGameSession, stake: bigint, at: Date): Promise<void> {
    const { policy, terms } = this.core;
    await demandAgreed(terms, session);
    demandRealityCheck(session, policy.reality_check_minutes, at);
    const { uid, currency } = session;
    const limit = await this.wallet.exceededLimit(tx, { uid, currency, stake }, at);
    if (limit !== null)
      throw new WalletError('LimitExceeded', `The stake exceeds the player's ${limit.kind} limit of a ${limit.period}`);
    if (policy.min_round_ms === 0) return;
    if ((await countSince(tx, uid, new Date(at.getTime() - 60_000))) >= MOST_A_MINUTE)
      throw new WalletError('TooManyRequests', 'Too many bets within a minute');
  }

  private async fund(
    tx: Sql,
    { freeBet, bet_id: betId, transaction_id: callId, odds, legs }: PlaceRequest,
    { uid, currency }: LiveGameSession,
    stake: bigint,
    at: Date,
  ): Promise<Funding> {
    if (freeBet !== null) {
      const free = await takeFreeBet(tx, freeBet, { uid, currency, betId }, at);
      if (free === null) throw new WalletError('InsufficientFunds', 'There is no such free bet');
      if (free.amount !== stake) throw new WalletError('InvalidRequest', 'A free bet is staked whole');
      if (odds < free.min_odds || legs.length < free.min_legs)
        throw new WalletError('BonusExcluded', 'The odds or the legs are below what the free bet asks for');
      return { main: 0n, bonus: 0n, free: stake, freeBet };
    }
    try {
      const game = sportsbookSysname;
      const bet = { odds, legs: legs.length };
      const split = await this.funding.stake(tx, {
        uid,
        currency,
        game,
        roundId: betId,
        callId,
        stake,
        isRaise: false,
        bet,
        at,
      });
      return { main: split.main, bonus: split.bonus, free: 0n, freeBet: null };
    } catch (error) {
      if (error instanceof FundingRefusedError) throw refusedFunding(error);
      throw error;
    }
  }

  /** Stores a tombstone for a refused bet: a repeated call is refused for the same reason. */
  private async rememberRefusal(request: PlaceRequest, { type, message }: WalletError): Promise<void> {
    if (!remembered.includes(type)) return;
    const { database, clock } = this.core;
    await database.transaction(async (tx) => {
      const bet = await lockBet(tx, request.bet_id);
      if (bet !== null || (await findCall(tx, request.transaction_id)) !== null) return;
      const { uid, currency } = await this.live(tx, request.session);
      const reply = { ...(await balanceReply(tx, uid, currency)), refusal: { type, message } };
      const tombstone = { kind: 'tombstone', request: textOf(request), moved: 0n, reply } as const;
      const call = { id: request.transaction_id, bet_id: request.bet_id, uid, currency, ...tombstone };
      await insertCall(tx, call, clock.now());
    });
  }
}

/** A repeated call is the same in everything but the session, which may have been opened anew. */
const textOf = ({ session: _session, ...call }: PlaceRequest): string =>
  JSON.stringify(call, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
