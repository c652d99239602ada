import type { ContactType } from '../../contract/base/contactTypes.ts';
import type { Call } from '../../lib/call.ts';
import type { PushSubscriptionData } from '../../lib/pushSubscription.ts';

/** A way to reach the player: a contact today; shells of their own (a messenger, push) may follow as further kinds. */
export interface Channel {
  readonly kind: ContactType;
  readonly contact: string;
  /** Only a confirmed contact can be subscribed. */
  readonly isConfirmed: boolean;
  /** To promotions and news; service messages are always sent. */
  readonly isSubscribed: boolean;
}

/** A way to deliver notifications of the player's own account. */
export type NoticeChannel = 'telegram' | 'push';

export interface NoticeSettings {
  readonly channels: readonly { readonly name: NoticeChannel; readonly isReachable: boolean }[];
  readonly kinds: readonly {
    readonly kind: string;
    readonly label: string;
    readonly channels: readonly NoticeChannel[];
  }[];
}

export type UnsubscribeStatus = 'unsubscribed' | 'alreadyUnsubscribed';

export function createSubscriptionsApi(call: Call) {
  return {
    /** 3-17 */
    channels: async (): Promise<readonly Channel[]> => {
      const { contacts } = await call('GET account.getprofileinfo', { fields: ['contacts'] });
      return contacts.map(({ type, contact, is_confirmed, is_subscribed }) => ({
        kind: type,
        contact,
        isConfirmed: is_confirmed,
        isSubscribed: is_subscribed,
      }));
    },
    /** 7-7 */
    change: (contact: string, isOn: boolean, player: number) =>
      call('POST account.changeSubscription', { contact, subscription: isOn ? 1 : 0 }, { player }),
    notices: async (): Promise<NoticeSettings> => {
      const { channels, kinds } = await call('GET notifications.getSettings', {});
      return { kinds, channels: channels.map(({ name, is_reachable }) => ({ name, isReachable: is_reachable })) };
    },
    changeNotice: (kind: string, channel: NoticeChannel, isOn: boolean, player: number) =>
      call('POST notifications.changeConsent', { kind, channel, consent: isOn ? 1 : 0 }, { player }),
    /** Whether the messenger lets the bot write to the player, as the operator has just learnt from it. */
    checkWriteAccess: async (player: number): Promise<boolean> =>
      (await call('POST messenger.checkWriteAccess', {}, { player })).may_write,
    /** The key that a browser subscribes with. */
    pushKey: async (): Promise<string> => (await call('GET push.getKey', {})).key,
    subscribePush: (subscription: PushSubscriptionData, player: number) =>
      call('POST push.subscribe', { ...subscription }, { player }),
    unsubscribePush: (endpoint: string, player: number) => call('POST push.unsubscribe', { endpoint }, { player }),
    /** Whether this browser's subscription is the player's. It has ended on the operator if not. */
    keepPush: async (endpoint: string, player: number): Promise<boolean> =>
      (await call('POST push.keep', { endpoint }, { player })).is_own,
    /** 7-23 */
    unsubscribe: async (contact: string, token: string): Promise<UnsubscribeStatus> =>
      (await call('POST account.unsubscribe', { contact, token })).status,
  };
}

export type SubscriptionsApi = ReturnType<typeof createSubscriptionsApi>;
