import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import { createWheelApi } from './api.ts';
import type { Campaign, Chance, Spin, WheelApi, WheelInfo } from './api.ts';
import { OnceCall } from './OnceCall.ts';
import type { OnceDeps } from './OnceCall.ts';
import { SpinStore } from './SpinStore.ts';
import type { SpunWheel } from './SpinStore.ts';

interface Wheel {
  readonly info: WheelInfo;
  readonly chances: readonly Chance[];
}

interface Sent {
  readonly campaigns: readonly Campaign[];
  readonly wheel: Wheel | null;
}

type Deps = Pick<StoreDeps, 'news'> & OnceDeps;

const none: readonly Campaign[] = [];

/** 2.2-15: the wheels that turn now, and everything about the chosen one; for guests a server has rendered it. */
export class WheelsStore implements Snapshotable<Sent>, SpunWheel {
  readonly spins: SpinStore;
  readonly purchase: OnceCall<Campaign>;
  readonly gift: OnceCall<Spin>;
  readonly #list = new Remote<readonly Campaign[]>();
  readonly #chosen = new Remote<Wheel>();
  /** Empty for the first. */
  private wanted = '';
  /** Changes of another tab or of quests wait while the wheel turns: what it shows must not move under it. */
  #isHeld = false;
  #isStale = false;
  readonly #api: Pick<WheelApi, 'campaigns' | 'info' | 'chances' | 'spin' | 'buy' | 'take'>;
  readonly #deps: Deps;

  constructor(api: Pick<WheelApi, 'campaigns' | 'info' | 'chances' | 'spin' | 'buy' | 'take'>, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    this.spins = new SpinStore(api, this, deps);
    this.purchase = new OnceCall(deps, {
      name: 'wheel_purchase_pending',
      send: ({ campaign = '', spins = '', price = '' }, key, uid) =>
        api.buy(campaign, { spins: Number(spins), price }, key, uid),
    });
    this.gift = new OnceCall(deps, {
      name: 'wheel_gift_pending',
      send: ({ spin = '' }, key, uid) => api.take(Number(spin), key, uid),
    });
    makeAutoObservable(this, { spins: false, purchase: false, gift: false });
  }

  get status(): RemoteStatus {
    const { status, value } = this.#list;
    return status === 'loading' && value !== null ? 'ready' : status;
  }

  get campaigns(): readonly Campaign[] {
    return this.#list.value ?? none;
  }

  get campaign(): Campaign | null {
    return this.campaigns.find(({ id }) => id === this.wanted) ?? this.campaigns[0] ?? null;
  }

  /** Of the chosen campaign; null while another one's is loading. */
  get wheel(): Wheel | null {
    const { value } = this.#chosen;
    return value !== null && value.info.campaign_id === this.campaign?.id ? value : null;
  }

  get wheelStatus(): RemoteStatus {
    return this.#chosen.status;
  }

  get next(): WheelInfo['next'] {
    return this.wheel?.info.next ?? null;
  }

  get isLoading(): boolean {
    return this.#list.status !== 'ready' || this.#chosen.status !== 'ready';
  }

  /** Never rejects: the page shows that it failed. */
  async load(): Promise<void> {
    await this.#list.load(this.listKey, () => this.#api.campaigns()).catch(() => undefined);
    await this.loadWheel();
  }

  /** All of it again. Never rejects. */
  async refresh(): Promise<void> {
    this.#isStale = false;
    await this.#list.refresh(this.listKey, () => this.#api.campaigns());
    const { campaign } = this;
    if (campaign !== null) await this.#chosen.refresh(this.wheelKey(campaign.id), () => this.fetchWheel(campaign.id));
  }

  async choose(id: string): Promise<void> {
    this.wanted = id;
    await this.loadWheel();
  }

  /** 7-60: buys spins at the price that the player has seen. False if it was refused. */
  async buy(spins: number): Promise<boolean> {
    const { campaign } = this;
    if (campaign === null || campaign.price === null) return false;
    return this.bought(
      await this.purchase.run({ campaign: campaign.id, spins: String(spins), price: campaign.price.amount }),
    );
  }

  /** False if it was refused. */
  async take(spin: number): Promise<boolean> {
    const taken = await this.gift.run({ spin: String(spin) });
    if (taken === null) void this.refresh();
    return taken !== null;
  }

  /** Calls whose answers an earlier page did not get. */
  async resume(): Promise<void> {
    this.bought(await this.purchase.resume());
    await this.gift.resume();
    await this.spins.resume();
  }

  private bought(campaign: Campaign | null): boolean {
    if (campaign !== null) this.put(campaign);
    else if (this.purchase.fault?.refusal != null) void this.refresh();
    return campaign !== null;
  }

  /** The answer of a purchase. */
  private put(campaign: Campaign): void {
    this.#list.adopt(
      this.listKey,
      this.campaigns.map((one) => (one.id === campaign.id ? campaign : one)),
    );
  }

  /** Keeps everything as it is until the returned function is called. */
  hold(): Cancel {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      if (this.#isStale) void this.refresh();
    };
  }

  /** Follows the player's spins, gifts and quests. */
  follow(): Cancel {
    const stops = [
      this.#deps.news.subscribe(({ type }) => {
        if (type === 'wheels.changed') this.note();
      }),
      this.#deps.news.subscribeGaps(() => this.note()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  dehydrate(): Sent | null {
    return this.#list.status === 'ready' ? { campaigns: this.campaigns, wheel: this.wheel } : null;
  }

  hydrate({ campaigns, wheel }: Sent): void {
    this.#list.adopt(keyOf(0), campaigns);
    if (wheel !== null) this.#chosen.adopt(`${keyOf(0)} ${wheel.info.campaign_id}`, wheel);
  }

  private note(): void {
    this.#isStale = true;
    if (!this.#isHeld) void this.refresh();
  }

  private get listKey(): string {
    return keyOf(this.#deps.session.uid);
  }

  private wheelKey(id: string): string {
    return `${this.listKey} ${id}`;
  }

  private async loadWheel(): Promise<void> {
    const { campaign } = this;
    if (campaign === null) return;
    await this.#chosen.load(this.wheelKey(campaign.id), () => this.fetchWheel(campaign.id)).catch(() => undefined);
  }

  private async fetchWheel(id: string): Promise<Wheel> {
    const [info, chances] = await Promise.all([this.#api.info(id), this.#api.chances(id)]);
    return { info, chances };
  }
}

const keyOf = (uid: number): string => String(uid);

export const wheelsStore: StoreFactory<WheelsStore> = {
  key: 'wheel.wheels',
  scope: 'player',
  create: ({ call, clock, news, play, session, storage }) =>
    new WheelsStore(createWheelApi(call), { clock, news, play, session, storage }),
};
