import type { ProductCategory } from '../../contract/shop.ts';

const categories: readonly ProductCategory[] = ['freespins', 'bonus', 'tickets', 'vpn', 'gifts'];

/** A board of the shelf, everything (empty), or what the player has bought. */
export type ShopTab = ProductCategory | 'mine' | '';

/** What an address names; everything if it names none. */
export function tabOf(search: URLSearchParams): ShopTab {
  const name = search.get('category') ?? '';
  return name === 'mine' ? 'mine' : (categories.find((one) => one === name) ?? '');
}

/** The boards that have something, in the shelf's order. */
export const boardsOf = (products: readonly { readonly category: ProductCategory }[]): readonly ProductCategory[] =>
  categories.filter((one) => products.some(({ category }) => category === one));
