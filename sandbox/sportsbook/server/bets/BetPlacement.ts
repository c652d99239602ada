import type { Database } from '../../../database/database.ts';
import { backoffMs } from '../../../OperatorCalls.ts';
import { SharedRuns } from '../../../../server/SharedRuns.ts';
import { formatAmount } from '../../rules/amounts.ts';
import { possiblePayout } from '../../rules/payouts.ts';
import type { EventBook } from '../book/EventBook.ts';
import { inParallel } from '../inParallel.ts';
import type { WalletClient } from '../WalletClient.ts';
import type { WalletLeg } from '../walletMessages.ts';
import { agreedBuilderOdds, agreedOdds, HONOURED_MS } from './agreedOdds.ts';
import { dueBets, findBet, legsOf, postponeBet, reprice, stepBet } from './betRepository.ts';
import { type BetRow, isFreeBet, type LegRow } from './betRows.ts';
import { quoteLeg, wholeOdds } from './quoteLegs.ts';
import { walletLegs } from './walletLegs.ts';

/** A delayed bet that nobody has looked at for this long, in ms, is not taken any more: its match has gone on. */
const DEADLINE_MS = 10_000;
/** A stake without an answer is asked for again for this long, in ms, then given back. */
const PLACE_WINDOW_MS = 60_000;
const BATCH = 100;
/** One operator that does not answer for one bet must not let the delays of others run out. */
const AT_ONCE = 8;

export interface PlacementOptions {
  readonly database: Database;
  readonly wallet: WalletClient;
  readonly book: EventBook;
  readonly now: () => number;
  /** The player's locale, for the names in the casino's history. */
  readonly localeOf: (session: string) => Promise<string>;
  readonly tell: (player: string, bet: string) => void;
}

/**
 * Takes stored bets to their acceptance. Every step is written before the next, and every call of the wallet has a
 * transaction id made of the bet's id: after a kill or a time-out the same steps go on, and no stake is taken twice.
 */
export class BetPlacement {
  private readonly runs = new SharedRuns<BetRow>();

  constructor(private readonly options: PlacementOptions) {}

  /** Takes as many steps as possible now; concurrent calls for a bet share one run. */
  finish(bet: BetRow): Promise<BetRow> {
    return this.runs.of(bet.id, () => this.advance(bet));
  }

  /** All bets that wait, now or, at a start, whenever they were to be tried again. */
  async finishDue(by = this.options.now()): Promise<void> {
    await inParallel(await dueBets(this.options.database, by, BATCH), AT_ONCE, (bet) => this.finish(bet));
  }

  private async advance(from: BetRow): Promise<BetRow> {
    const { database, now, tell } = this.options;
    let bet = from;
    while (isWaiting(bet)) {
      if (!(await this.step(bet))) {
        const dueAt = Number(bet.accept_at);
        await postponeBet(
          database,
          bet.id,
          bet.state === 'delayed' && dueAt > now() ? dueAt : now() + backoffMs(bet.attempts),
        );
        return bet;
      }
      bet = (await findBet(database, bet.id)) ?? bet;
    }
    tell(bet.player, bet.id);
    return bet;
  }

  /** One step; false when there is nothing to do yet. */
  private step(bet: BetRow): Promise<boolean> {
    if (bet.state === 'delayed') return this.accept(bet);
    return bet.state === 'placing' ? this.askForStake(bet) : this.giveBack(bet);
  }

