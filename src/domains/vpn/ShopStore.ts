import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createVpnApi } from './api.ts';
import type { VpnApi } from './api.ts';
import { parsePlan } from './view.ts';
import type { Plan, WirePlan } from './view.ts';

/** 7-102: the plans, in the visitor's currency. */
export class ShopStore implements Snapshotable<readonly WirePlan[]> {
  readonly #answer = new Remote<readonly WirePlan[]>();
  readonly #api: Pick<VpnApi, 'shop'>;

  constructor(api: Pick<VpnApi, 'shop'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get plans(): readonly Plan[] | null {
    return this.#answer.value?.map(parsePlan) ?? null;
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** Uid 0 for a guest. Never rejects: the page shows that it failed. */
  load(uid: number): Promise<void> {
    return this.#answer.load(String(uid), () => this.#api.shop()).catch(() => undefined);
  }

  /** A price has changed since. */
  reload(uid: number): Promise<void> {
    return this.#answer.refresh(String(uid), () => this.#api.shop());
  }

  dehydrate(): readonly WirePlan[] | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(plans: readonly WirePlan[]): void {
    this.#answer.adopt('0', plans);
  }
}

export const shopStore: StoreFactory<ShopStore> = {
  key: 'vpn.shop',
  scope: 'player',
  create: ({ call }) => new ShopStore(createVpnApi(call)),
};
