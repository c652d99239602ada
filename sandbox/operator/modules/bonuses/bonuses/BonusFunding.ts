import type { Sql } from '../../../../database/database.ts';
import { allowsBet } from '../../../../../src/shared/bonus/bettingTerms.ts';
import { bonusPart, fundStake } from '../../../../../src/shared/bonus/fundStake.ts';
import type { FundingRefusal, FundingRules } from '../../../../../src/shared/bonus/fundStake.ts';
import { countedOf, shareOf } from '../../../../../src/shared/bonus/terms.ts';
import type { BonusType, GameShare } from '../../../../../src/shared/bonus/terms.ts';
import { lockAccounts } from '../../../ledger/accounts.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import { balancesOf } from '../../../ledger/balances.ts';
import type { MarketPolicy } from '../../../market/marketPolicy.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { accountOf } from './bonus.ts';
import type { Bonus } from './bonus.ts';
import type { BonusEvents } from './BonusEvents.ts';
import type { BonusLifecycle } from './BonusLifecycle.ts';
import { changeBonus, findActive, findBonus, lockBonuses } from './bonusRepository.ts';
import {
  addWin,
  closeRound,
  findRoundStakes,
  findStake,
  gameType,
  insertStake,
  markReturned,
  uncountStakes,
} from './stakesRepository.ts';

/** Minor units of main money and of bonus money; the account that the bonus money is on. */
export interface Split {
  readonly main: bigint;
  readonly bonus: bigint;
  readonly account: 'bonus' | 'betting_bonus';
}

export interface StakeToFund {
  readonly uid: bigint;
  readonly currency: string;
  readonly game: string;
  readonly roundId: string;
  readonly callId: string;
  readonly stake: bigint;
  /** The stake raises an open round: it uses the bonus that the round began with, or none. */
  readonly isRaise: boolean;
  /** Of a stake at the sportsbook: what the terms of a betting bonus ask for. */
  readonly bet?: { readonly odds: number; readonly legs: number };
  readonly at: Date;
}

/** The money that there is may not pay this stake. */
export class FundingRefusedError extends Error {
  override readonly name = 'FundingRefusedError';

  constructor(readonly refusal: FundingRefusal) {
    super(`The stake cannot be paid: ${refusal}`);
  }
}

/**
 * For the bonuses of one type: splits stakes and wins between main and bonus money, and counts stakes towards the requirement. Runs inside of the
 * wallet's transaction: what it stores and what the ledger books are one.
 */
export class BonusFunding {
  constructor(
    private readonly policy: Pick<MarketPolicy, 'funding_order' | 'is_bonus_isolation_enabled'>,
    private readonly lifecycle: Pick<BonusLifecycle, 'settleIfDue'>,
    private readonly events: BonusEvents,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly type: BonusType = 'casino',
  ) {}

  /** Which balances pay a stake. Throws FundingRefusedError. */
  async stake(tx: Sql, stake: StakeToFund): Promise<Split> {
    const account = accountOf(this.type);
    // Most stakes have no bonus to wait for; the ledger itself refuses what the main balance does not have.
    if ((await this.bonusFor(tx, stake)) === null) return { main: stake.stake, bonus: 0n, account };
    await lockBonuses(tx, stake.uid);
    const bonus = await this.bonusFor(tx, stake);
    const share = bonus === null ? null : await this.shareIn(tx, bonus, stake);
    const { uid, currency } = stake;
    const kinds = ['main', account] as const;
    const rows = await lockAccounts(
      tx,
      kinds.map((kind) => ({ uid, kind, currency })),
    );
    const own = [...rows.values()].filter((row) => row.uid === uid && row.currency === currency);
    const funding = fundStake(stake.stake, balancesOf(own, currency).amounts, this.rulesOf(bonus, share));
    if (!funding.isPaid) throw new FundingRefusedError(funding.refusal);
    const { main = 0n, [account]: fromBonus = 0n } = funding.funds;
    if (bonus !== null && share !== null) await this.count(tx, bonus, share, stake, { main, fromBonus });
    return { main, bonus: fromBonus, account };
  }

  /** Splits a win as the stakes of its round were split. */
  async win(tx: Sql, roundId: string, amount: bigint): Promise<Split> {
    const staked = await findRoundStakes(tx, roundId);
    const account = accountOf(this.type);
    if (staked === null) return { main: amount, bonus: 0n, account };
    await lockBonuses(tx, staked.uid);
    const bonus = bonusPart(amount, staked);
    if (bonus > 0n) {
      await addWin(tx, roundId, bonus);
      await changeBonus(tx, staked.bonusId, bonus, 0n);
    }
    return { main: amount - bonus, bonus, account };
  }

