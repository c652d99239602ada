import type { Sql } from '../../../../database/database.ts';
import { bonusPart } from '../../../../../src/shared/bonus/fundStake.ts';
import { accountOf } from './bonus.ts';
import type { Split } from './BonusFunding.ts';
import type { BonusEvents } from './BonusEvents.ts';
import { changeBonus, findBonus, lockBonuses } from './bonusRepository.ts';
import { findPaidRound } from './stakesRepository.ts';

/**
 * Splits what a corrected payout adds to a round that has ended, or takes back. The bonus's part joins the bonus while that
 * is active; afterwards it is main money, since the error was not the player's.
 */
export class BonusCorrection {
  constructor(private readonly events: BonusEvents) {}

  async credit(tx: Sql, roundId: string, amount: bigint, at: Date): Promise<Split> {
    return this.split(tx, roundId, amount, at, (part) => part);
  }

  /** What bonus money there is is taken; the main part is not limited by this. */
  async debit(tx: Sql, roundId: string, amount: bigint, at: Date): Promise<Split> {
    return this.split(tx, roundId, amount, at, (part, balance) => -(part < balance ? part : balance));
  }

  private async split(
    tx: Sql,
    roundId: string,
    amount: bigint,
    at: Date,
    change: (part: bigint, balance: bigint) => bigint,
  ): Promise<Split> {
    const account = accountOf('betting');
    const paid = await findPaidRound(tx, roundId);
    if (paid === null) return { main: amount, bonus: 0n, account };
    await lockBonuses(tx, paid.uid);
    const bonus = await findBonus(tx, paid.uid, paid.bonusId);
    if (bonus?.status !== 'active') return { main: amount, bonus: 0n, account };
    const part = bonusPart(amount, paid);
    const moved = change(part, bonus.balance);
    await changeBonus(tx, bonus.id, moved, 0n);
    await this.events.changed(tx, bonus, at);
    return { main: amount - part, bonus: moved < 0n ? -moved : moved, account };
  }
}
