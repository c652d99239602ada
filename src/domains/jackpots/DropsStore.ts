import { makeAutoObservable } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createJackpotsApi } from './api.ts';
import type { JackpotsApi, WireDrops } from './api.ts';
import { parseDrop } from './parseJackpots.ts';
import type { Drop } from './parseJackpots.ts';

/** Winners shown at first, and added by "show more"; the operator gives a hundred at most. */
const pageSize = 10;
const mostShown = 100;

interface Sent {
  readonly id: string;
  readonly wire: WireDrops;
}

/** The winners of one jackpot, or of all: newest first. */
export class DropsStore implements Snapshotable<Sent> {
  readonly #answer = new Remote<WireDrops>();
  #id = '';
  #uid = 0;
  private shown = pageSize;
  readonly #api: Pick<JackpotsApi, 'drops'>;

  constructor(api: Pick<JackpotsApi, 'drops'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    const { status, value } = this.#answer;
    return status === 'loading' && value !== null ? 'ready' : status;
  }

  get isMoreLoading(): boolean {
    return this.#answer.status === 'loading' && this.#answer.value !== null;
  }

  get items(): readonly Drop[] {
    return this.#answer.value?.items.map(parseDrop) ?? [];
  }

  get hasMore(): boolean {
    return this.shown < mostShown && (this.#answer.value?.count ?? 0) > this.items.length;
  }

  /** Of another jackpot or player from the start. Never rejects. */
  load(id: string, uid: number): Promise<void> {
    if (id !== this.#id || uid !== this.#uid) this.shown = pageSize;
    if (id !== this.#id) this.#answer.reset();
    this.#id = id;
    this.#uid = uid;
    return this.#answer.load(this.key, () => this.fetch()).catch(() => undefined);
  }

  more(): Promise<void> {
    this.shown = Math.min(mostShown, this.shown + pageSize);
    return this.load(this.#id, this.#uid);
  }

  /** There is another winner. */
  refresh(): Promise<void> {
    return this.#answer.refresh(this.key, () => this.fetch());
  }

  dehydrate(): Sent | null {
    return this.#answer.status === 'ready' && this.#answer.value !== null
      ? { id: this.#id, wire: this.#answer.value }
      : null;
  }

  hydrate({ id, wire }: Sent): void {
    this.#id = id;
    this.#answer.adopt(this.key, wire);
  }

  private get key(): string {
    return `${this.#id} ${this.#uid} ${this.shown}`;
  }

  private fetch(): Promise<WireDrops> {
    return this.#api.drops(this.#id, this.shown);
  }
}

export const dropsStore: StoreFactory<DropsStore> = {
  key: 'jackpots.drops',
  scope: 'player',
  create: ({ call }) => new DropsStore(createJackpotsApi(call)),
};
