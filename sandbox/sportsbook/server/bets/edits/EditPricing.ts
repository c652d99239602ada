import { formatAmount } from '../../../rules/amounts.ts';
import type { BetKind } from '../../../rules/betTypes.ts';
import { possiblePayout } from '../../../rules/payouts.ts';
import { shapeFault, stakeFault, type StakeLimits, stakeStep } from '../../../rules/slipChecks.ts';
import type { EventBook } from '../../book/EventBook.ts';
import type { NewLeg } from '../betRepository.ts';
import type { BetRow, LegRow } from '../betRows.ts';
import type { BetValuation } from '../BetValuation.ts';
import { MOST_ODDS, newLeg, quoteLeg, wholeOdds } from '../quoteLegs.ts';
import type { EditOffer } from '../wireBets.ts';
import { type BetPolicy, editFault } from './editFault.ts';

export interface EditLeg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
}

export interface PricedEdit {
  readonly kind: BetKind;
  /** What the bet is bought back for, and what of it the new one stakes. */
  readonly price: bigint;
  readonly stake: bigint;
  readonly odds: number;
  readonly payout: bigint;
  readonly legs: readonly NewLeg[];
}

export type EditRefusal = { readonly status: 'refused'; readonly reason: string; readonly least?: string };

/** What an edit of a bet costs and makes of it at this moment. */
export class EditPricing {
  constructor(
    private readonly book: EventBook,
    private readonly valuation: BetValuation,
    private readonly policy: BetPolicy,
    private readonly now: () => number,
  ) {}

  /** The bet's cash-out value becomes the new stake, at the odds of now; or why that is not possible. */
  price(
    bet: BetRow,
    legs: readonly LegRow[],
    asked: readonly EditLeg[],
    limits: StakeLimits,
  ): PricedEdit | EditRefusal {
    const fault = editFault(bet, legs, this.policy, this.now());
    if (fault !== null) return { status: 'refused', reason: fault };
    const kind = asked.length === 1 ? ('single' as const) : ('accumulator' as const);
    const shape = shapeFault(kind, null, asked);
    if (shape !== null) return { status: 'refused', reason: shape };
    if (!staysWithin(legs, asked)) return { status: 'refused', reason: 'editLegs' };
    const priced = this.legs(asked);
    if ('status' in priced) return priced;
    const price = this.valuation.priceOf(bet, legs);
    if (price === null) return { status: 'refused', reason: 'suspended' };
    const odds = wholeOdds(
      kind,
      null,
      priced.map((leg) => leg.odds),
      0,
    );
    if (odds > MOST_ODDS) return { status: 'refused', reason: 'oddsTooHigh' };
    const stake = price - (price % stakeStep(limits.least));
    const payout = possiblePayout({ kind, system: null, stake, odds, legs: priced });
    const wrong = stakeFault(stake, payout, limits);
    if (wrong !== null) return { status: 'refused', reason: wrong, least: formatAmount(limits.least, bet.decimals) };
    return { kind, price, stake, odds, payout, legs: priced };
  }

  offer(bet: BetRow, { price, stake, odds, payout, legs }: PricedEdit): EditOffer {
    const text = (amount: bigint): string => formatAmount(amount, bet.decimals);
    return {
      revision: bet.revision,
      price: text(price),
      stake: text(stake),
      odds,
      possiblePayout: text(payout),
      legs: legs.map((leg) => leg.odds),
    };
  }

  private legs(asked: readonly EditLeg[]): NewLeg[] | EditRefusal {
    const found: NewLeg[] = [];
    for (const leg of asked) {
      const { fixture, odds, isLive, why } = quoteLeg(this.book, leg);
      if (isLive) return { status: 'refused', reason: 'editStarted' };
      if (fixture === null || odds === null) return { status: 'refused', reason: why ?? 'suspended' };
      found.push(newLeg(fixture, leg, { odds, isLive }));
    }
    return found;
  }
}

/** Legs are swapped within their match or left out; and something changes. */
function staysWithin(legs: readonly LegRow[], asked: readonly EditLeg[]): boolean {
  const isKnown = asked.every(({ event }) => legs.some((leg) => leg.event_id === event));
  const isSame =
    asked.length === legs.length &&
    asked.every(({ event, market, selection }) =>
      legs.some((leg) => leg.event_id === event && leg.market === market && leg.selection === selection),
    );
  return isKnown && !isSame;
}
