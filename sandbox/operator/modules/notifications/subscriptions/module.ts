import { subscriptions } from '../../../../../src/contract/notifications/subscriptions.ts';
import { integerOf } from '../../../controls/controlFields.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { outboxModule } from '../../outbox/module.ts';
import { subscriptionsMigrations } from './migrations.ts';
import { subscriptionsPersonal } from './personal.ts';
import { Promotions } from './Promotions.ts';
import { SubscriptionsService } from './SubscriptionsService.ts';
import { UnsubscribeTokens } from './UnsubscribeTokens.ts';

export { recordConsents } from './consents.ts';

export type SubscriptionsFace = Pick<SubscriptionsService, 'forget'>;

/** Promotions and news: who wants them, to which contact, and the links that end them. */
export const subscriptionsModule: OperatorModule<SubscriptionsFace> = {
  name: 'subscriptions',
  personal: subscriptionsPersonal,
  migrations: subscriptionsMigrations,
  create(core, use) {
    const tokens = new UnsubscribeTokens(core.config.codesSecret, core.clock);
    const service = new SubscriptionsService(core, tokens);
    const promotions = new Promotions(core.database, core.clock, use(outboxModule), tokens);
    const handlers: Handlers<typeof subscriptions> = {
      changeSubscription: forPlayer<typeof subscriptions.changeSubscription>((call) => service.change(call)),
      unsubscribe: (call) => service.unsubscribe(call),
    };
    return {
      face: service,
      endpoints: bindArea(subscriptions, handlers),
      controls: {
        /** Sends a promotion to every subscriber; with `uid` to this player only, if they are one. */
        promotion: async (fields) => ({
          sent: await promotions.send(
            fields['uid'] === undefined ? null : BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER)),
          ),
        }),
      },
    };
  },
};
