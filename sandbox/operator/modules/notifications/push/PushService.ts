import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { push } from '../../../../../src/contract/notifications/push.ts';
import type { Call, PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { pushKeys } from './pushKeys.ts';
import { forgetOld, keepSubscription, putSubscription, removeEndpoint, replaceSubscription } from './pushRepository.ts';
import { readSubscription, standInPrefix } from './readSubscription.ts';

/** Browsers of one player: more than a person has. */
const MOST_BROWSERS = 10;
/** Changes within the throttle's window: enough for a hand, too few for a machine. */
const MOST_CHANGES = 60;
/** Every page load of a signed-in player with a subscription calls. */
const MOST_VISITS = 600;
const MOST_RENEWALS = 60;
/** Longer than a notification is tried. */
const DELIVERIES_KEPT_MS = 48 * 3_600_000;

/** Which browsers show the notifications of whose account. */
export class PushService {
  constructor(private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'throttle'>) {}

  async key(): Promise<OutputOf<typeof push.getKey>> {
    const { database, config, clock } = this.core;
    return { key: (await pushKeys(database, config.codesSecret, clock.now())).publicKey };
  }

  async subscribe({ input, player, session }: PlayerCall<InputOf<typeof push.subscribe>>): Promise<1> {
    const { database, clock, throttle, config } = this.core;
    const subscription = readSubscription(input, standInPrefix(config));
    await throttle.hit([{ key: `push:${player.uid}`, most: MOST_CHANGES }]);
    const owner = { uid: player.uid, sessionId: session.id };
    await database.transaction((tx) =>
      putSubscription(tx, owner, subscription, { now: clock.now(), most: MOST_BROWSERS }),
    );
    return 1;
  }

  /** Whoever knows the address is that browser: it may also end what another player has begun there. */
  async unsubscribe({ input, player }: PlayerCall<InputOf<typeof push.unsubscribe>>): Promise<1> {
    await this.core.throttle.hit([{ key: `push:${player.uid}`, most: MOST_CHANGES }]);
    await removeEndpoint(this.core.database, input.endpoint);
    return 1;
  }

  async keep({ input, player, session }: PlayerCall<InputOf<typeof push.keep>>): Promise<OutputOf<typeof push.keep>> {
    const { database, clock, throttle } = this.core;
    await throttle.hit([{ key: `push:keep:${player.uid}`, most: MOST_VISITS }]);
    const owner = { uid: player.uid, sessionId: session.id };
    const isOwn = await keepSubscription(database, owner, input.endpoint, clock.now());
    if (!isOwn) await removeEndpoint(database, input.endpoint);
    return { is_own: isOwn };
  }

  async renew({ input, addressHash }: Call<InputOf<typeof push.renew>>): Promise<1> {
    const { database, throttle, config } = this.core;
    const subscription = readSubscription(input, standInPrefix(config));
    await throttle.hit([{ key: `push:renew:${addressHash}`, most: MOST_RENEWALS }]);
    await database.transaction((tx) => replaceSubscription(tx, input.old_endpoint, subscription));
    return 1;
  }

  forgetOld(): Promise<void> {
    return forgetOld(this.core.database, this.core.clock.in(-DELIVERIES_KEPT_MS));
  }
}
