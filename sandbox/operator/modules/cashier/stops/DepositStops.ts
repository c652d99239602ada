import type { Sql } from '../../../../database/database.ts';
import { sumIn } from '../../../market/sumIn.ts';
import { exclusionOf, isPlayHeld } from '../../../players/Exclusions.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { LimitsFace } from '../../responsible/limits/module.ts';
import { creditRoom } from '../depositLimit.ts';
import type { Payment } from '../paymentsRepository.ts';
import type { StopReason } from '../paymentStatus.ts';
import { askSoon, findOpenDeposits, findStop, insertStop } from './stopsRepository.ts';
import type { OpenDeposit } from './stopsRepository.ts';

/**
 * Which deposit orders must not be credited any more. A stop is written in the transaction of what causes it, and is
 * never taken back; the vendor hears of it from `StopJob`.
 */
export class DepositStops {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly limits: Pick<LimitsFace, 'inForce' | 'lock'>,
  ) {}

  /** Stops every open deposit of a player who takes a break, or whose account is held. The caller holds the player. */
  async stopAll(tx: Sql, uid: bigint, reason: 'excluded' | 'held'): Promise<void> {
    for (const { id } of await findOpenDeposits(tx, uid)) await this.stop(tx, { id, uid, reason });
  }

  /** Stops the open deposits that do not fit the player's limits beside what was credited. The caller holds the limits. */
  async stopUnfit(tx: Sql, uid: bigint): Promise<void> {
    const open = await findOpenDeposits(tx, uid);
    if (open.length === 0) return;
    const fits = await this.fitting(tx, uid);
    for (const deposit of open)
      if (!fits(deposit)) await this.stop(tx, { id: deposit.id, uid, reason: 'deposit_limit' });
  }

  /** Locks the player's limits until the transaction ends: before their bonuses, the player and their accounts. */
  lock(tx: Sql, uid: bigint): Promise<void> {
    return this.limits.lock(tx, uid);
  }

  /**
   * Why a paid order is not credited; null for one that is. Holds the player, so that an exclusion, or a hold, comes
   * before it or after it; the caller holds the limits. A held account may be an excluded person's, and nothing that it
   * could not deposit now is kept in it, whenever it was ordered.
   */
  async against(tx: Sql, { id, uid, amount, currency }: Payment): Promise<StopReason | null> {
    const player = await holdPlayer(tx, uid);
    const known = await this.reasonOf(tx, id);
    if (known !== null) return known;
    const now = this.clock.now();
    if ((await exclusionOf(tx, uid, now)) !== null) return 'excluded';
    if (player !== null && isPlayHeld(player, now)) return 'held';
    return (await this.fitting(tx, uid))({ id, amount, currency }) ? null : 'deposit_limit';
  }

  async reasonOf(sql: Sql, id: string): Promise<StopReason | null> {
    return (await findStop(sql, id))?.reason ?? null;
  }

  /** The money of an order that was paid all the same is to go back. */
  async giveBack(tx: Sql, { id, uid }: Payment, reason: StopReason): Promise<void> {
    await this.stop(tx, { id, uid, reason });
    await askSoon(tx, id, this.clock.now());
  }

  private stop(tx: Sql, stop: { readonly id: string; readonly uid: bigint; readonly reason: StopReason }) {
    return insertStop(tx, stop, this.clock.now());
  }

  /** Whether one more deposit fits the limits in force, beside what was credited. */
  private async fitting(tx: Sql, uid: bigint): Promise<(deposit: OpenDeposit) => boolean> {
    const rooms = await creditRoom(tx, this.limits, uid, this.clock.now());
    return ({ amount, currency }) =>
      rooms.every((room) => {
        const sum = sumIn(room.currency, [{ currency, sum: amount }]);
        return sum !== null && sum <= room.left;
      });
  }
}
