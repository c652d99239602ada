import type { VpnEvent, VpnEventName } from '../../../../src/contract/vpn.ts';
import { formatDate } from '../../../../src/shared/dates/formatDate.ts';
import type { Sql } from '../../../database/database.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { InboxFace } from '../notifications/inbox/module.ts';
import { knownPlan, priceOf } from './plans.ts';
import type { Subscription } from './vpnRepository.ts';
import { vpnTexts } from './vpnTexts.ts';
import { readPlayer } from '../../players/findPlayer.ts';

type About = Pick<Subscription, 'id' | 'uid' | 'plan' | 'ends_at'>;

/** 4-67: tells a player's pages what has become of the VPN, and keeps it in the notification centre. */
export class VpnNews {
  constructor(
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly inbox: InboxFace,
  ) {}

  async tell(tx: Sql, name: VpnEventName, subscription: About): Promise<void> {
    await this.publish(tx, name, subscription);
    const { currency } = await readPlayer(tx, subscription.uid);
    await this.keep(tx, name, subscription, priceOf(knownPlan(subscription.plan), currency), currency);
  }

  /** The vendor has not delivered: the money is back. */
  async tellReturned(tx: Sql, subscription: About, amount: bigint, currency: string): Promise<void> {
    await this.keep(tx, 'returned', subscription, amount, currency);
  }

  /** The event alone. */
  async publish(tx: Sql, name: VpnEventName, { id, uid, plan, ends_at: end }: About): Promise<void> {
    const data = { subscription_id: Number(id), plan, ends_at: end?.toISOString() ?? null };
    await appendEvent(tx, uid, { type: `vpn.${name}`, data } as VpnEvent, this.clock.now());
  }

  private async keep(
    tx: Sql,
    about: VpnEventName | 'returned',
    { uid, plan, ends_at: end }: About,
    price: bigint,
    currency: string,
  ): Promise<void> {
    const date = end === null ? '' : formatDate(end.getTime(), 'UTC');
    await this.inbox.add(tx, {
      uid,
      subject: `vpn.${about}`,
      texts: vpnTexts(about, { plan, date, price, currency }),
      image: '',
      path: about === 'low_balance' ? '/cashier/deposit' : '/vpn',
      amount: '',
      amountType: '',
      hasToast: false,
    });
  }
}
