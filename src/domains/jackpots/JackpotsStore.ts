import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JackpotTier, JackpotsTopic } from '../../contract/jackpots.ts';
import type { FollowTopic, Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import { createJackpotsApi } from './api.ts';
import type { JackpotsApi, WireJackpots } from './api.ts';
import { parseJackpot } from './parseJackpots.ts';
import type { Jackpot } from './parseJackpots.ts';

const keyOf = (jackpot: string, tier: JackpotTier): string => `${jackpot} ${tier}`;

/** 1-5: the house's jackpots in the visitor's currency; the amounts are the server's newest. */
export class JackpotsStore implements Snapshotable<WireJackpots> {
  /** The newest drop that was told; 0 before the first message. */
  lastDrop = 0;
  readonly #answer = new Remote<WireJackpots>();
  private live: ReadonlyMap<string, Money> = new Map();
  #followed = '';
  #stop: Cancel = () => {};
  #followers = 0;
  readonly #api: Pick<JackpotsApi, 'jackpots'>;
  readonly #deps: { readonly session: StoreDeps['session']; readonly followTopic: FollowTopic };

  constructor(
    api: Pick<JackpotsApi, 'jackpots'>,
    deps: { readonly session: StoreDeps['session']; readonly followTopic: FollowTopic },
  ) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable<JackpotsStore, 'live'>(this, { live: observableRef, jackpots: computed });
  }

  /** What is known stays while another currency is loaded. */
  get status(): RemoteStatus {
    const { status, value } = this.#answer;
    return status === 'loading' && value !== null ? 'ready' : status;
  }

  get currency(): string {
    return this.#answer.value?.currency ?? '';
  }

  get jackpots(): readonly Jackpot[] {
    return this.#answer.value?.items.map(parseJackpot) ?? [];
  }

  jackpot(id: string): Jackpot | undefined {
    return this.jackpots.find((one) => one.id === id);
  }

  /** What a pool holds: as the server has said last. */
  amountOf(id: string, tier: JackpotTier): Money | null {
    const first = this.jackpot(id)?.pools.find((pool) => pool.tier === tier)?.amount ?? null;
    const live = this.live.get(keyOf(id, tier));
    return live !== undefined && live.currency === first?.currency ? live : first;
  }

  /** Never rejects: the page shows that it failed. */
  load(): Promise<void> {
    const currency = this.ownCurrency;
    // What a server has rendered for guests is right for a player of the same currency.
    if (this.#answer.status === 'ready' && (currency === '' || currency === this.currency)) return Promise.resolve();
    return this.#answer.load(currency, () => this.#api.jackpots(currency)).catch(() => undefined);
  }

  /** Keeps the amounts up to date while a part of the page shows them; returns a disposer. */
  follow(): Cancel {
    this.#followers += 1;
    this.listen();
    return () => {
      this.#followers -= 1;
      if (this.#followers === 0) this.listen();
    };
  }

  /** The visitor or the currency may have changed. */
  async reload(): Promise<void> {
    await this.load();
    this.listen();
  }

  dehydrate(): WireJackpots | null {
    return this.#answer.status === 'ready' ? this.#answer.value : null;
  }

  hydrate(wire: WireJackpots): void {
    this.#answer.adopt(wire.currency, wire);
  }

  private get ownCurrency(): string {
    return this.#deps.session.balance.main?.currency ?? '';
  }

  private listen(): void {
    const wanted = this.#followers === 0 ? '' : this.currency;
    if (wanted === this.#followed) return;
    this.#stop();
    this.#followed = wanted;
    this.#stop =
      wanted === '' ? () => {} : this.#deps.followTopic('jackpots', wanted, (state) => this.take(wanted, state));
  }

  private take(currency: string, { pools, last_drop: lastDrop }: JackpotsTopic): void {
    if (currency !== this.#followed) return;
    // A pool that has fallen begins another cycle, with another commitment.
    const isNew = this.lastDrop !== 0 && lastDrop > this.lastDrop;
    this.lastDrop = lastDrop;
    this.live = new Map(
      pools.map(({ jackpot, tier, amount }) => [keyOf(jackpot, tier), parseMoney({ amount, currency })]),
    );
    if (isNew) void this.refresh();
  }

  private async refresh(): Promise<void> {
    const { currency } = this;
    await this.#answer.refresh(currency, () => this.#api.jackpots(currency));
    runInAction(() => this.listen());
  }
}

export const jackpotsStore: StoreFactory<JackpotsStore> = {
  key: 'jackpots.list',
  scope: 'visit',
  create: ({ call, session, followTopic }) => new JackpotsStore(createJackpotsApi(call), { session, followTopic }),
};
