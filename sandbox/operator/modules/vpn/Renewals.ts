import type { Sql } from '../../../database/database.ts';
import { InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { Deliveries } from './Deliveries.ts';
import { knownPlan, priceOf } from './plans.ts';
import type { VpnLedger } from './VpnLedger.ts';
import type { VpnNews } from './VpnNews.ts';
import { change, findById, findDue, findOpen, insertPayment, lockPlayer } from './vpnRepository.ts';
import type { Subscription } from './vpnRepository.ts';
import { exclusionOf } from '../../players/Exclusions.ts';
import { readPlayer } from '../../players/findPlayer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The player is told of the end, or of the renewal, this long before, in ms. */
const SOON_MS = 3 * DAY_MS;
/** A renewal is paid this long before the end, in ms: time for a low balance to be filled. */
export const RENEW_AHEAD_MS = DAY_MS;
const RETRY_MS = HOUR_MS;
const BATCH = 100;

/** A running subscription, whose end is known. */
type Running = Subscription & { readonly ends_at: Date };

/** Ends of subscriptions, what the player is told before, and renewals: each period is paid once. */
export class Renewals {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>,
    private readonly deliveries: Pick<Deliveries, 'send' | 'returnOpen'>,
    private readonly ledger: VpnLedger,
    private readonly news: VpnNews,
  ) {}

  /** Looks at all that are due; returns how many. */
  async checkDue(): Promise<number> {
    const { database, clock } = this.deps;
    const due = await findDue(database, clock.now(), BATCH);
    for (const id of due) await this.check(id);
    return due.length;
  }

  private async check(id: bigint): Promise<void> {
    const { database } = this.deps;
    try {
      if (await database.transaction((tx) => this.renew(tx, id))) {
        await this.deliveries.send(id);
        return;
      }
    } catch (error) {
      if (!(error instanceof InsufficientFundsError)) throw error;
      await database.transaction((tx) => this.noteLowBalance(tx, id));
    }
    await database.transaction((tx) => this.lookAtEnd(tx, id));
  }

  /**
   * Pays the next period if it is time. False if there is nothing to pay. Never while the player is excluded: they could
   * not sign in to switch it off. An exclusion that is over in time leaves the renewal as it was.
   */
  private async renew(tx: Sql, id: bigint): Promise<boolean> {
    const { clock } = this.deps;
    const running = await this.lockRunning(tx, id);
    if (running === null || !running.is_auto_renewal) return false;
    if (clock.now().getTime() < running.ends_at.getTime() - RENEW_AHEAD_MS) return false;
    const { currency, status } = await readPlayer(tx, running.uid);
    if (status !== 'active' || (await findOpen(tx, id)).length > 0) return false;
    if ((await exclusionOf(tx, running.uid, clock.now())) !== null) return false;
    const plan = knownPlan(running.plan);
    const amount = priceOf(plan, currency);
    const order = { kind: 'renewal', currency, amount } as const;
    const paymentId = await insertPayment(
      tx,
      running,
      { ...order, plan: plan.id, days: plan.days, period: running.ends_at, source: null, sourceId: null },
      clock.now(),
    );
    // This period was paid, and its money was given back: another try would be another order of the player.
    if (paymentId === null) return false;
    await this.ledger.take(tx, running.uid, { ...order, id: paymentId });
    await change(tx, id, { next_try_at: clock.now(), tries: 0, check_at: clock.in(RETRY_MS) });
    return true;
  }

  /** 4-67: once for each end; the payment is tried again until then. */
  private async noteLowBalance(tx: Sql, id: bigint): Promise<void> {
    const running = await this.lockRunning(tx, id);
    if (running === null || isSame(running.told_low_for, running.ends_at)) return;
    await change(tx, id, { told_low_for: running.ends_at });
    await this.news.tell(tx, 'low_balance', running);
  }

  private async lookAtEnd(tx: Sql, id: bigint): Promise<void> {
    const now = this.deps.clock.now();
    const subscription = await this.lock(tx, id);
    if (subscription === null || subscription.status === 'ended') return;
    if ((await readPlayer(tx, subscription.uid)).status === 'deleted') return this.end(tx, subscription);
    const { ends_at: end, status, is_auto_renewal: isRenewed } = subscription;
    if (status !== 'active' || end === null) return undefined;
    const left = end.getTime() - now.getTime();
    if (left <= 0 && (await findOpen(tx, id)).length === 0) return this.end(tx, subscription);
    if (left > 0 && left <= SOON_MS && !isSame(subscription.told_soon_for, end)) {
      await change(tx, id, { told_soon_for: end });
      const exclusion = await exclusionOf(tx, subscription.uid, now);
      const isPaid = isRenewed && (exclusion === null || exclusion.until < end);
      await this.news.tell(tx, isPaid ? 'auto_renewal_soon' : 'subscription_ends_soon', subscription);
    }
    await change(tx, id, { check_at: this.nextCheck(end, isRenewed) });
    return undefined;
  }

  /** When something can change next: the notice, the first payment, each further try, the end. */
  private nextCheck(end: Date, isRenewed: boolean): Date {
    const { clock } = this.deps;
    const now = clock.now().getTime();
    const moments = [end.getTime() - SOON_MS, ...(isRenewed ? [end.getTime() - RENEW_AHEAD_MS] : []), end.getTime()];
    const next = moments.find((moment) => moment > now) ?? now + RETRY_MS;
    const isPaying = isRenewed && now >= end.getTime() - RENEW_AHEAD_MS;
    return new Date(isPaying ? Math.min(next, now + RETRY_MS) : next);
  }

  private async end(tx: Sql, subscription: Subscription): Promise<void> {
    const now = this.deps.clock.now();
    await this.deliveries.returnOpen(tx, subscription, await findOpen(tx, subscription.id));
    await change(tx, subscription.id, {
      status: 'ended',
      ended_at: now,
      is_auto_renewal: false,
      configuration: null,
      check_at: null,
      next_try_at: now,
      tries: 0,
    });
    await this.news.tell(tx, 'subscription_ended', subscription);
  }

  private async lock(tx: Sql, id: bigint): Promise<Subscription | null> {
    const known = await findById(tx, id);
    if (known === null) return null;
    await lockPlayer(tx, known.uid);
    return findById(tx, id);
  }

  private async lockRunning(tx: Sql, id: bigint): Promise<Running | null> {
    const found = await this.lock(tx, id);
    return found === null || found.status !== 'active' || found.ends_at === null
      ? null
      : { ...found, ends_at: found.ends_at };
  }
}

const isSame = (left: Date | null, right: Date): boolean => left?.getTime() === right.getTime();
