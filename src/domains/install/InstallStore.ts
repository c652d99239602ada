import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../lib/clock.ts';
import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import type { Platform } from '../../platform/Platform.ts';
import { hasReturned, mayOffer, none, readRefusals, writeRefusals } from './installRules.ts';
import type { Refusals } from './installRules.ts';

const refusalsKey = 'install_refusals';
const firstVisitKey = 'install.firstVisit';

/**
 * The offer to install the app. It is made after the player has done what an app is good for: made a deposit, or played
 * for money on another visit than the first.
 */
export class InstallStore {
  isOffered = false;
  #refusals: Refusals = none;
  readonly #preferences: Platform['preferences'];
  readonly #storage: KeyValueStore;
  readonly #clock: Pick<Clock, 'device'>;

  constructor(preferences: Platform['preferences'], storage: KeyValueStore, clock: Pick<Clock, 'device'>) {
    this.#preferences = preferences;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Reads what is remembered, and notes the first visit. */
  async open(): Promise<void> {
    if (this.#storage.get(firstVisitKey) === null) this.#storage.set(firstVisitKey, String(this.#clock.device()));
    this.#refusals = readRefusals(await this.#preferences.get(refusalsKey));
  }

  noteDeposit(): void {
    this.offer();
  }

  /** A game for money was closed. */
  notePlayed(): void {
    if (hasReturned(Number(this.#storage.get(firstVisitKey) ?? Number.NaN), this.#clock.device())) this.offer();
  }

  /** The player has refused, or has been shown the way. */
  refuse(): void {
    this.isOffered = false;
    this.#refusals = { count: this.#refusals.count + 1, at: this.#clock.device() };
    void this.#preferences.set(refusalsKey, writeRefusals(this.#refusals));
  }

  /** The player has accepted: the browser or the messenger goes on. */
  close(): void {
    this.isOffered = false;
  }

  private offer(): void {
    if (mayOffer(this.#refusals, this.#clock.device())) this.isOffered = true;
  }
}

export const installStore: StoreFactory<InstallStore> = {
  key: 'install',
  scope: 'visit',
  create: ({ platform, storage, clock }) => new InstallStore(platform.preferences, storage, clock),
};
