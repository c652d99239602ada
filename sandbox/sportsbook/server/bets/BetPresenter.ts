import type { Sql } from '../../../database/database.ts';
import { formatAmount } from '../../rules/amounts.ts';
import { DAY_MS, type EventBook } from '../book/EventBook.ts';
import { legsOf } from './betRepository.ts';
import { type BetRow, isFreeBet, type LegRow } from './betRows.ts';
import type { BetValuation } from './BetValuation.ts';
import type { WireBet, WireBetStatus, WireLeg } from './wireBets.ts';

/** Bets as their players see them, with their matches' scores and the price of a cash-out. */
export class BetPresenter {
  constructor(
    private readonly database: Sql,
    private readonly book: EventBook,
    private readonly valuation: BetValuation,
    private readonly canEdit: (bet: BetRow, legs: readonly LegRow[]) => boolean,
  ) {}

  async one(bet: BetRow): Promise<WireBet> {
    const [shown] = await this.all([bet]);
    if (shown === undefined) throw new Error('One bet is presented as one');
    return shown;
  }

  async all(bets: readonly BetRow[]): Promise<WireBet[]> {
    const legs = await legsOf(
      this.database,
      bets.map(({ id }) => id),
    );
    return bets.map((bet) => this.present(bet, legs.get(bet.id) ?? []));
  }

  private present(bet: BetRow, legs: readonly LegRow[]): WireBet {
    const text = (amount: bigint): string => formatAmount(amount, bet.decimals);
    const cashOut = this.valuation.priceOf(bet, legs);
    return {
      id: bet.id,
      kind: bet.kind,
      system: bet.system,
      stake: text(bet.stake),
      openStake: text(bet.open_stake),
      currency: bet.currency,
      odds: Number(bet.odds),
      possiblePayout: text(bet.possible_payout),
      paid: text(bet.paid),
      status: statusOf(bet),
      placedAt: Number(bet.created_at),
      settledAt: bet.settled_at === null ? null : Number(bet.settled_at),
      isFreeBet: isFreeBet(bet),
      legs: legs.map((leg) => this.presentLeg(leg)),
      cashOut: cashOut === null ? null : text(cashOut),
      canEdit: cashOut !== null && this.canEdit(bet, legs),
    };
  }

  private presentLeg(leg: LegRow): WireLeg {
    const startsAt = Number(leg.starts_at);
    const fixture = this.book.findOn(leg.sport, Math.floor(startsAt / DAY_MS), leg.event_id);
    const state = fixture === null ? null : this.book.stateOf(fixture);
    const hasBegun = state !== null && state.phase !== 'before';
    const [home = leg.event, away = ''] = leg.event.split(' – ');
    return {
      event: leg.event_id,
      home,
      away,
      sport: leg.sport,
      league: leg.league,
      startsAt,
      market: leg.market,
      selection: leg.selection,
      odds: leg.odds,
      isLive: leg.is_live,
      result: leg.result,
      score: hasBegun ? `${state.score.home}:${state.score.away}` : null,
      clock: hasBegun ? state.clock : null,
    };
  }
}

function statusOf({ state, outcome }: BetRow): WireBetStatus {
  if (state === 'settled' && outcome !== null) return outcome;
  return state === 'open' || state === 'reopened' ? 'open' : 'pending';
}
