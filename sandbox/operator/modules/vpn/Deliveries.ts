import type { Sql } from '../../../database/database.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { sealText } from '../../sealedText.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { configurationKey } from './configurationKey.ts';
import type { VpnLedger } from './VpnLedger.ts';
import type { VpnNews } from './VpnNews.ts';
import type { Delivered, VpnVendor } from './VpnVendor.ts';
import { change, endPayments, findById, findOpen, findUnsent, lockPlayer } from './vpnRepository.ts';
import type { Payment, Subscription } from './vpnRepository.ts';

const DAY_MS = 24 * 3_600_000;
/** Money that has bought nothing for this long goes back, in ms. */
const GIVE_UP_MS = DAY_MS;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const BATCH = 40;

interface Order {
  readonly subscription: Subscription;
  readonly revision: number;
  /** Null: the vendor is to end it. */
  readonly expiresAt: Date | null;
  readonly payments: readonly bigint[];
}

/**
 * Tells the vendor what a subscription is to be: right after the payment, and again with growing pauses until it has
 * it. The money is taken before, so nothing is delivered that was not paid; what is not delivered within a day is given
 * back, and the vendor told so.
 */
export class Deliveries {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock' | 'config' | 'logger'>,
    private readonly vendor: VpnVendor,
    private readonly ledger: VpnLedger,
    private readonly news: VpnNews,
  ) {}

  /** Sends all that are due; returns how many were carried out. */
  async sendDue(): Promise<number> {
    const { database, clock } = this.deps;
    let done = 0;
    for (const id of await findUnsent(database, clock.now(), BATCH)) if (await this.send(id)) done += 1;
    return done;
  }

  /** Sends one that is due. False if it was not, or the vendor has not carried it out: it will be asked again. */
  async send(id: bigint): Promise<boolean> {
    const { database, logger } = this.deps;
    const order = await database.transaction((tx) => this.claim(tx, id));
    if (order === null) return false;
    const reference = `sub-${id}`;
    try {
      const { revision, expiresAt } = order;
      const delivered = expiresAt === null ? null : await this.vendor.set(reference, revision, expiresAt);
      if (expiresAt === null) await this.vendor.end(reference, revision);
      await database.transaction((tx) => this.settle(tx, order, delivered));
      return true;
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error, subscription: reference }, 'the VPN vendor did not take an order');
      return false;
    }
  }

  /** Gives back what was paid and not delivered. Gifts stay: there is nothing to give back. */
  async returnOpen(tx: Sql, subscription: Subscription, open: readonly Payment[]): Promise<void> {
    const paid = open.filter(({ kind }) => kind !== 'gift');
    for (const payment of paid) {
      await this.ledger.giveBack(tx, subscription.uid, payment);
      await this.news.tellReturned(tx, subscription, payment.amount, payment.currency);
    }
    await endPayments(
      tx,
      paid.map(({ id }) => id),
      'returned',
      this.deps.clock.now(),
    );
  }

  /** The next order, with the next number; it is sent again after a pause unless it is settled. */
  private async claim(tx: Sql, id: bigint): Promise<Order | null> {
    const { clock } = this.deps;
    const known = await findById(tx, id);
    if (known === null) return null;
    await lockPlayer(tx, known.uid);
    const subscription = await findById(tx, id);
    if (subscription?.next_try_at == null || subscription.next_try_at > clock.now()) return null;
    const kept = await this.keepOrReturn(tx, subscription);
    const revision = subscription.revision + 1;
    const tries = subscription.tries + 1;
    await change(tx, id, { revision, tries, next_try_at: clock.in(pauseMs(tries)) });
    return { subscription, revision, ...kept };
  }

  private async keepOrReturn(tx: Sql, subscription: Subscription): Promise<Pick<Order, 'expiresAt' | 'payments'>> {
    const { clock } = this.deps;
    const none = { expiresAt: null, payments: [] };
    if (subscription.status === 'ended') return none;
    let open = await findOpen(tx, subscription.id);
    const oldest = open[0];
    if (oldest !== undefined && subscription.tries > 0 && oldest.created_at < clock.in(-GIVE_UP_MS)) {
      await this.returnOpen(tx, subscription, open);
      open = open.filter(({ kind }) => kind === 'gift');
    }
    if (open.length === 0 && subscription.ends_at === null) {
      await change(tx, subscription.id, { status: 'ended', ended_at: clock.now(), is_auto_renewal: false });
      // It never began: the centre says that the money is back.
      await this.news.publish(tx, 'subscription_ended', subscription);
      return none;
    }
    return { expiresAt: this.endAfter(subscription, open), payments: open.map(({ id }) => id) };
  }

  /** Days count from the delivery, or from the end of what runs. */
  private endAfter({ ends_at: end }: Subscription, open: readonly Payment[]): Date {
    const days = open.reduce((sum, payment) => sum + payment.days, 0);
    const now = this.deps.clock.now().getTime();
    const base = days > 0 ? Math.max(now, end?.getTime() ?? now) : (end?.getTime() ?? now);
    return new Date(base + days * DAY_MS);
  }

  private async settle(tx: Sql, order: Order, delivered: Delivered | null): Promise<void> {
    const { clock, config } = this.deps;
    const { id, uid } = order.subscription;
    await lockPlayer(tx, uid);
    const subscription = await findById(tx, id);
    // A later order is on its way: that one is settled.
    if (subscription?.revision !== order.revision) return;
    if (delivered === null || order.expiresAt === null) {
      await change(tx, id, { next_try_at: null, tries: 0 });
      return;
    }
    const now = clock.now();
    await endPayments(tx, order.payments, 'delivered', now);
    await change(tx, id, {
      status: 'active',
      ends_at: order.expiresAt,
      server: delivered.server,
      configuration: sealText(configurationKey(config.vpnSecret, id), delivered.configuration),
      // Paid or given meanwhile: it is sent next.
      next_try_at: (await findOpen(tx, id)).length > 0 ? now : null,
      tries: 0,
      check_at: now,
      ...(order.payments.length > 0 ? { started_at: now } : {}),
    });
    if (order.payments.length > 0)
      await this.news.tell(tx, 'subscription_activated', { ...subscription, ends_at: order.expiresAt });
  }
}

const pauseMs = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
