import type { LegValue } from '../../rules/cashOut.ts';
import { builderCashOut, cashOutPrice } from '../../rules/cashOut.ts';
import type { EventBook } from '../book/EventBook.ts';
import { type BetRow, isFreeBet, type LegRow, openTerms, outcomeOfLeg } from './betRows.ts';

/** What an open bet is worth by the model at this moment. */
export class BetValuation {
  constructor(private readonly book: EventBook) {}

  /** The price for `stake` of the open stake; null while a leg's market takes no bets, or when nothing is left. */
  priceOf(bet: BetRow, legs: readonly LegRow[], stake = bet.open_stake): bigint | null {
    // A free bet is not bought back.
    if (bet.state !== 'open' || isFreeBet(bet)) return null;
    const terms = { ...openTerms(bet, legs), stake };
    const price = bet.kind === 'builder' ? this.builder(bet, legs, stake) : this.independent(terms, legs);
    return price === null || price <= 0n ? null : price;
  }

  private independent(terms: Parameters<typeof cashOutPrice>[0], legs: readonly LegRow[]): bigint | null {
    const values: LegValue[] = [];
    for (const leg of legs) {
      const value = this.valueOf(leg);
      if (value === null) return null;
      values.push(value);
    }
    return cashOutPrice(terms, values);
  }

  private valueOf(leg: LegRow): LegValue | null {
    const outcome = outcomeOfLeg(leg);
    if (outcome !== null) return { outcome };
    const fixture = this.book.find(leg.event_id);
    if (fixture === null) return null;
    const market = this.book.standing(fixture).markets.find(({ key }) => key === leg.market);
    const selection = market?.selections.find(({ key }) => key === leg.selection);
    // Of a market that is listed no more, such as a line far from the score, the model still knows the probability.
    if (market === undefined) {
      const probability = this.book.jointProbability(fixture, [leg]);
      return probability === null || this.book.isClosed(fixture, leg.market) ? null : { probability };
    }
    return market.isSuspended || selection === undefined ? null : { probability: selection.probability };
  }

  private builder(bet: BetRow, legs: readonly LegRow[], stake: bigint): bigint | null {
    if (legs.some(({ result }) => result === 'lost' || result === 'void' || result === 'dead_heat')) return null;
    const fixture = this.book.find(legs[0]?.event_id ?? '');
    if (fixture === null || legs.some((leg) => this.book.isClosed(fixture, leg.market))) return null;
    const open = legs.filter(({ result }) => result === null);
    const probability = open.length === 0 ? 1 : this.book.jointProbability(fixture, open);
    return probability === null ? null : builderCashOut({ ...openTerms(bet, legs), stake }, probability);
  }
}
