import type { Page } from '../../kernel/lists/PagedList.ts';
import type { Call } from '../../lib/call.ts';
import { writeProduct, writePurchase } from './productView.ts';
import type { ProductView, PurchaseView } from './productView.ts';

export interface Shelf {
  readonly products: readonly ProductView[];
  /** What the player can spend; null for a guest. */
  readonly points: string | null;
}

export interface Bought {
  readonly purchase: PurchaseView;
  readonly product: ProductView;
  readonly points: string;
}

export interface OwnFrames {
  readonly frames: readonly { readonly id: string; readonly image: string }[];
  /** Empty for none. */
  readonly worn: string;
}

/** 7-79, 7-83 */
export function createShopApi(call: Call) {
  return {
    async shelf(): Promise<Shelf> {
      const { items, points } = await call('GET loyalty.getproducts', {});
      return { products: items.map(writeProduct), points: points ?? null };
    },
    async buy(id: string, price: string, idempotencyKey: string, player: number): Promise<Bought> {
      const wire = await call('POST loyalty.buyproduct', { id, price }, { idempotencyKey, player });
      return { purchase: writePurchase(wire.purchase), product: writeProduct(wire.product), points: wire.points };
    },
    /** What was bought, and how many tickets wait for a tournament. */
    async purchases(offset: number, count: number): Promise<Page<PurchaseView> & { readonly tickets: number }> {
      const wire = await call('GET loyalty.getpurchases', { offset, count });
      return { items: wire.items.map(writePurchase), total: wire.count, tickets: wire.tickets };
    },
    async frames(): Promise<OwnFrames> {
      const { items, worn } = await call('GET loyalty.getframes', {});
      return { frames: items, worn };
    },
    /** An empty id takes the frame off. */
    async wear(frame: string): Promise<void> {
      await call('POST loyalty.setframe', { frame });
    },
  };
}

export type ShopApi = ReturnType<typeof createShopApi>;
