import type { Database, Sql } from '../../../../database/database.ts';
import { backoffMs } from '../../../../OperatorCalls.ts';
import { SharedRuns } from '../../../../../server/SharedRuns.ts';
import { formatAmount } from '../../../rules/amounts.ts';
import type { EventBook } from '../../book/EventBook.ts';
import type { WalletClient } from '../../WalletClient.ts';
import type { BetDecision } from '../BetDecision.ts';
import { findBet, insertBet, legsOf, lockBet, stepBet } from '../betRepository.ts';
import type { BetRow } from '../betRows.ts';
import { resultsOf } from '../CashOutService.ts';
import { endMove, insertMove } from '../moveRepository.ts';
import { walletLegs } from '../walletLegs.ts';
import {
  dueEdits,
  type EditRow,
  findEdit,
  legsOfEdit,
  postponeEdit,
  reopenEdited,
  stepEdit,
} from './editRepository.ts';

/** An edit without an answer is sent again for this long, in ms; then it is taken back: its matches may begin. */
const SEND_WINDOW_MS = 60_000;
const BATCH = 50;

export interface EditSettlementOptions {
  readonly database: Database;
  readonly wallet: WalletClient;
  readonly book: EventBook;
  readonly decision: Pick<BetDecision, 'decide'>;
  readonly now: () => number;
  readonly localeOf: (session: string) => Promise<string>;
  readonly tell: (player: string, bet: string) => void;
}

/**
 * Takes confirmed edits to their end. The operator books both movements of an edit or neither, under transaction ids made
 * of the bets' ids; each step is stored before the next, so that a kill at any place is gone on with.
 */
export class EditSettlement {
  private readonly runs = new SharedRuns<void>();

  constructor(private readonly options: EditSettlementOptions) {}

  async finishDue(by = this.options.now()): Promise<void> {
    for (const edit of await dueEdits(this.options.database, by, BATCH)) await this.finish(edit);
  }

  /** Takes as many steps as possible now; concurrent calls share one run. */
  finish(edit: EditRow): Promise<void> {
    return this.runs.of(edit.id, () => this.advance(edit));
  }

  private async advance(from: EditRow): Promise<void> {
    const { database, decision, now, tell } = this.options;
    let edit = from;
    while (edit.state === 'sending' || edit.state === 'cancelling') {
      const isMoved = await (edit.state === 'sending' ? this.send(edit) : this.takeBack(edit));
      if (!isMoved) {
        await postponeEdit(database, edit.id, now() + backoffMs(edit.attempts));
        return;
      }
      edit = (await findEdit(database, edit.id)) ?? edit;
    }
    // A trader may have ruled on its matches meanwhile.
    const isDone = edit.state === 'done';
    await decision.decide(isDone ? edit.id : edit.bet);
    const bet = await findBet(database, edit.bet);
    if (bet === null) return;
    tell(bet.player, bet.id);
    if (isDone) tell(bet.player, edit.id);
  }

  /** False while the outcome is unknown. */
  private async send(edit: EditRow): Promise<boolean> {
    const { database, wallet, now } = this.options;
    const bet = await findBet(database, edit.bet);
    if (bet === null) throw new Error('An edited bet is there');
    if (now() > Number(edit.created_at) + SEND_WINDOW_MS) {
      await stepEdit(database, edit, 'cancelling', 'notConfirmed');
      return true;
    }
    const reply = await wallet.edit(await this.message(edit, bet));
    if (reply.kind === 'unknown') return false;
    if (reply.kind === 'refused') {
      await stepEdit(database, edit, 'cancelling', reply.type);
      return true;
    }
    const funded = reply.value.funded === undefined ? null : JSON.stringify(reply.value.funded);
    await database.transaction((tx) => this.book(tx, edit, { to: 'done', funded }));
    return true;
  }

  /**
   * Also after a refusal: an earlier attempt without a reply may have been booked. The rollback of the new stake refuses an
   * edit that comes later; the old bet's revision says whether it came earlier, and then the bet is sold.
   */
  private async takeBack(edit: EditRow): Promise<boolean> {
    const { database, wallet } = this.options;
    const undone = await wallet.rollback({
      bet_id: edit.id,
      transaction_id: `${edit.id}:rollback`,
      original_transaction_id: `${edit.id}:place`,
    });
    if (undone.kind !== 'done') return false;
    const state = await wallet.state(edit.bet);
    if (state.kind !== 'done') return false;
    const isSold = state.value.revision >= edit.revision;
    await database.transaction(async (tx) => {
      if (isSold) await this.book(tx, edit, { to: 'refused', funded: null });
      else if (await stepEdit(tx, edit, 'refused')) await reopenEdited(tx, edit.bet);
    });
    return true;
  }

  /** Sells the old bet and stores the new one; a new one whose stake was given back is stored as refused. */
  private async book(
    tx: Sql,
    edit: EditRow,
    { to, funded }: { readonly to: 'done' | 'refused'; readonly funded: string | null },
  ): Promise<void> {
    const now = this.options.now();
    const bet = await lockBet(tx, edit.bet);
    if (bet === null || !(await stepEdit(tx, edit, to))) return;
    const legs = (await legsOf(tx, [bet.id])).get(bet.id) ?? [];
    const move = {
      bet: bet.id,
      revision: edit.revision,
      kind: 'cash_out' as const,
      amount: edit.price,
      stake_closed: bet.open_stake,
      results: JSON.stringify(resultsOf(legs)),
      attempts: 0,
    };
    const { price } = edit;
    const sold = { open_stake: 0n, paid: bet.paid + price, cashed_out: bet.cashed_out + price };
    const end = { state: 'settled' as const, outcome: 'cashed_out' as const };
    await insertMove(tx, { id: bet.id, ...end, ...sold }, { ...move, requestKey: edit.request_key }, now);
    await endMove(tx, move);
    await insertBet(tx, { ...newBet(edit, bet), state: 'placing', acceptAt: now }, legsOfEdit(edit), now);
    const refusal = edit.refusal ?? 'notConfirmed';
    const step = to === 'done' ? { to: 'open' as const, funded } : { to: 'refused' as const, refusal };
    await stepBet(tx, edit.id, { from: 'placing', ...step }, now);
  }

  private async message(edit: EditRow, bet: BetRow) {
    const { book, localeOf } = this.options;
    const text = (amount: bigint): string => formatAmount(amount, bet.decimals);
    const { currency } = bet;
    return {
      session: edit.session,
      close: {
        bet_id: bet.id,
        transaction_id: `${bet.id}:${edit.revision}`,
        revision: edit.revision,
        amount: text(edit.price),
        currency,
        stake_closed: text(bet.open_stake),
        legs: [],
      },
      place: {
        bet_id: edit.id,
        transaction_id: `${edit.id}:place`,
        amount: text(edit.stake),
        currency,
        bet: {
          kind: edit.kind,
          system: null,
          odds: Number(edit.odds),
          possible_payout: text(edit.possible_payout),
          legs: walletLegs(book, await localeOf(edit.session), legsOfEdit(edit)),
        },
      },
    };
  }
}

const newBet = (edit: EditRow, { player, currency, decimals }: BetRow) => ({
  id: edit.id,
  session: edit.session,
  player,
  request_key: `edit:${edit.request_key}`,
  fingerprint: edit.fingerprint,
  kind: edit.kind,
  system: null,
  stake: edit.stake,
  currency,
  decimals,
  odds: edit.odds,
  possible_payout: edit.possible_payout,
  consent: 'none' as const,
  funding: 'auto',
});
