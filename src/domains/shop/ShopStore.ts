import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RealtimeEvent } from '../../contract/index.ts';
import type { Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { PendingCalls } from '../../kernel/spending/PendingCalls.ts';
import { SpendingCall } from '../../kernel/spending/SpendingCall.ts';
import { newKey } from '../../lib/newKey.ts';
import { createShopApi } from './api.ts';
import type { Bought, Shelf, ShopApi } from './api.ts';
import { buyProblem } from './buyProblem.ts';
import type { BuyProblem } from './buyProblem.ts';
import { missingPoints } from './productView.ts';
import type { ProductView, PurchaseView } from './productView.ts';

type Deps = Pick<StoreDeps, 'clock' | 'session' | 'storage'>;
/** What the player has agreed to. */
interface Order {
  readonly id: string;
  readonly price: string;
}

const nothing: readonly ProductView[] = [];

/** 2.2-5: the shelf of the loyalty shop, the player's points, and buying. */
export class ShopStore implements Snapshotable<Shelf> {
  readonly spending: SpendingCall<Order, Bought>;
  /** Bought here, most recently; the dialog shows it. */
  bought: PurchaseView | null = null;
  problem: BuyProblem | null = null;
  readonly #answer = new Remote<Shelf>();
  readonly #pending: PendingCalls;
  #uid = 0;
  readonly #api: Pick<ShopApi, 'shelf' | 'buy'>;

  constructor(api: Pick<ShopApi, 'shelf' | 'buy'>, deps: Deps, makeKey: () => string = newKey) {
    this.#api = api;
    this.#pending = new PendingCalls(deps.storage, deps.clock, 'shop_purchase_pending');
    this.spending = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.#pending, makeKey },
      ({ id, price }, key, uid) => api.buy(id, price, key, uid),
      ({ id, price }) => `${id} ${price}`,
      ({ id, price }) => ({ id, price }),
    );
    makeAutoObservable(this, { spending: false, bought: observableRef, problem: observableRef });
  }

  /** The shelf of before stays while another visitor's is loaded. */
  get status(): RemoteStatus {
    const { status, value } = this.#answer;
    return status === 'loading' && value !== null ? 'ready' : status;
  }

  get products(): readonly ProductView[] {
    return this.#answer.value?.products ?? nothing;
  }

  /** Null for a guest, and before they are known. */
  get points(): string | null {
    return this.#answer.value?.points ?? null;
  }

  product(id: string): ProductView | null {
    return this.products.find((one) => one.id === id) ?? null;
  }

  /** How many points a product is away; 0 for none, and for a guest. */
  missing({ price }: Pick<ProductView, 'price'>): bigint {
    return this.points === null ? 0n : missingPoints(price, this.points);
  }

  /** Loads a visitor's shelf, uid 0 for a guest. Never rejects: the page shows that it failed. */
  load(uid: number): Promise<void> {
    this.#uid = uid;
    const loaded = this.#answer.load(String(uid), () => this.#api.shelf()).catch(() => undefined);
    this.resume();
    return loaded;
  }

  refresh(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.shelf());
  }

  hear(event: RealtimeEvent): void {
    if (event.type === 'loyalty.changed') this.setPoints(event.data.points);
  }

  /** A dialog opens or closes: what the one before has ended with is forgotten. */
  forgetOutcome(): void {
    this.bought = null;
    this.problem = null;
  }

  /** 7-79: buys at the price that is shown, once whatever happens. Never rejects. */
  async buy({ id, price }: Order, knownKey?: string): Promise<void> {
    if (this.spending.phase !== 'idle') return;
    this.forgetOutcome();
    try {
      this.take(await this.spending.run({ id, price }, knownKey));
    } catch (error) {
      this.refuse(error);
    }
  }

  dehydrate(): Shelf | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(shelf: Shelf): void {
    this.#answer.adopt('0', shelf);
  }

  private take({ purchase, product, points }: Bought): void {
    this.bought = purchase;
    const products = this.products.map((one) => (one.id === product.id ? product : one));
    if (this.#answer.status === 'ready') this.#answer.adopt(String(this.#uid), { products, points });
  }

  private refuse(error: unknown): void {
    this.problem = buyProblem(error);
    // What is shown was out of date.
    if (this.problem?.kind === 'refused') void this.refresh();
  }

  private setPoints(points: string): void {
    const { value, status } = this.#answer;
    if (value === null || value.points === null || status !== 'ready') return;
    runInAction(() => this.#answer.adopt(String(this.#uid), { ...value, points }));
  }

  /** A purchase whose answer an earlier page did not get: asked again with its own key. */
  private resume(): void {
    const left = this.#uid === 0 ? null : this.#pending.left(this.#uid);
    const { id, price } = left?.input ?? {};
    if (left !== null && id !== undefined && price !== undefined) void this.buy({ id, price }, left.key);
  }
}

export const shopStore: StoreFactory<ShopStore> = {
  key: 'shop.shelf',
  scope: 'player',
  create: ({ call, clock, session, storage }) => new ShopStore(createShopApi(call), { clock, session, storage }),
};
