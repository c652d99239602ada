import type { Database, Sql } from '../../../database/database.ts';
import type { LegResult } from '../../engine/types.ts';
import { settledPayout } from '../../rules/payouts.ts';
import { DAY_MS, type EventBook } from '../book/EventBook.ts';
import { inParallel } from '../inParallel.ts';
import { bettedOn, legsOf, lockBet, reopenBet, undecidedBets, writeResult } from './betRepository.ts';
import { insertMove } from './moveRepository.ts';
import { type BetOutcome, type BetRow, isFreeBet, type LegRow, openTerms, outcomeOfLeg } from './betRows.ts';
import { resultsOf } from './CashOutService.ts';
import type { MoveSettlement } from './MoveSettlement.ts';

const BATCH = 500;
const AT_ONCE = 8;

/**
 * Decides open bets as their matches go on, and decides settled ones again when a trader corrects a result. The bet is
 * locked and its payment booked in one transaction, so it is settled once, or cashed out instead.
 */
export class BetDecision {
  /** Where the next round goes on: bets on matches that last do not keep later ones from being decided. */
  private lastLooked = '';
  /** How many decisions of a bet are under way: what its rows say now may be out of date in a moment. */
  private readonly deciding = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly book: EventBook,
    private readonly moves: MoveSettlement,
    private readonly now: () => number,
  ) {}

  /** Open bets with legs of matches that have begun. */
  async decideDue(): Promise<void> {
    const bets = await undecidedBets(this.database, this.now(), BATCH, this.lastLooked);
    this.lastLooked = bets.length < BATCH ? '' : (bets.at(-1)?.id ?? '');
    await this.decideChanged(bets, null);
  }

  /** Every bet on these events, settled ones too: a ruling may have changed their results. */
  async decideAgain(event: string): Promise<void> {
    await this.decideChanged(await bettedOn(this.database, [event]), event);
  }

  /** Decides a bet with the results so far; those of `corrected` are looked up again. */
  async decide(id: string, corrected: string | null = null): Promise<void> {
    this.deciding.set(id, (this.deciding.get(id) ?? 0) + 1);
    let isMoved = false;
    try {
      isMoved = await this.database.transaction(async (tx) => {
        const bet = await lockBet(tx, id);
        if (bet === null || !isDecidable(bet, corrected)) return false;
        const legs = await this.readLegs(tx, bet, corrected);
        return this.pay(tx, bet, legs);
      });
    } finally {
      const left = (this.deciding.get(id) ?? 1) - 1;
      if (left > 0) this.deciding.set(id, left);
      else this.deciding.delete(id);
    }
    if (isMoved) await this.moves.settleBet(id);
  }

  /** Most bets on a match are not changed by what has happened last: those are neither locked nor written. */
  private async decideChanged(bets: readonly BetRow[], corrected: string | null): Promise<void> {
    const open = bets.filter((bet) => isDecidable(bet, corrected));
    const before = new Set(this.deciding.keys());
    const legs = await legsOf(
      this.database,
      open.map(({ id }) => id),
    );
    const isUnderWay = (id: string): boolean => before.has(id) || this.deciding.has(id);
    const changed = open.filter(
      ({ id }) => isUnderWay(id) || (legs.get(id) ?? []).some((leg) => this.isNew(leg, corrected)),
    );
    await inParallel(changed, AT_ONCE, ({ id }) => this.decide(id, corrected));
  }

  private isNew(leg: LegRow, corrected: string | null): boolean {
    if (leg.result !== null && leg.event_id !== corrected) return false;
    const { result, dead_heat: divisor } = this.resultOf(leg);
    return result !== leg.result || divisor !== leg.dead_heat;
  }

  private async readLegs(tx: Sql, bet: BetRow, corrected: string | null): Promise<readonly LegRow[]> {
    const legs = (await legsOf(tx, [bet.id])).get(bet.id) ?? [];
    const read: LegRow[] = [];
    for (const leg of legs) {
      const isOpen = leg.result === null || leg.event_id === corrected;
      const next = isOpen ? { ...leg, ...this.resultOf(leg) } : leg;
      if (next.result !== leg.result || next.dead_heat !== leg.dead_heat) await writeResult(tx, next);
      read.push(next);
    }
    return read;
  }

  private resultOf(leg: LegRow): Pick<LegRow, 'result' | 'dead_heat' | 'score'> {
    const fixture = this.book.findOn(leg.sport, Math.floor(Number(leg.starts_at) / DAY_MS), leg.event_id);
    // An event that the schedule has no more cannot be decided: its legs are void.
    if (fixture === null) return { result: 'void', dead_heat: null, score: null };
    const { score } = this.book.stateOf(fixture);
    const result = this.book.resultOf(fixture, leg.market, leg.selection);
    return { ...rowResult(result), score: result === null ? null : `${score.home}:${score.away}` };
  }

  /** Books what the legs' results pay now; whether there is something to tell the operator. */
  private async pay(tx: Sql, bet: BetRow, legs: readonly LegRow[]): Promise<boolean> {
    const terms = openTerms(bet, legs);
    const payout = settledPayout(
      terms,
      legs.map((leg) => outcomeOfLeg(leg)),
    );
    if (payout === null) {
      // A correction has opened a settled bet again; it is paid anew when its last leg is decided.
      if (bet.state === 'settled') await reopenBet(tx, bet.id);
      return false;
    }
    const outcome = outcomeOf(bet, legs, payout);
    const credit = creditOf(bet, outcome, payout);
    const paid = bet.cashed_out + credit;
    const wasSettled = bet.state === 'settled' || bet.state === 'reopened';
    if (bet.state === 'settled' && paid === bet.paid && outcome === bet.outcome) return false;
    const closing = outcome === 'void' ? bet.open_stake : credit;
    const first = outcome === 'void' ? ('void' as const) : ('settlement' as const);
    await insertMove(
      tx,
      { ...bet, state: 'settled', outcome, paid },
      {
        bet: bet.id,
        revision: bet.revision + 1,
        kind: wasSettled ? 'correction' : first,
        // The operator books the difference of a correction, so it gets the whole payout.
        // A void returns the open stake to where it came from, be it a free bet.
        amount: wasSettled ? paid : closing,
        stake_closed: wasSettled ? 0n : bet.open_stake,
        results: JSON.stringify(resultsOf(outcome === 'void' ? legs.map(voided) : legs)),
        attempts: 0,
        requestKey: null,
      },
      this.now(),
    );
    return true;
  }
}

