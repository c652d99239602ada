import type { Database } from '../../../database/database.ts';
import { formatAmount, parseAmount } from '../../rules/amounts.ts';
import type { SessionService } from '../SessionService.ts';
import { SportsbookError } from '../SportsbookError.ts';
import { findBet, legsOf, lockBet } from './betRepository.ts';
import { findMoveByKey, insertMove } from './moveRepository.ts';
import type { BetRow, LegRow } from './betRows.ts';
import type { BetPresenter } from './BetPresenter.ts';
import type { BetValuation } from './BetValuation.ts';
import type { MoveSettlement } from './MoveSettlement.ts';
import type { WireBet } from './wireBets.ts';

export interface CashOutRequest {
  readonly session: string;
  readonly bet: string;
  readonly key: string;
  /** Percent of the open stake, 1 to 100. */
  readonly percent: number;
  /** What the player was shown for that part, decimal text. */
  readonly price: string;
}

/** Buys open bets back. A bet is settled or cashed out, never both: both lock it and look at its state. */
export class CashOutService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly valuation: BetValuation,
    private readonly moves: MoveSettlement,
    private readonly presenter: BetPresenter,
    private readonly now: () => number,
  ) {}

  /** What `percent` of a bet is bought back for now; null while that is not offered. */
  async quote(session: string, id: string, percent: number): Promise<{ price: string | null }> {
    const bet = await this.owned(session, id);
    const legs = (await legsOf(this.database, [id])).get(id) ?? [];
    const price = this.valuation.priceOf(bet, legs, partOf(bet, percent));
    return { price: price === null ? null : formatAmount(price, bet.decimals) };
  }

  async cashOut(request: CashOutRequest): Promise<WireBet> {
    const { bet: id, key } = request;
    const bet = await this.owned(request.session, id);
    if ((await findMoveByKey(this.database, id, key)) === null) await this.book(request, bet);
    await this.moves.settleBet(id);
    return this.presenter.one((await findBet(this.database, id)) ?? bet);
  }

  private async book({ bet: id, key, percent, price: seenText }: CashOutRequest, { decimals }: BetRow): Promise<void> {
    const seen = parseAmount(seenText, decimals);
    if (seen === null) throw new SportsbookError('InvalidParameter', 'The price is no amount');
    await this.database.transaction(async (tx) => {
      const bet = await lockBet(tx, id);
      // A double click has booked it already.
      if (bet === null || (await findMoveByKey(tx, id, key)) !== null) return;
      const legs = (await legsOf(tx, [id])).get(id) ?? [];
      const closed = partOf(bet, percent);
      const price = this.valuation.priceOf(bet, legs, closed);
      if (price === null) throw new SportsbookError('CashOutClosed', 'This bet is not bought back now');
      if (price < seen)
        throw new SportsbookError('PriceChanged', 'The price has fallen', { price: formatAmount(price, decimals) });
      await insertMove(tx, afterCashOut(bet, closed, price), moveOf(bet, legs, { closed, price, key }), this.now());
    });
  }

  private async owned(session: string, id: string): Promise<BetRow> {
    const { player } = await this.sessions.known(session);
    const bet = await findBet(this.database, id);
    if (bet?.player !== player) throw new SportsbookError('NotFound', 'The player has no such bet');
    return bet;
  }
}

/** The part of the open stake, rounded down; at least one minor unit. */
function partOf({ open_stake: open }: BetRow, percent: number): bigint {
  const part = (open * BigInt(percent)) / 100n;
  return part === 0n ? open : part;
}

function afterCashOut(bet: BetRow, closed: bigint, price: bigint) {
  const isWhole = closed === bet.open_stake;
  return {
    id: bet.id,
    state: isWhole ? ('settled' as const) : bet.state,
    outcome: isWhole ? ('cashed_out' as const) : null,
    open_stake: bet.open_stake - closed,
    paid: bet.paid + price,
    cashed_out: bet.cashed_out + price,
  };
}

function moveOf(
  bet: BetRow,
  legs: readonly LegRow[],
  { closed, price, key }: { closed: bigint; price: bigint; key: string },
) {
  return {
    bet: bet.id,
    revision: bet.revision + 1,
    kind: closed === bet.open_stake ? ('cash_out' as const) : ('partial_cash_out' as const),
    amount: price,
    stake_closed: closed,
    results: JSON.stringify(resultsOf(legs)),
    attempts: 0,
    requestKey: key,
  };
}

/** Decided legs, as the operator's history shows them. */
export const resultsOf = (legs: readonly LegRow[]) =>
  legs.flatMap(({ position, result, score }) =>
    result === null ? [] : [{ index: position, result, score: score ?? '' }],
  );