  /** Takes a returned stake back out of the requirement; the money goes where it came from. */
  async rollback(tx: Sql, callId: string, amount: bigint): Promise<Split> {
    const account = accountOf(this.type);
    const stake = await findStake(tx, callId);
    if (stake === null || stake.is_returned) return { main: amount, bonus: 0n, account };
    const owner = await findRoundStakes(tx, stake.round_id);
    if (owner === null) return { main: amount, bonus: 0n, account };
    await lockBonuses(tx, owner.uid);
    await markReturned(tx, callId);
    await changeBonus(tx, stake.bonus_id, stake.from_bonus, -stake.counted);
    return { main: stake.from_main, bonus: stake.from_bonus, account };
  }

  /**
   * After the last movement of a round has been booked: a bonus that waited for it is converted or ends. True if that
   * has moved money.
   */
  async roundEnded(tx: Sql, roundId: string, at: Date): Promise<boolean> {
    const staked = await findRoundStakes(tx, roundId);
    if (staked === null) return false;
    await lockBonuses(tx, staked.uid);
    await closeRound(tx, roundId);
    const bonus = await findBonus(tx, staked.uid, staked.bonusId);
    if (bonus === null) return false;
    if (await this.lifecycle.settleIfDue(tx, bonus, at)) return true;
    await this.events.changed(tx, bonus, at);
    return false;
  }

  /** Takes the stakes of an open round back out of the requirement, not the money: what is cashed out was not risked. */
  async uncount(tx: Sql, roundId: string): Promise<void> {
    const staked = await findRoundStakes(tx, roundId);
    if (staked === null) return;
    await lockBonuses(tx, staked.uid);
    await changeBonus(tx, staked.bonusId, 0n, -(await uncountStakes(tx, roundId)));
  }

  /** The bonus that can pay a stake now, and the bonus money of it; null without one. */
  async open(sql: Sql, uid: bigint, currency: string): Promise<Bonus | null> {
    const bonus = await findActive(sql, uid, currency, this.type);
    return bonus !== null && isOpenForStakes(bonus, this.clock.now()) ? bonus : null;
  }

  /** The bonus money that can pay a stake in a game now, in minor units. */
  async playable(sql: Sql, uid: bigint, currency: string, game: string): Promise<bigint> {
    const bonus = await this.open(sql, uid, currency);
    if (bonus === null) return 0n;
    return bonus.terms.counts.excluded.includes(game) ? 0n : bonus.balance;
  }

  private async bonusFor(tx: Sql, { uid, currency, roundId, isRaise, at }: StakeToFund): Promise<Bonus | null> {
    if (isRaise) {
      const staked = await findRoundStakes(tx, roundId);
      return staked === null ? null : findBonus(tx, uid, staked.bonusId);
    }
    const bonus = await findActive(tx, uid, currency, this.type);
    return bonus !== null && isOpenForStakes(bonus, at) ? bonus : null;
  }

  private async shareIn(tx: Sql, { terms }: Bonus, { game, bet }: StakeToFund): Promise<GameShare> {
    if (bet !== undefined && !allowsBet(terms, bet)) return { percent: 0, reason: 'excluded' };
    return shareOf(terms.counts, { sysname: game, type: await gameType(tx, game) });
  }

  private rulesOf(bonus: Bonus | null, share: GameShare | null): FundingRules {
    const { funding_order: order, is_bonus_isolation_enabled: isIsolated } = this.policy;
    if (bonus === null || share === null) return { order, isIsolated, bonus: null };
    const { max_stake: most } = bonus.terms;
    const maxStake = most === null ? null : minorUnits(most.amount, most.currency);
    return {
      order,
      isIsolated,
      bonus: { kind: accountOf(bonus.type), isExcluded: share.reason === 'excluded', maxStake },
    };
  }

  private async count(
    tx: Sql,
    bonus: Bonus,
    share: GameShare,
    { roundId, callId, game, stake, at }: StakeToFund,
    { main, fromBonus }: { readonly main: bigint; readonly fromBonus: bigint },
  ): Promise<void> {
    const counted = countedOf(stake, share);
    await insertStake(tx, {
      call_id: callId,
      round_id: roundId,
      bonus_id: bonus.id,
      game,
      from_main: main,
      from_bonus: fromBonus,
      percent: share.percent,
      reason: share.reason,
      counted,
      at,
    });
    await changeBonus(tx, bonus.id, -fromBonus, counted);
  }
}

/** A bonus that has met its requirement, is over or waits for its end takes no new rounds. */
function isOpenForStakes({ status, ending, wagered, required, expires_at: until }: Bonus, now: Date): boolean {
  return status === 'active' && ending === null && wagered < required && (until === null || until > now);
}