/** Bought back bets stay as they are. */
function isDecidable({ state, outcome }: BetRow, corrected: string | null): boolean {
  if (state === 'settled') return corrected !== null && outcome !== 'cashed_out';
  return state === 'open' || state === 'reopened';
}

function rowResult(result: LegResult | null): Pick<LegRow, 'result' | 'dead_heat'> {
  if (result === null || typeof result === 'string') return { result, dead_heat: null };
  return { result: 'dead_heat', dead_heat: result.deadHeat };
}

/** The legs of a void bet are void in the casino's history, whatever they came to. */
const voided = (leg: LegRow): LegRow => ({ ...leg, result: 'void' });

/** A payout up to the stake is a return, not a win. */
function outcomeOf(bet: BetRow, legs: readonly LegRow[], payout: bigint): BetOutcome {
  if (isVoid(bet, legs)) return 'void';
  if (creditOf(bet, 'won', payout) === 0n) return 'lost';
  return payout > bet.open_stake ? 'won' : 'returned';
}

/** A builder is priced as a whole: with one void leg it is void, unless another one has lost it. */
function isVoid({ kind }: BetRow, legs: readonly LegRow[]): boolean {
  const results = legs.map(({ result }) => result);
  if (kind !== 'builder') return results.every((result) => result === 'void');
  return results.includes('void') && !results.includes('lost');
}

/** What the player gets: of a free bet only what is above its stake, and of a void one the free bet itself. */
function creditOf(bet: BetRow, outcome: BetOutcome, payout: bigint): bigint {
  if (!isFreeBet(bet)) return payout;
  return outcome === 'void' || payout < bet.open_stake ? 0n : payout - bet.open_stake;
}
