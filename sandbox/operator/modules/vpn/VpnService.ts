import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';
import type { Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import type { Call, PlayerCall, SpendHandler } from '../../edge/handlers.ts';
import { minorUnits, wireMoney } from '../../ledger/amounts.ts';
import { InsufficientFundsError } from '../../ledger/ledgerErrors.ts';
import { defaultCurrency } from '../../market/facts.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { Player } from '../../players/player.ts';
import type { Giving } from '../loyalty/rewards/module.ts';
import type { Deliveries } from './Deliveries.ts';
import { findPlan, givenPlan, plans, presentPlan, priceOf } from './plans.ts';
import { presentSubscription } from './presentSubscription.ts';
import type { VpnLedger } from './VpnLedger.ts';
import type { VpnNews } from './VpnNews.ts';
import { change, findLive, findOpen, insertPayment, insertSubscription, lockPlayer } from './vpnRepository.ts';
import type { Subscription } from './vpnRepository.ts';

type State = OutputOf<typeof vpn.getSubscription>;
type Order = PlayerCall<InputOf<typeof vpn.createSubscription>>;

interface Bought {
  readonly subscription: string;
}

/**
 * 7-100: the VPN shop and the player’s subscription. A VPN is no gambling: limits of play do not touch it, and what is paid
 * runs on during a break. It is only not renewed then.
 */
export class VpnService {
  /** 7-101: the payment in one transaction; the delivery follows, at once if the vendor answers. */
  readonly create: SpendHandler<typeof vpn.createSubscription, Bought> = {
    commit: async (tx, call) => ({ subscription: (await this.buy(tx, call)).toString() }),
    complete: async ({ subscription }, { player }) => {
      await this.deliveries.send(BigInt(subscription));
      return this.state(this.deps.database, player);
    },
  };

  constructor(
    private readonly deps: Pick<OperatorDeps, 'database' | 'clock' | 'config'>,
    private readonly deliveries: Pick<Deliveries, 'send'>,
    private readonly ledger: VpnLedger,
    private readonly news: VpnNews,
  ) {}

  /** 7-102 */
  async shop({ player, locale }: Call<object>): Promise<OutputOf<typeof vpn.getShop>> {
    const currency = player?.currency ?? defaultCurrency;
    return { plans: plans.map((plan) => presentPlan(plan, currency, locale)) };
  }

  /** 7-103 */
  async state(sql: Sql, { uid, currency }: Pick<Player, 'uid' | 'currency'>): Promise<State> {
    const { clock, config } = this.deps;
    const live = await findLive(sql, uid);
    const open = live === null ? [] : await findOpen(sql, live.id);
    return {
      subscription: live === null ? null : presentSubscription(live, open, currency, config.vpnSecret),
      server_time: clock.now().toISOString(),
    };
  }

  /** 7-104 */
  async setAutoRenewal({ player, input }: PlayerCall<InputOf<typeof vpn.setAutoRenewalSubscription>>): Promise<State> {
    const { database, clock } = this.deps;
    const isOn = input.is_active === 1;
    return database.transaction(async (tx) => {
      await lockPlayer(tx, player.uid);
      const live = await findLive(tx, player.uid);
      if (live === null) throw invalidField('is_active', 'noSubscription');
      if (live.is_auto_renewal !== isOn) {
        // What was said of the end is not true any more.
        await change(tx, live.id, {
          is_auto_renewal: isOn,
          told_soon_for: null,
          told_low_for: null,
          check_at: clock.now(),
        });
        await this.news.tell(tx, isOn ? 'auto_renewal_activated' : 'auto_renewal_deactivated', live);
      }
      return this.state(tx, player);
    });
  }

  /** Days that were won or bought with points. The same source and id give once. */
  async give(tx: Sql, { uid, currency, source, sourceId }: Giving, days: number): Promise<void> {
    await lockPlayer(tx, uid);
    const live = await this.liveOrNew(tx, uid, givenPlan, false);
    await insertPayment(
      tx,
      live,
      { kind: 'gift', plan: live.plan, days, currency, amount: 0n, period: null, source, sourceId },
      this.deps.clock.now(),
    );
    await this.sendSoon(tx, live);
  }

  private async buy(tx: Sql, { input, player: { uid, currency } }: Order): Promise<bigint> {
    const plan = findPlan(input.plan);
    if (plan === undefined) throw invalidField('plan', 'unknownPlan');
    if (input.currency !== currency) throw invalidField('currency', 'wrongField');
    const amount = priceOf(plan, currency);
    if (minorUnits(input.amount, currency) !== amount)
      throw invalidField('amount', 'priceChanged', { price: wireMoney(amount, currency).amount, currency });
    await lockPlayer(tx, uid);
    const before = await findLive(tx, uid);
    const shown = before === null ? '' : (before.ends_at?.toISOString() ?? 'waiting');
    if (shown !== input.seen) throw invalidField('seen', 'subscriptionChanged');
    const isRenewed = input.auto_renewal === true;
    const live = await this.liveOrNew(tx, uid, plan.id, isRenewed);
    const order = { kind: 'purchase', currency, amount } as const;
    const id = await insertPayment(
      tx,
      live,
      { ...order, plan: plan.id, days: plan.days, period: null, source: null, sourceId: null },
      this.deps.clock.now(),
    );
    if (id === null) throw new Error('A purchase has no key that could be there already');
    try {
      await this.ledger.take(tx, uid, { ...order, id });
    } catch (error) {
      if (!(error instanceof InsufficientFundsError)) throw error;
      throw invalidField('amount', 'insufficientFunds', {
        available: wireMoney(error.available, currency).amount,
        currency,
      });
    }
    await change(tx, live.id, { plan: plan.id, is_auto_renewal: isRenewed });
    await this.sendSoon(tx, live);
    return live.id;
  }

  private async liveOrNew(tx: Sql, uid: bigint, plan: string, isRenewed: boolean): Promise<Subscription> {
    const live = await findLive(tx, uid);
    const fields = { uid, plan, is_auto_renewal: isRenewed };
    return live ?? insertSubscription(tx, fields, this.deps.clock.now());
  }

  /** The vendor is told of it next, whatever pause it had. */
  private async sendSoon(tx: Sql, { id }: Subscription): Promise<void> {
    await change(tx, id, { next_try_at: this.deps.clock.now(), tries: 0 });
  }
}
