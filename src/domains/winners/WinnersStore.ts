import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RealtimeEvent } from '../../contract/index.ts';
import type { PlayerScoped, Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import { sha256 } from '../../lib/sha256.ts';
import { createWinnersApi, homeLength, listLength } from './api.ts';
import type { Period, WinnersApi } from './api.ts';
import { parseWinner } from './parseWinner.ts';
import type { Winner } from './parseWinner.ts';

interface Snapshot {
  readonly period: Period;
  readonly items: readonly WireReady[];
}

/** A winner as JSON: amounts are big integers. */
type WireReady = Omit<Winner, 'amount'> & { readonly amount: { readonly minor: string; readonly currency: string } };

type Deps = Pick<StoreDeps, 'followTopic' | 'news'>;

/** The lists of winners: the latest, which are kept up to date, and the biggest of a period. */
export class WinnersStore implements Snapshotable<Snapshot>, PlayerScoped {
  period: Period = 'latest';
  private readonly list = new Remote<readonly Winner[]>();
  /** What has arrived while the list is held. */
  #waiting: readonly Winner[] | null = null;
  #isHeld = false;
  /** Ids of the player's own wins: a public list does not know whose they are. */
  private own: ReadonlySet<string> = new Set();
  readonly #api: Pick<WinnersApi, 'winners'>;
  readonly #deps: Deps;
  readonly #count: number;
  readonly #hash: (text: string) => Promise<string>;

  constructor(
    api: Pick<WinnersApi, 'winners'>,
    deps: Deps,
    count: number,
    hash: (text: string) => Promise<string> = sha256,
  ) {
    this.#api = api;
    this.#deps = deps;
    this.#count = count;
    this.#hash = hash;
    makeAutoObservable<WinnersStore, 'own'>(this, { own: observableRef });
  }

  get status(): RemoteStatus {
    return this.list.status;
  }

  get items(): readonly Winner[] {
    const { own } = this;
    return (this.list.value ?? []).map((winner) => (own.has(winner.id) ? { ...winner, isOwn: true } : winner));
  }

  /** Shows a period. Never rejects: the transport reports the failure, the page offers another try. */
  show(period: Period): Promise<void> {
    this.period = period;
    this.#waiting = null;
    return this.list.load(period, () => this.fetch(period)).catch(() => undefined);
  }

  /** Keeps the latest wins up to date, and marks the player's own; returns a disposer. */
  follow(): Cancel {
    const stops = [
      this.#deps.followTopic('winners', '', ({ items }) => this.take(items.map(parseWinner))),
      this.#deps.news.subscribe((event) => void this.hear(event)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Nothing moves while the player points at the list or has focus in it. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld || this.#waiting === null) return;
    this.merge(this.#waiting);
    this.#waiting = null;
  }

  /** The lists again, as the player who has signed in sees them. */
  refresh(): Promise<void> {
    return this.list.refresh(this.period, () => this.fetch(this.period));
  }

  dehydrate(): Snapshot | null {
    if (this.status !== 'ready') return null;
    const items = (this.list.value ?? []).map(({ amount, ...rest }) => ({
      ...rest,
      amount: { minor: String(amount.minor), currency: amount.currency },
    }));
    return { period: this.period, items };
  }

  hydrate({ period, items }: Snapshot): void {
    this.period = period;
    this.list.adopt(
      period,
      items.map(({ amount, ...rest }) => ({
        ...rest,
        amount: { minor: BigInt(amount.minor), currency: amount.currency },
      })),
    );
  }

  forgetPlayer(): void {
    this.own = new Set();
    const items = this.list.value;
    if (items !== null)
      this.list.adopt(
        this.period,
        items.map((winner) => ({ ...winner, isOwn: false })),
      );
  }

  private async fetch(period: Period): Promise<readonly Winner[]> {
    const items = await this.#api.winners(period, this.#count);
    runInAction(() => {
      this.own = new Set([...this.own, ...items.filter(({ isOwn }) => isOwn).map(({ id }) => id)]);
    });
    return items;
  }

  private take(latest: readonly Winner[]): void {
    if (this.period !== 'latest' || this.status === 'loading') return;
    if (this.#isHeld) this.#waiting = latest;
    else this.merge(latest);
  }

  /** The topic has fewer than the list: what is older than all of it stays, unless it is shown no more. */
  private merge(latest: readonly Winner[]): void {
    const oldest = latest.at(-1)?.at ?? 0;
    const known = new Set(latest.map(({ id }) => id));
    const older = (this.list.value ?? []).filter(({ id, at }) => at <= oldest && !known.has(id));
    this.list.adopt('latest', [...latest, ...older].slice(0, this.#count));
  }

  private async hear(event: RealtimeEvent): Promise<void> {
    if (event.type !== 'account.balance_updated' || event.data.cause.kind !== 'win') return;
    // Without a hash, on a page that is not secure, the next visit marks it.
    const id = (await this.#hash(event.data.cause.round_id).catch(() => '')).slice(0, 16);
    runInAction(() => {
      this.own = new Set([...this.own, id]);
    });
  }
}

const storeOf = (key: string, count: number): StoreFactory<WinnersStore> => ({
  key,
  scope: 'visit',
  create: ({ call, followTopic, news }) => new WinnersStore(createWinnersApi(call), { followTopic, news }, count),
});

export const winnersStore = storeOf('winners.list', listLength);
/** Of the home page's block. */
export const homeWinnersStore = storeOf('winners.home', homeLength);
