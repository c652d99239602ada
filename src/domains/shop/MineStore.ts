import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { createShopApi } from './api.ts';
import type { OwnFrames, ShopApi } from './api.ts';
import type { PurchaseView } from './productView.ts';

/** What a player has bought: purchases, tickets that wait, frames. */
export class MineStore {
  readonly purchases: PagedList<PurchaseView>;
  tickets = 0;
  own: OwnFrames | null = null;
  /** The frame that is being put on or taken off; null for none. */
  changing: string | null = null;
  hasFailed = false;
  readonly #api: Pick<ShopApi, 'purchases' | 'frames' | 'wear'>;

  constructor(api: Pick<ShopApi, 'purchases' | 'frames' | 'wear'>) {
    this.#api = api;
    this.purchases = new PagedList(async (offset, count) => {
      const page = await api.purchases(offset, count);
      runInAction(() => {
        this.tickets = page.tickets;
      });
      return page;
    });
    makeAutoObservable(this, { purchases: false, own: observableRef });
  }

  /** Never rejects. */
  async load(): Promise<void> {
    await Promise.all([this.purchases.refreshStart(), this.loadFrames()]);
  }

  /** Puts a frame on, or takes off the one that is worn. Never rejects. */
  async wear(frame: string): Promise<boolean> {
    if (this.changing !== null) return false;
    this.changing = frame;
    this.hasFailed = false;
    try {
      await this.#api.wear(frame);
      runInAction(() => {
        if (this.own !== null) this.own = { ...this.own, worn: frame };
      });
      return true;
    } catch {
      // Reported by the transport; the list says so.
      runInAction(() => {
        this.hasFailed = true;
      });
      return false;
    } finally {
      runInAction(() => {
        this.changing = null;
      });
    }
  }

  private async loadFrames(): Promise<void> {
    try {
      const own = await this.#api.frames();
      runInAction(() => {
        this.own = own;
      });
    } catch {
      // Reported by the transport: the purchases are shown without frames.
    }
  }
}

export const mineStore: StoreFactory<MineStore> = {
  key: 'shop.mine',
  scope: 'player',
  create: ({ call }) => new MineStore(createShopApi(call)),
};
