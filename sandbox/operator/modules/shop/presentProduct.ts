import type { OutputOf } from '../../../../src/contract/index.ts';
import type { shop } from '../../../../src/contract/shop.ts';
import type { LocaleCode } from '../../market/facts.ts';
import { presentReward } from '../loyalty/rewards/module.ts';
import type { Product, ProductData, Purchase } from './product.ts';

type WireProduct = OutputOf<typeof shop.getproducts>['items'][number];
type WirePurchase = OutputOf<typeof shop.getpurchases>['items'][number];

interface Viewed {
  readonly locale: LocaleCode;
  readonly vendorsUrl: string;
}

/** A product as its viewer gets it; the service has said before that its rewards are for them. */
export function presentProduct(
  { id, price, stock, ends_at: end, data }: Product,
  viewed: Viewed & { readonly currency: string; readonly now: Date; readonly bought: number },
): WireProduct {
  const { currency, now, bought } = viewed;
  return {
    id,
    category: data.category,
    description: describe(data, viewed),
    price: price.toString(),
    stock,
    limit: data.limit,
    bought,
    rewards: data.rewards.map((reward) => presentReward(reward, currency)).filter((reward) => reward !== null),
    status: statusOf({
      isOver: end !== null && end <= now,
      isLimit: data.limit !== null && bought >= data.limit,
      stock,
    }),
    ends_at: end?.toISOString() ?? null,
  };
}

export const presentPurchase = ({ id, product, price, at, data }: Purchase, viewed: Viewed): WirePurchase => ({
  id: Number(id),
  product_id: product,
  category: data.category,
  description: describe(data, viewed),
  price: price.toString(),
  rewards: [...data.rewards],
  bought_at: at.toISOString(),
});

const describe = (
  { texts, image, colour }: Pick<ProductData, 'texts' | 'image' | 'colour'>,
  { locale, vendorsUrl }: Viewed,
) => ({ ...texts[locale], image: `${vendorsUrl}${image}`, colour });

function statusOf(is: { isOver: boolean; isLimit: boolean; stock: number | null }): WireProduct['status'] {
  if (is.isOver) return 'over';
  if (is.isLimit) return 'limit';
  return is.stock === 0 ? 'soldOut' : 'open';
}