  /** After its delay a live bet is taken at the prices of that moment or at those it was placed at, as `agreedOdds` says. */
  private async accept(bet: BetRow): Promise<boolean> {
    const { database, book, now } = this.options;
    const acceptAt = Number(bet.accept_at);
    if (now() < acceptAt) return false;
    const from = 'delayed' as const;
    if (now() > acceptAt + DEADLINE_MS) return this.go(bet, { from, to: 'refused', refusal: 'tooLate' });
    const legs = await this.legs(bet);
    const asked = legs.map((leg) => ({
      event: leg.event_id,
      market: leg.market,
      selection: leg.selection,
      odds: leg.odds,
    }));
    const quotes = asked.map((leg) => quoteLeg(book, leg));
    const gone = quotes.findIndex(({ odds }) => odds === null);
    if (gone >= 0) return this.go(bet, { from, to: 'refused', refusal: quotes[gone]?.why ?? 'suspended', leg: gone });
    const agreement = { consent: bet.consent, since: Number(bet.created_at) - HONOURED_MS };
    const isBuilder = bet.kind === 'builder';
    const builder = isBuilder
      ? agreedBuilderOdds(book, quotes[0]?.fixture ?? null, { legs: asked, odds: Number(bet.odds) }, agreement).agreed
      : 0;
    // Of a builder only the whole price counts.
    const agreed = quotes.map((quote, index) => {
      const leg = asked[index];
      return isBuilder || leg === undefined ? quote.odds : agreedOdds(book, leg, quote, agreement);
    });
    const changed = builder === null ? 0 : agreed.indexOf(null);
    if (changed >= 0) return this.go(bet, { from, to: 'refused', refusal: 'oddsChanged', leg: changed });
    const odds = agreed.map((one) => one ?? 0);
    const whole = isBuilder ? (builder ?? 0) : wholeOdds(bet.kind, bet.system, odds, 0);
    const terms = { kind: bet.kind, system: bet.system, stake: bet.stake, odds: whole };
    const payout = possiblePayout({ ...terms, legs: odds.map((one) => ({ odds: one })) });
    return database.transaction(async (tx) => {
      const isMine = await stepBet(tx, bet.id, { from, to: 'placing' }, now());
      if (isMine)
        await reprice(tx, bet.id, {
          odds: BigInt(whole),
          payout: isFreeBet(bet) ? payout - bet.stake : payout,
          legs: odds,
        });
      return true;
    });
  }

  private async askForStake(bet: BetRow): Promise<boolean> {
    const { wallet, now } = this.options;
    const from = 'placing' as const;
    if (now() > Number(bet.accept_at) + PLACE_WINDOW_MS)
      return this.go(bet, { from, to: 'rolling_back', refusal: 'notConfirmed' });
    const reply = await wallet.place({
      session: bet.session,
      bet_id: bet.id,
      transaction_id: `${bet.id}:place`,
      amount: formatAmount(bet.stake, bet.decimals),
      currency: bet.currency,
      funding: bet.funding,
      bet: {
        kind: bet.kind,
        system: bet.system,
        odds: Number(bet.odds),
        possible_payout: formatAmount(bet.possible_payout, bet.decimals),
        legs: await this.walletLegs(bet),
      },
    });
    if (reply.kind === 'unknown') return false;
    if (reply.kind === 'refused') return this.go(bet, { from, to: 'rolling_back', refusal: reply.type });
    const { funded } = reply.value;
    return this.go(bet, { from, to: 'open', funded: funded === undefined ? null : JSON.stringify(funded) });
  }

  /** Also after a refusal: an earlier attempt without a reply may have taken the stake. */
  private async giveBack(bet: BetRow): Promise<boolean> {
    const reply = await this.options.wallet.rollback({
      bet_id: bet.id,
      transaction_id: `${bet.id}:rollback`,
      original_transaction_id: `${bet.id}:place`,
    });
    return reply.kind === 'done' ? this.go(bet, { from: 'rolling_back', to: 'refused' }) : false;
  }

  /** Another process may have taken the step first; then its state is read again. */
  private async go(bet: BetRow, step: Parameters<typeof stepBet>[2]): Promise<boolean> {
    const { database, now } = this.options;
    await stepBet(database, bet.id, step, now());
    return true;
  }

  private async legs(bet: BetRow): Promise<readonly LegRow[]> {
    return (await legsOf(this.options.database, [bet.id])).get(bet.id) ?? [];
  }

  private async walletLegs(bet: BetRow): Promise<WalletLeg[]> {
    const { book, localeOf } = this.options;
    return walletLegs(book, await localeOf(bet.session), await this.legs(bet));
  }
}

const isWaiting = ({ state }: BetRow): boolean =>
  state === 'delayed' || state === 'placing' || state === 'rolling_back';
