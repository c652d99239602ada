import { reviewAbove } from '../../../market/withdrawalPolicy.ts';
import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../src/contract/cashier/cashier.ts';
import type { withdrawals } from '../../../../../src/contract/cashier/withdrawals.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { marketPolicy } from '../../../market/marketPolicy.ts';
import { withdrawalLimits } from '../methods.ts';
import { findPayment } from '../paymentsRepository.ts';
import { presentMethod } from '../presenters.ts';
import { usedMethods } from '../usedMethods.ts';
import { withdrawalMethods } from '../WithdrawalService.ts';
import type { CancelLocks } from './CancelLocks.ts';
import type { Destinations } from './Destinations.ts';
import { deliveryMedians, reviewMedian } from './medians.ts';
import type { PaidCards } from './PaidCards.ts';
import type { Preflight } from './Preflight.ts';
import { presentPreflight } from './presentPreflight.ts';
import { timelineOf } from './timeline.ts';

interface Parts {
  readonly preflight: Pick<Preflight, 'state'>;
  readonly destinations: Pick<Destinations, 'list'>;
  readonly locks: Pick<CancelLocks, 'state'>;
  readonly paidCards: Pick<PaidCards, 'list'>;
}

type Listed = OutputOf<typeof cashier.getwithdrawsettings>['destinations'];

/** A card that was also typed as a destination is offered as that one only. */
const withCards = (known: Listed, cards: Readonly<Listed>): Listed => [
  ...known,
  ...cards.filter((card) => !known.some((one) => one.method === card.method && one.requisites === card.requisites)),
];

/** What a player sees of withdrawals: before one is asked for, and while it is on its way. */
export class WithdrawalDesk {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly parts: Parts,
  ) {}

  /** 7-50. One transaction, so that the figures belong together; the vendor is asked before it. */
  async settings({ player, session }: PlayerCall<object>): Promise<OutputOf<typeof cashier.getwithdrawsettings>> {
    const { config, database } = this.deps;
    const { uid, currency } = player;
    const bounds = withdrawalLimits(currency);
    const methods = withdrawalMethods(this.deps, player, session.kind);
    const cards = await this.parts.paidCards.list(player, methods);
    return database.transaction(async (tx) => {
      const state = await this.parts.preflight.state(tx, player, bounds);
      const medians = await deliveryMedians(tx);
      const { operation } = state.limits;
      const limits = { ...bounds, max: operation ?? bounds.max };
      return {
        currency,
        ...presentPreflight(state, currency, reviewAbove(config.market, currency)),
        methods: methods.map((method) => ({
          ...presentMethod(method, limits, currency, config.vendorsUrl),
          fee_percent: '0',
          processing_time: method.withdrawal.time,
          requisites_label: method.withdrawal.requisitesLabel,
          needs_holder: method.withdrawal.needsHolder === true,
          median: medians.get(method.sysname) ?? null,
        })),
        used_methods: await usedMethods(tx, uid, 'withdrawal'),
        destinations: withCards(await this.parts.destinations.list(tx, player), cards),
        cancel_lock: await this.parts.locks.state(tx, uid),
      };
    });
  }

  async timeline({
    input,
    player,
  }: PlayerCall<InputOf<typeof withdrawals.getwithdrawal>>): Promise<OutputOf<typeof withdrawals.getwithdrawal>> {
    const { config, database, clock } = this.deps;
    const payment = await findPayment(database, input.transaction);
    if (payment?.uid !== player.uid || payment.type !== 'withdrawal') throw invalidField('transaction', 'wrongField');
    const now = clock.now();
    const steps = timelineOf(payment, {
      policy: marketPolicy(config.market),
      now,
      review: await reviewMedian(database),
      delivery: (await deliveryMedians(database)).get(payment.method) ?? null,
    });
    return { transaction: payment.id, steps: [...steps], reference: payment.reference, now: now.toISOString() };
  }
}
