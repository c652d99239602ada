import type { Sql } from '../../../database/database.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import { readBalances } from '../../ledger/balances.ts';
import { lockAccounts } from '../../ledger/accounts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { BonusesFace } from '../bonuses/bonuses/module.ts';
import { idReused, WalletError } from '../wallet/wallet/module.ts';
import { bookBet, endCall } from './BetBooking.ts';
import { isOpen } from './bet.ts';
import type { Bet } from './bet.ts';
import type { SettleRequest } from './betRequests.ts';
import { changeBet, changeLegs, findLegs, lockBet } from './betsRepository.ts';
import type { BetChange } from './betsRepository.ts';
import { findCall } from './callsRepository.ts';
import type { SportsbookReply } from './callsRepository.ts';
import { retakeFreeBet, returnFreeBet } from './freeBets.ts';

interface Step {
  readonly change: Omit<BetChange, 'revision'>;
  readonly main: bigint;
  readonly bonus: bigint;
  readonly free: bigint;
}

interface Amounts {
  readonly amount: bigint;
  readonly stakeClosed: bigint;
}

/** Ends bets, in whole or part, and corrects ended ones. Each call has one effect; an older revision has none. */
export class SettleService {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>,
    private readonly funding: Pick<BonusesFace['betting'], 'win' | 'rollback' | 'uncount' | 'roundEnded'>,
    private readonly correction: BonusesFace['correction'],
  ) {}

  settle(request: SettleRequest): Promise<SportsbookReply> {
    return this.deps.database.transaction((tx) => this.settleIn(tx, request));
  }

  /** Inside of a transaction that does more. */
  async settleIn(tx: Sql, request: SettleRequest): Promise<SportsbookReply> {
    const bet = await lockBet(tx, request.bet_id);
    const text = JSON.stringify(request);
    const known = await findCall(tx, request.transaction_id);
    if (known !== null) {
      if (known.bet_id !== request.bet_id || known.request !== text) throw idReused();
      return known.reply;
    }
    if (bet === null) throw new WalletError('UnknownTransaction', 'There is no such bet');
    if (request.revision <= bet.revision)
      throw new WalletError('StaleRevision', `The bet is at revision ${bet.revision}`);
    return this.apply(tx, request, bet, text);
  }

  private async apply(tx: Sql, request: SettleRequest, bet: Bet, text: string): Promise<SportsbookReply> {
    const { id, uid, currency } = bet;
    const at = this.deps.clock.now();
    const amounts = amountsOf(request, currency);
    demandFitting(request, bet, amounts);
    const found = await changeLegs(tx, id, request.legs);
    if (found !== request.legs.length) throw new WalletError('InvalidRequest', 'There is no such leg');
    const { change, main, bonus, free } = await this.step(tx, request, bet, amounts, at);
    await changeBet(tx, id, { ...change, revision: request.revision });
    const call = { id: request.transaction_id, bet_id: id, kind: request.kind, request: text } as const;
    const movement = { call, uid, currency, main, bonus, free, at };
    await bookBet(tx, movement);
    if (change.settled_at !== null && request.kind !== 'correction') await this.funding.roundEnded(tx, id, at);
    return endCall(tx, movement);
  }

  private step(tx: Sql, request: SettleRequest, bet: Bet, amounts: Amounts, at: Date): Promise<Step> {
    if (request.kind === 'correction') return this.correct(tx, bet, amounts.amount, at);
    return request.kind === 'void' ? this.voided(tx, bet, at) : this.paid(tx, request, bet, amounts, at);
  }

  /** A settlement or a cash-out: the payout is split as the stake was. */
  private async paid(
    tx: Sql,
    { kind, legs }: SettleRequest,
    bet: Bet,
    { amount, stakeClosed }: Amounts,
    at: Date,
  ): Promise<Step> {
    const isPart = kind === 'partial_cash_out';
    // A bet that is not played to its end was not wagered.
    if (kind !== 'settlement') await this.funding.uncount(tx, bet.id);
    const { main, bonus } = await this.funding.win(tx, bet.id, amount);
    const isVoid = legs.length > 0 && legs.every(({ result }) => result === 'void');
    const settled = settledStatus(bet.credited + amount, isVoid);
    return {
      change: {
        status: soldStatus(kind) ?? settled,
        stake_closed: isPart ? bet.stake_closed + stakeClosed : bet.stake,
        payout: bet.payout + amount,
        credited: bet.credited + amount,
        settled_at: isPart ? null : at,
      },
      main,
      bonus,
      free: 0n,
    };
  }

  /** Returns the open stake to where it came from: what is left of a partly cashed-out bet in the same parts. */
  private async voided(tx: Sql, bet: Bet, at: Date): Promise<Step> {
    const open = bet.stake - bet.stake_closed;
    const isFree = bet.free_bet_id !== null;
    const isWhole = open === bet.stake;
    if (isFree && isWhole) await returnFreeBet(tx, bet.id, at);
    const back = isFree ? { main: 0n, bonus: 0n } : await this.returned(tx, bet, open, isWhole);
    const credited = back.main + back.bonus;
    return {
      change: {
        status: 'void',
        stake_closed: bet.stake,
        payout: bet.payout + credited,
        credited: bet.credited + credited,
        settled_at: at,
      },
      main: back.main,
      bonus: back.bonus,
      free: isFree && isWhole ? bet.from_free : 0n,
    };
  }

  private async returned(tx: Sql, bet: Bet, open: bigint, isWhole: boolean) {
    return isWhole ? this.funding.rollback(tx, await placeCall(tx, bet.id), open) : this.funding.win(tx, bet.id, open);
  }

  /**
   * Sets the total payout of an ended bet anew. What is to be paid back is taken as far as there is money; the rest is
   * the house's, and the bet's row keeps it.
   */
  private async correct(tx: Sql, bet: Bet, payout: bigint, at: Date): Promise<Step> {
    const difference = payout - bet.credited;
    const split =
      difference < 0n ? await this.takeBack(tx, bet, -difference, at) : await this.payMore(tx, bet, difference, at);
    const credited = bet.credited + split.main + split.bonus;
    const isNowVoid = await isVoid(tx, bet);
    return {
      change: {
        status: settledStatus(payout, isNowVoid),
        stake_closed: bet.stake,
        payout,
        credited,
        settled_at: at,
      },
      ...split,
      free: await freeByLastResult(tx, bet, isNowVoid, at),
    };
  }

  private async payMore(tx: Sql, bet: Bet, amount: bigint, at: Date) {
    const { main, bonus } = await this.correction.credit(tx, bet.id, amount, at);
    return { main, bonus };
  }

  private async takeBack(tx: Sql, { id, uid, currency }: Bet, amount: bigint, at: Date) {
    const { main: due, bonus } = await this.correction.debit(tx, id, amount, at);
    await lockAccounts(tx, [{ uid, kind: 'main', currency }]);
    const { amounts } = await readBalances(tx, uid, currency);
    const main = due < amounts.main ? due : amounts.main;
    return { main: -main, bonus: -bonus };
  }
}

