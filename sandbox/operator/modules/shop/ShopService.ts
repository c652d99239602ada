import type { OutputOf } from '../../../../src/contract/index.ts';
import type { PurchaseRefusal, shop } from '../../../../src/contract/shop.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { tellHappening } from '../../happenings/tellHappening.ts';
import { defaultCurrency } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import type { LoyaltyFace } from '../loyalty/loyalty/module.ts';
import { presentReward } from '../loyalty/rewards/module.ts';
import type { RewardsFace } from '../loyalty/rewards/module.ts';
import { presentProduct, presentPurchase } from './presentProduct.ts';
import type { Product, Purchase, PurchaseData } from './product.ts';
import { countSale, findBought, findProducts, findPurchases, insertPurchase, lockProduct } from './shopRepository.ts';

interface Viewer {
  /** Null for a guest. */
  readonly player: Player | null;
  readonly locale: LocaleCode;
}

interface Parts {
  readonly database: Database;
  readonly clock: Pick<SandboxClock, 'now'>;
  readonly vendorsUrl: string;
  readonly rewards: RewardsFace;
  readonly points: LoyaltyFace['points'];
  readonly tickets: (sql: Sql, uid: bigint) => Promise<number>;
}

/** What points buy: every purchase takes its points and gives its rewards in one transaction. */
export class ShopService {
  constructor(private readonly parts: Parts) {}

  async list(
    { player, locale }: Viewer,
    { category, offset, count }: { readonly category: string; readonly offset: number; readonly count: number },
  ): Promise<OutputOf<typeof shop.getproducts>> {
    const { database, clock, vendorsUrl, points } = this.parts;
    const now = clock.now();
    const currency = player?.currency ?? defaultCurrency;
    const products = (await findProducts(database, category, now)).filter((one) => this.isFor(one, currency));
    const bought = player === null ? new Map<string, number>() : await findBought(database, player.uid);
    const items = products.map((product) =>
      presentProduct(product, { locale, currency, vendorsUrl, now, bought: bought.get(product.id) ?? 0 }),
    );
    return {
      count: items.length,
      items: items.slice(offset, offset + count),
      points: player === null ? null : (await points.balance(database, player.uid)).toString(),
    };
  }

  async purchases({ player, locale }: Viewer & { readonly player: Player }, page: { offset: number; count: number }) {
    const { database, vendorsUrl, tickets } = this.parts;
    const { count, rows } = await findPurchases(database, player.uid, page);
    const items = rows.map((row) => presentPurchase(row, { locale, vendorsUrl }));
    return { count, items, tickets: await tickets(database, player.uid) };
  }

  /** 7-79. The locks are taken in this order: the player's rewards, the product, the player's accounts. */
  async buy(
    tx: Sql,
    { player, locale }: Viewer & { readonly player: Player },
    { id, price }: { readonly id: string; readonly price: string },
  ): Promise<OutputOf<typeof shop.buyproduct>> {
    const { rewards, points, clock, vendorsUrl } = this.parts;
    const { uid, currency } = player;
    await rewards.lock(tx, uid);
    const now = clock.now();
    const product = await lockProduct(tx, id);
    const bought = (await findBought(tx, uid)).get(id) ?? 0;
    if (!(await rewards.mayReceive(tx, uid))) throw refused('notAllowed');
    if (product === null || !product.is_active) throw refused('unknownProduct');
    await this.demandSale(tx, product, { uid, currency, bought, price, now });
    const purchase = await insertPurchase(tx, { uid, product, data: purchaseOf(product, currency), at: now });
    await this.pay(tx, uid, product, purchase);
    await this.give(tx, { uid, currency }, product, purchase);
    await countSale(tx, id);
    const { image, rewards: received } = purchase.data;
    const told = { product: id, title: titlesOf(product.data), image, rewards: received };
    await tellHappening(tx, uid, 'productBought', told, now);
    const left = { ...product, stock: product.stock === null ? null : product.stock - 1 };
    return {
      purchase: presentPurchase(purchase, { locale, vendorsUrl }),
      product: presentProduct(left, { locale, currency, vendorsUrl, now, bought: bought + 1 }),
      points: (await points.balance(tx, uid)).toString(),
    };
  }

  private async demandSale(
    tx: Sql,
    product: Product,
    buyer: { uid: bigint; currency: string; bought: number; price: string; now: Date },
  ): Promise<void> {
    const { price, stock, ends_at: end, data } = product;
    if (end !== null && end <= buyer.now) throw refused('productOver');
    if (!this.isFor(product, buyer.currency)) throw refused('wrongCurrency');
    if (data.limit !== null && buyer.bought >= data.limit) throw refused('limitReached');
    if (stock !== null && stock <= 0) throw refused('outOfStock');
    if (price.toString() !== buyer.price) throw refused('priceChanged', { price: price.toString() });
    const balance = await this.parts.points.balance(tx, buyer.uid);
    if (balance < price) throw refused('insufficientPoints', { missing: (price - balance).toString() });
  }

  private async pay(tx: Sql, uid: bigint, { price, data }: Product, { id }: Purchase): Promise<void> {
    const texts = titlesOf(data);
    const sourceId = `purchase:${id}`;
    await this.parts.points.spend(tx, { uid, points: price, reason: 'shop', source: 'shop', sourceId, texts });
  }

  private async give(
    tx: Sql,
    { uid, currency }: { readonly uid: bigint; readonly currency: string },
    { data }: Product,
    { id }: Purchase,
  ): Promise<void> {
    for (const [index, reward] of data.rewards.entries())
      await this.parts.rewards.give(tx, {
        uid,
        currency,
        reward,
        texts: data.texts,
        source: 'shop',
        sourceId: `${id}:${index}`,
      });
  }

  /** Whether all that it gives is for this currency, and somebody gives it. */
  private isFor({ data: { rewards } }: Product, currency: string): boolean {
    return rewards.every((one) => this.parts.rewards.gives(one.kind) && presentReward(one, currency) !== null);
  }
}

const refused = (code: PurchaseRefusal, params: Readonly<Record<string, string>> = {}) =>
  invalidField('id', code, params);

const titlesOf = ({ texts }: Pick<Product['data'], 'texts'>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));

function purchaseOf({ data }: Product, currency: string): PurchaseData {
  const { category, texts, image, colour, rewards } = data;
  const given = rewards.map((reward) => presentReward(reward, currency)).filter((reward) => reward !== null);
  return { category, texts, image, colour, rewards: given };
}
