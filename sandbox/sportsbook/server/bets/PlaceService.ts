import type { Database } from '../../../database/database.ts';
import { formatAmount, parseAmount } from '../../rules/amounts.ts';
import type { BetKind, Consent } from '../../rules/betTypes.ts';
import { possiblePayout } from '../../rules/payouts.ts';
import { mostStake, shapeFault, stakeFault, stakeStep } from '../../rules/slipChecks.ts';
import type { EventBook } from '../book/EventBook.ts';
import { limitsOf, type SessionRow, type SessionService } from '../SessionService.ts';
import { SportsbookError } from '../SportsbookError.ts';
import type { BetPlacement } from './BetPlacement.ts';
import { findBet, findByKey, insertBet, type NewLeg } from './betRepository.ts';
import { type BetRow, isFreeBet } from './betRows.ts';
import type { BetPresenter } from './BetPresenter.ts';
import { agreedBuilderOdds, agreedOdds, HONOURED_MS } from './agreedOdds.ts';
import { type AskedLeg, MOST_ODDS, newLeg, quoteLeg, type QuotedLeg, wholeOdds } from './quoteLegs.ts';
import type { PlaceReply } from './wireBets.ts';

/** What a live bet waits before it is taken, in ms, so that nobody bets on what has just happened. */
export const LIVE_DELAY_MS = 3_000;

export interface PlaceRequest {
  readonly session: string;
  /** Made by the client for each bet; the same in repetitions. */
  readonly key: string;
  readonly kind: BetKind;
  readonly system: string | null;
  /** Of the whole bet, decimal text. */
  readonly stake: string;
  readonly funding: string;
  readonly consent: Consent;
  /** The builder's price as the player saw it; 0 for other bets. */
  readonly odds: number;
  readonly legs: readonly AskedLeg[];
}

interface Priced {
  readonly quotes: readonly QuotedLeg[];
  /** What each leg is taken at. */
  readonly legs: readonly number[];
  readonly odds: number;
}

/** Checks a slip, stores it as a bet and takes it to its acceptance, once per key however often it is called. */
export class PlaceService {
  constructor(
    private readonly database: Database,
    private readonly book: EventBook,
    private readonly sessions: SessionService,
    private readonly placement: BetPlacement,
    private readonly presenter: BetPresenter,
    private readonly now: () => number,
  ) {}

  async place(request: PlaceRequest): Promise<PlaceReply> {
    const session = await this.sessions.known(request.session);
    const known = await findByKey(this.database, session.player, request.key);
    if (known !== null) return this.again(known, request);
    const shape = shapeFault(request.kind, request.system, request.legs);
    if (shape !== null) return { status: 'refused', reason: shape };
    const priced = this.price(request);
    if ('status' in priced) return priced;
    const stake = parseAmount(request.stake, session.decimals);
    const terms = { kind: request.kind, system: request.system, odds: priced.odds };
    const payout = possiblePayout({ ...terms, stake: stake ?? 0n, legs: priced.legs.map((odds) => ({ odds })) });
    const refused = this.checkStake(session, stake, payout, priced.odds);
    if (refused !== null) return refused;
    const bet = await this.store(session, request, priced, { stake: stake ?? 0n, payout });
    return this.present(bet);
  }

  /** How a bet stands, for a client that has lost the answer. */
  async look(session: string, id: string): Promise<PlaceReply> {
    const { player } = await this.sessions.known(session);
    const bet = await findBet(this.database, id);
    if (bet?.player !== player) throw new SportsbookError('NotFound', 'The player has no such bet');
    return this.present(bet);
  }

  private again(bet: BetRow, request: PlaceRequest): Promise<PlaceReply> {
    if (bet.fingerprint !== fingerprintOf(request))
      throw new SportsbookError('IdempotencyMismatch', 'The key belongs to another bet');
    return this.present(bet);
  }

  private async present(from: BetRow): Promise<PlaceReply> {
    const bet = await this.placement.finish(from);
    const shown = await this.presenter.one(bet);
    if (bet.state === 'delayed') return { status: 'delayed', until: Number(bet.accept_at), bet: shown };
    if (bet.state === 'refused') {
      const leg = bet.refusal_leg;
      return { status: 'refused', reason: bet.refusal ?? 'notConfirmed', ...(leg === null ? {} : { leg }) };
    }
    return { status: bet.state === 'placing' || bet.state === 'rolling_back' ? 'pending' : 'accepted', bet: shown };
  }

