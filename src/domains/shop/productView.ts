import type { CallOutput } from '../../contract/index.ts';
import type { WireReward } from '../../contract/loyalty/reward.ts';
import type { ProductCategory } from '../../contract/shop.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';

type WireProduct = CallOutput<'GET loyalty.getproducts'>['items'][number];
type WirePurchase = CallOutput<'GET loyalty.getpurchases'>['items'][number];

interface Described {
  readonly category: ProductCategory;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly colour: string;
  readonly rewards: readonly WireReward[];
  /** Points, as decimal text: they may be more than a double can count. */
  readonly price: string;
}

export interface ProductView extends Described {
  readonly id: string;
  readonly status: WireProduct['status'];
  readonly stock: number | null;
  readonly bought: number;
}

export interface PurchaseView extends Described {
  readonly id: string;
  readonly boughtAt: number;
}

const described = ({ category, description, rewards, price }: WireProduct | WirePurchase): Described => ({
  category,
  title: description.title,
  text: description.text,
  image: description.image,
  colour: colourOf(description.colour),
  rewards,
  price,
});

export const writeProduct = (wire: WireProduct): ProductView => ({
  ...described(wire),
  id: wire.id,
  status: wire.status,
  stock: wire.stock ?? null,
  bought: wire.bought,
});

export const writePurchase = (wire: WirePurchase): PurchaseView => ({
  ...described(wire),
  id: String(wire.id),
  boughtAt: isoToMs(wire.bought_at) ?? 0,
});

/** How many points are missing; 0 for none. */
export function missingPoints(price: string, points: string): bigint {
  const missing = BigInt(price) - BigInt(points);
  return missing > 0n ? missing : 0n;
}