const soldStatus = (kind: SettleRequest['kind']): Bet['status'] | null => {
  if (kind === 'partial_cash_out') return 'partly_cashed_out';
  return kind === 'cash_out' ? 'cashed_out' : null;
};

const settledStatus = (payout: bigint, isVoid: boolean): Bet['status'] => {
  if (isVoid) return 'void';
  return payout > 0n ? 'won' : 'lost';
};

/** A result may be corrected to void, after which the bet is as if it had been void at once. */
async function isVoid(tx: Sql, { id: betId, status }: Bet): Promise<boolean> {
  const legs = (await findLegs(tx, [betId])).get(betId) ?? [];
  return legs.length > 0 && legs.every(({ result }) => (result ?? status) === 'void');
}

/**
 * The last result decides about a free bet: corrected to void it comes back, corrected from void it is used after all, if
 * the player still has it. If it was used meanwhile, both bets stand, and the house bears it.
 */
async function freeByLastResult(tx: Sql, bet: Bet, isNowVoid: boolean, at: Date): Promise<bigint> {
  if (bet.free_bet_id === null) return 0n;
  if (isNowVoid) return (await returnFreeBet(tx, bet.id, at)) ? bet.from_free : 0n;
  if (bet.status !== 'void') return 0n;
  return (await retakeFreeBet(tx, bet.free_bet_id, bet.id)) ? -bet.from_free : 0n;
}

async function placeCall(tx: Sql, betId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `select id from operator.sportsbook_calls where bet_id = $1 and kind = 'place'`,
    [betId],
  );
  return row?.id ?? '';
}

function amountsOf({ amount, stake_closed: closed, currency: of }: SettleRequest, currency: string): Amounts {
  const [minor, stakeClosed] = [minorUnits(amount, of), minorUnits(closed, of)];
  if (of !== currency || minor === null || stakeClosed === null)
    throw new WalletError('InvalidRequest', 'The amounts are not of the bet’s currency');
  return { amount: minor, stakeClosed };
}

/** Which call fits which bet: an open one is ended or cut, an ended one corrected, one that did not stand is left alone. */
function demandFitting({ kind }: SettleRequest, bet: Bet, { amount, stakeClosed }: Amounts): void {
  const isCorrection = kind === 'correction';
  if (bet.status === 'rolled_back' || isCorrection === isOpen(bet))
    throw new WalletError('BetClosed', `The bet is ${bet.status}`);
  if (isCorrection) return;
  const open = bet.stake - bet.stake_closed;
  const fits = kind === 'partial_cash_out' ? stakeClosed > 0n && stakeClosed < open : stakeClosed === open;
  if (!fits) throw new WalletError('InvalidRequest', 'The closed stake does not fit the open one');
  if (kind === 'void' && amount !== open)
    throw new WalletError('InvalidRequest', 'A void returns the open stake, no more and no less');
}
