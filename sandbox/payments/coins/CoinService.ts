import type { Database, Sql } from '../../database/database.ts';
import { changeStatus } from '../changeStatus.ts';
import { EXACT, fromUnits, toUnits } from '../decimals.ts';
import { onLockedIntent } from '../onLockedIntent.ts';
import { PaymentError } from '../PaymentError.ts';
import { isOpen } from '../payments.ts';
import type { Intent } from '../payments.ts';
import type { VendorClock } from '../VendorClock.ts';
import {
  findCoinOrder,
  findCoinOrderAt,
  hasTransfer,
  insertTransfer,
  markComplete,
  receivedFor,
} from './coinRepository.ts';
import type { CoinOrder } from './coinRepository.ts';
import { CONFIRM_MS } from './coins.ts';
import type { Coin } from './coins.ts';

/** An order with what has arrived, as decimal text of the coin. */
export interface CoinState extends CoinOrder {
  readonly received: string;
  readonly confirmations: number;
}

/** Coins that somebody sent on the chain. */
export interface SentCoins {
  /** The chain's id of the transfer: seen twice, it counts once. */
  readonly id: string;
  readonly coin: Coin;
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
  readonly sender: string;
}

/** Watches the addresses that were given to buyers. */
export class CoinService {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
  ) {}

  /** Null for an intent that is not paid in coins. */
  async stateOf(intentId: string): Promise<CoinState | null> {
    const order = await findCoinOrder(this.database, intentId);
    if (order === undefined) return null;
    return {
      ...order,
      received: fromUnits(toUnits(await receivedFor(this.database, intentId), EXACT), EXACT),
      confirmations: this.confirmations(order),
    };
  }

  find(at: Pick<SentCoins, 'coin' | 'address' | 'memo'>): Promise<CoinOrder | undefined> {
    return findCoinOrderAt(this.database, at);
  }

  /**
   * Coins were seen. What is not expected (after the lock, after the end, beyond the amount) goes back to its sender.
   * Throws NotFound for an address that was given to nobody.
   */
  async receive(sent: SentCoins): Promise<void> {
    const found = await this.find(sent);
    if (found === undefined) throw new PaymentError('NotFound', 'No payment has this address');
    await onLockedIntent(this.database, found.intentId, async (tx, intent) => {
      // Read again under the lock: other coins may have completed it.
      const order = await findCoinOrder(tx, intent.id);
      if (order !== undefined) await this.take(tx, intent, order, sent);
    });
  }

  private async take(tx: Sql, intent: Intent, order: CoinOrder, { id, amount, sender }: SentCoins): Promise<void> {
    const now = this.clock.now();
    if (await hasTransfer(tx, id)) return;
    const transfer = { id, intent_id: intent.id, sender, amount };
    const isAwaited = isOpen(intent) && order.completeAt === null && now < order.lockEnds;
    if (!isAwaited) return insertTransfer(tx, { ...transfer, returned: amount }, now);
    const missing =
      toUnits(order.amount, EXACT) - toUnits(await receivedFor(tx, intent.id), EXACT) - toUnits(amount, EXACT);
    const returned = missing < 0n ? fromUnits(-missing, EXACT) : '0';
    await insertTransfer(tx, { ...transfer, returned }, now);
    if (missing > 0n) {
      await changeStatus(tx, intent, { status: 'pending', later: { at: order.lockEnds, status: 'cancelled' } }, now);
      return;
    }
    await markComplete(tx, intent.id, now);
    const at = this.clock.in(order.needed * CONFIRM_MS);
    await changeStatus(tx, intent, { status: 'pending', later: { at, status: 'succeeded' } }, now);
  }

  private confirmations({ completeAt, needed }: CoinOrder): number {
    if (completeAt === null) return 0;
    return Math.min(needed, Math.floor((this.clock.now().getTime() - completeAt.getTime()) / CONFIRM_MS));
  }
}