  /** The slip at this moment's prices or those that are honoured, or why it cannot be bet. */
  private price({ kind, system, legs, consent, odds: seen }: PlaceRequest): Priced | PlaceReply {
    const { book } = this;
    const quotes = legs.map((leg) => quoteLeg(book, leg));
    const gone = quotes.findIndex(({ odds }) => odds === null);
    if (gone >= 0) return { status: 'refused', reason: quotes[gone]?.why ?? 'suspended', leg: gone };
    const now = quotes.map((quote) => quote.odds ?? 0);
    const agreement = { consent, since: this.now() - HONOURED_MS };
    if (kind === 'builder') {
      const builder = agreedBuilderOdds(book, quotes[0]?.fixture ?? null, { legs, odds: seen }, agreement);
      if (builder.now === null) return { status: 'refused', reason: 'builderLegs' };
      if (builder.agreed === null) return { status: 'changed', odds: builder.now, legs: [] };
      return { quotes, legs: now, odds: builder.agreed };
    }
    const agreed = quotes.map((quote, index) => {
      const leg = legs[index];
      return leg === undefined ? null : agreedOdds(book, leg, quote, agreement);
    });
    const changed = agreed.flatMap((odds, index) => (odds === null ? [{ index, odds: now[index] ?? 0 }] : []));
    if (changed.length > 0) return { status: 'changed', odds: wholeOdds(kind, system, now, 0), legs: changed };
    const taken = agreed.map((odds) => odds ?? 0);
    const whole = wholeOdds(kind, system, taken, 0);
    return whole > MOST_ODDS ? { status: 'refused', reason: 'oddsTooHigh' } : { quotes, legs: taken, odds: whole };
  }

  private checkStake(session: SessionRow, stake: bigint | null, payout: bigint, odds: number): PlaceReply | null {
    const limits = limitsOf(session);
    const fault = stake === null ? 'offStep' : stakeFault(stake, payout, limits);
    if (fault === null) return null;
    const text = (amount: bigint): string => formatAmount(amount, session.decimals);
    return {
      status: 'refused',
      reason: fault,
      least: text(limits.least),
      most: text(mostStake(limits, odds)),
      step: text(stakeStep(limits.least)),
    };
  }

  private async store(
    session: SessionRow,
    request: PlaceRequest,
    { quotes, legs: taken, odds }: Priced,
    { stake, payout }: { stake: bigint; payout: bigint },
  ): Promise<BetRow> {
    const now = this.now();
    const isLive = quotes.some((quote) => quote.isLive);
    const id = `bet-${globalThis.crypto.randomUUID()}`;
    const bet = {
      id,
      session: session.token,
      player: session.player,
      request_key: request.key,
      fingerprint: fingerprintOf(request),
      kind: request.kind,
      system: request.system,
      stake,
      currency: session.currency,
      decimals: session.decimals,
      odds: BigInt(odds),
      possible_payout: isFreeBet(request) ? payout - stake : payout,
      consent: request.consent,
      funding: request.funding,
      state: isLive ? ('delayed' as const) : ('placing' as const),
      acceptAt: isLive ? now + LIVE_DELAY_MS : now,
    };
    const legs = request.legs.map((leg, index) => legRow(leg, quotes[index], taken[index]));
    await this.database.transaction((tx) => insertBet(tx, bet, legs, now));
    // A double click has stored it first: then that one is the bet.
    const stored = await findByKey(this.database, session.player, request.key);
    if (stored === null) throw new Error('A stored bet is found');
    return stored;
  }
}

function legRow(leg: AskedLeg, quote: QuotedLeg | undefined, odds = 0): NewLeg {
  const fixture = quote?.fixture;
  if (quote === undefined || fixture == null) throw new Error('A leg was quoted');
  return newLeg(fixture, leg, { odds, isLive: quote.isLive });
}

const fingerprintOf = ({ kind, system, stake, funding, legs }: PlaceRequest): string =>
  JSON.stringify([
    kind,
    system,
    stake,
    funding,
    legs.map(({ event, market, selection }) => [event, market, selection]),
  ]);
