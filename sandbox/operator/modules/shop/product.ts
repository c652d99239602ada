import type { ProductCategory } from '../../../../src/contract/shop.ts';
import type { WireReward } from '../../../../src/contract/loyalty/reward.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { Reward } from '../loyalty/rewards/module.ts';

export type ProductTexts = Readonly<Record<LocaleCode, { readonly title: string; readonly text: string }>>;

/** What a product is: column `data` of a row. */
export interface ProductData {
  readonly category: ProductCategory;
  readonly texts: ProductTexts;
  /** A path of the vendors' pictures, and the colour until it is there. */
  readonly image: string;
  readonly colour: string;
  readonly rewards: readonly Reward[];
  /** How many one player may buy; null for no limit. */
  readonly limit: number | null;
}

export interface NewProduct {
  readonly id: string;
  readonly price: bigint;
  /** Null for no end. */
  readonly stock: number | null;
  readonly priority: number;
  readonly data: ProductData;
}

export interface Product {
  readonly id: string;
  readonly price: bigint;
  readonly stock: number | null;
  readonly is_active: boolean;
  readonly ends_at: Date | null;
  readonly data: ProductData;
}

/** What was bought, as it was then: column `data` of a purchase. */
export interface PurchaseData {
  readonly category: ProductCategory;
  readonly texts: ProductTexts;
  readonly image: string;
  readonly colour: string;
  readonly rewards: readonly WireReward[];
}

export interface Purchase {
  readonly id: bigint;
  readonly product: string;
  readonly price: bigint;
  readonly at: Date;
  readonly data: PurchaseData;
}
