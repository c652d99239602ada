import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { PlayersView } from './AppServices.ts';
import type { PlayerScoped, Snapshotable, StoreDeps, StoreFactory } from './stores.ts';

const isSnapshotable = (store: unknown): store is Snapshotable<unknown> =>
  typeof store === 'object' && store !== null && 'dehydrate' in store && 'hydrate' in store;

const isPlayerScoped = (store: unknown): store is PlayerScoped =>
  typeof store === 'object' && store !== null && 'forgetPlayer' in store;

/** The domains' stores of one visit, each created on first use and kept for its scope. */
export class StoreShelf implements PlayersView {
  /** Replaced with each player: whoever has taken one of these stores observes it, and takes the next player's. */
  private ofPlayer = new Map<string, unknown>();
  readonly #ofVisit = new Map<string, unknown>();
  readonly #snapshots: Map<string, unknown>;

  /** `snapshots` are those of the server render, by factory key; each fills the first store of its key. */
  constructor(snapshots: Readonly<Record<string, unknown>> = {}) {
    this.#snapshots = new Map(Object.entries(snapshots));
    makeAutoObservable<StoreShelf, 'ofPlayer'>(
      this,
      { ofPlayer: observableRef, take: false, subscribe: false, dehydrate: false },
      { autoBind: true },
    );
  }

  get current(): object {
    return this.ofPlayer;
  }

  take<S>(factory: StoreFactory<S>, deps: StoreDeps): S {
    const shelf = factory.scope === 'player' ? this.ofPlayer : this.#ofVisit;
    const known = shelf.get(factory.key);
    if (known !== undefined) return known as S;
    const made = factory.create(deps);
    const snapshot = this.#snapshots.get(factory.key);
    this.#snapshots.delete(factory.key);
    if (snapshot !== undefined && isSnapshotable(made)) made.hydrate(snapshot);
    shelf.set(factory.key, made);
    return made;
  }

  /** Another player, or none, takes the place of the one whose data the stores hold. */
  dropPlayer(): void {
    this.ofPlayer = new Map();
    for (const store of this.#ofVisit.values()) if (isPlayerScoped(store)) store.forgetPlayer();
  }

  /** Bound: components hand it to React. */
  readonly subscribe = (onChange: () => void): (() => void) => reaction(() => this.ofPlayer, onChange);

  /** Snapshots of all stores that have one, by key. */
  dehydrate(): Record<string, unknown> {
    const entries = [...this.#ofVisit, ...this.ofPlayer].flatMap(([key, store]): [string, unknown][] => {
      if (!isSnapshotable(store)) return [];
      const snapshot = store.dehydrate();
      return snapshot === null ? [] : [[key, snapshot]];
    });
    // Sorted: blocks make their stores in the order in which they arrive, and a page is the same every time.
    return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')));
  }
}
