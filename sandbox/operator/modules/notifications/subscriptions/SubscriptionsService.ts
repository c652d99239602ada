import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { subscriptions } from '../../../../../src/contract/notifications/subscriptions.ts';
import { phoneDigits } from '../../../../../src/shared/validation/login.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Call, PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { setSubscription } from './consents.ts';
import type { ConsentSource, OwnContact } from './consents.ts';
import type { UnsubscribeTokens } from './UnsubscribeTokens.ts';

/** Changes of all subscriptions of a player within the throttle's window: enough for a hand, too few for a machine. */
const MOST_CHANGES = 60;

/** Saying yes and no to promotions and news (7-7, 7-23). */
export class SubscriptionsService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'throttle' | 'limits'>,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  async change({ input, player }: PlayerCall<InputOf<typeof subscriptions.changeSubscription>>): Promise<1> {
    const { database, clock, throttle } = this.core;
    const contact = storedContact(input.contact);
    // Nobody learns whether another account has the contact.
    if (player[contact.type] !== contact.value) throw invalidField('contact', 'wrongField');
    const isOn = input.subscription === 1;
    const confirmedAt = contact.type === 'email' ? player.email_confirmed_at : player.phone_confirmed_at;
    if (isOn && confirmedAt === null) throw invalidField('contact', 'contactNotConfirmed');
    await throttle.hit([{ key: `subscription:${player.uid}`, most: MOST_CHANGES }]);
    await database.transaction((tx) =>
      setSubscription(tx, player.uid, contact, { isOn, source: 'profile', at: clock.now() }),
    );
    return 1;
  }

  async unsubscribe({
    input,
    addressHash,
  }: Call<InputOf<typeof subscriptions.unsubscribe>>): Promise<OutputOf<typeof subscriptions.unsubscribe>> {
    const { database, clock, throttle, limits } = this.core;
    await throttle.hit([{ key: `unsubscribe:address:${addressHash}`, most: limits.signInsPerAddress }]);
    const contact = storedContact(input.contact);
    const verdict = this.tokens.verify(input.token, contact);
    if (verdict === 'wrong') throw invalidField('token', 'wrongToken');
    if (verdict === 'expired') throw invalidField('token', 'expiredToken');
    const isChanged = await database.transaction((tx) =>
      setSubscription(tx, verdict.uid, contact, { isOn: false, source: 'link', at: clock.now() }),
    );
    return { status: isChanged ? 'unsubscribed' : 'alreadyUnsubscribed' };
  }

  /** Ends the subscription of a contact that the player gives up. */
  async forget(tx: Sql, uid: bigint, contact: OwnContact, source: ConsentSource): Promise<void> {
    await setSubscription(tx, uid, contact, { isOn: false, source, at: this.core.clock.now() });
  }
}

const storedContact = (text: string): OwnContact =>
  text.includes('@')
    ? { type: 'email', value: text.trim().toLowerCase() }
    : { type: 'phone', value: phoneDigits(text.trim()) };
