import { push } from '../../../../../src/contract/notifications/push.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { notificationsModule } from '../notifications/module.ts';
import { pushMigrations } from './migrations.ts';
import { removeOthers } from './pushRepository.ts';
import { pushPersonal } from './personal.ts';
import { PushChannel } from './PushChannel.ts';
import { PushService } from './PushService.ts';

const MINUTE_MS = 60_000;

/** Notifications to browsers (Web Push): the subscriptions, and the channel that sends to them. */
export const pushModule: OperatorModule<null> = {
  name: 'push',
  personal: pushPersonal,
  migrations: pushMigrations,
  endsWithPassword: (tx, { uid, session }) => removeOthers(tx, uid, session?.id ?? null),
  create(core, use) {
    use(notificationsModule).addChannel(new PushChannel(core));
    const service = new PushService(core);
    const handlers: Handlers<typeof push> = {
      getKey: forPlayer<typeof push.getKey>(() => service.key()),
      subscribe: forPlayer<typeof push.subscribe>((call) => service.subscribe(call)),
      unsubscribe: forPlayer<typeof push.unsubscribe>((call) => service.unsubscribe(call)),
      keep: forPlayer<typeof push.keep>((call) => service.keep(call)),
      renew: (call) => service.renew(call),
    };
    return {
      face: null,
      endpoints: bindArea(push, handlers),
      jobs: [{ name: 'forget-push', everyMs: MINUTE_MS, run: () => service.forgetOld() }],
    };
  },
};
