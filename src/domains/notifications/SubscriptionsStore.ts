import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createSubscriptionsApi } from './api.ts';
import type { Channel, SubscriptionsApi } from './api.ts';

/** 7-7: which contacts get promotions and news. A switch shows its new state at once, and the old one if it fails. */
export class SubscriptionsStore {
  readonly #answer = new Remote<readonly Channel[]>();
  /** Wanted states on their way to the operator, by contact. */
  private readonly wanted = new Map<string, boolean>();
  #uid = 0;
  readonly #api: SubscriptionsApi;

  constructor(api: SubscriptionsApi) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get channels(): readonly Channel[] {
    return this.#answer.value ?? [];
  }

  isOn({ contact, isSubscribed }: Channel): boolean {
    return this.wanted.get(contact) ?? isSubscribed;
  }

  isChanging({ contact }: Channel): boolean {
    return this.wanted.has(contact);
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.channels());
  }

  /** Resolves false if it failed; null if another change of the contact is on its way, which counts. */
  async change({ contact }: Channel, isOn: boolean): Promise<boolean | null> {
    if (this.wanted.has(contact)) return null;
    const uid = this.#uid;
    this.wanted.set(contact, isOn);
    try {
      await this.#api.change(contact, isOn, uid);
      this.keep(contact, isOn);
      return true;
    } catch {
      // Reported by the transport; the caller says it, and the switch goes back.
      return false;
    } finally {
      this.settle(contact);
    }
  }

  private keep(contact: string, isSubscribed: boolean): void {
    if (this.#answer.value === null) return;
    this.#answer.adopt(
      String(this.#uid),
      this.channels.map((channel) => (channel.contact === contact ? { ...channel, isSubscribed } : channel)),
    );
  }

  private settle(contact: string): void {
    this.wanted.delete(contact);
  }
}

export const subscriptionsStore: StoreFactory<SubscriptionsStore> = {
  key: 'notifications.subscriptions',
  scope: 'player',
  create: ({ call }) => new SubscriptionsStore(createSubscriptionsApi(call)),
};
