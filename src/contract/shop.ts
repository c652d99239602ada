import { array, number, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { reward } from './loyalty/reward.ts';
import { done, instant, integer, optionalText, page, rowId, text } from './base/schemas.ts';

/** What the shop sells (7-83). */
export const productCategories = ['freespins', 'bonus', 'tickets', 'vpn', 'gifts'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** `limit`: the player has bought as many as they may. */
export const productStatuses = ['open', 'soldOut', 'limit', 'over'] as const;

/** Points are whole numbers as decimal text: they may be more than a double can count (2^53). */
const points = () =>
  string()
    .matches(/^-?\d+$/)
    .defined();

const description = object({ title: text(), text: text(), image: text(), colour: text() }).defined();

const product = object({
  id: text(),
  category: string().oneOf(productCategories).defined(),
  description,
  price: points(),
  /** How many are left; null for no end. */
  stock: number().integer().min(0).nullable().defined(),
  /** How many one player may buy; null for no limit. */
  limit: number().integer().min(1).nullable().defined(),
  /** How many the player has bought. */
  bought: integer(),
  /** In the player's currency, with the whole terms. */
  rewards: array(reward).defined(),
  status: string().oneOf(productStatuses).defined(),
  ends_at: instant().nullable().defined(),
}).defined();

const purchase = object({
  id: rowId(),
  product_id: text(),
  category: string().oneOf(productCategories).defined(),
  description,
  price: points(),
  rewards: array(reward).defined(),
  bought_at: instant(),
}).defined();

/**
 * Why a purchase is refused: InvalidParameterException at `id`. `priceChanged` has the present `price`,
 * `insufficientPoints` has `missing`.
 */
export const purchaseRefusals = [
  'unknownProduct',
  'productOver',
  'wrongCurrency',
  'limitReached',
  'outOfStock',
  'priceChanged',
  'insufficientPoints',
  'notAllowed',
] as const;
export type PurchaseRefusal = (typeof purchaseRefusals)[number];

/** The shop of the loyalty programme: what points buy (1-9). */
export const shop = {
  /** 7-83. As a new player gets them for a guest. */
  getproducts: endpoint(
    'GET',
    'loyalty.getproducts',
    object({ category: optionalText().max(32), ...page(100) }),
    object({
      count: integer(),
      items: array(product).defined(),
      /** What the player can spend; null for a guest. */
      points: points().nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** 7-79: `price` is the one that the player has agreed to. */
  buyproduct: endpoint(
    'POST',
    'loyalty.buyproduct',
    object({ id: text().max(64), price: points() }),
    object({ purchase, product, points: points() }).defined(),
    { access: 'player', spends: true },
  ),
  /** What the player has bought, the last first, as it was then. */
  getpurchases: endpoint(
    'GET',
    'loyalty.getpurchases',
    object(page(20)),
    object({
      count: integer(),
      items: array(purchase).defined(),
      /** The tickets that wait for a tournament. */
      tickets: integer(),
    }).defined(),
    { access: 'player' },
  ),
  /** The player's frames around the portrait, and the one that is worn; empty for none. */
  getframes: endpoint(
    'GET',
    'loyalty.getframes',
    object({}),
    object({
      items: array(object({ id: text(), image: text() }).defined()).defined(),
      worn: text(),
    }).defined(),
    { access: 'player' },
  ),
  /** Puts a frame on; an empty `frame` takes it off. InvalidParameterException at `frame`: `unknownFrame`. */
  setframe: endpoint('POST', 'loyalty.setframe', object({ frame: text().max(64) }), done(), { access: 'player' }),
};
