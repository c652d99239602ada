import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Every block on screen shows all four. */
export type RemoteStatus = 'idle' | 'loading' | 'ready' | 'failed';

type Fetch<T> = () => Promise<T>;

/**
 * One answer of the operator and how it stands. `key` names the question (a filter, a game, a player): an answer that
 * arrives after another question was asked is dropped. `onValue` runs in the same action that sets a fetched value.
 */
export class Remote<T> {
  status: RemoteStatus = 'idle';
  value: T | null = null;
  #key: string | null = null;
  #running: Promise<void> | null = null;
  /** Counts requests, so that only the answer to the latest is taken. */
  #turn = 0;
  readonly #onValue: (value: T) => void;

  constructor(onValue: (value: T) => void = () => {}) {
    this.#onValue = onValue;
    makeAutoObservable(this, { value: observableRef });
  }

  /**
   * Fetches unless the value of `key` is loaded; joins a request for it that is under way. The value of the key before
   * stays, with status `loading`, until the new one arrives. Rejects with the reason of `fetch`.
   */
  load(key: string, fetch: Fetch<T>): Promise<void> {
    if (key === this.#key && this.status !== 'failed') return this.#running ?? Promise.resolve();
    this.#key = key;
    this.status = 'loading';
    return this.start(fetch);
  }

  /**
   * Fetches again. A loaded value of `key` stays `ready` meanwhile, and also where this fails; the value of another key
   * is dropped at once. Never rejects: the transport reports the failure and `status` shows it.
   */
  refresh(key: string, fetch: Fetch<T>): Promise<void> {
    if (key !== this.#key) this.reset();
    this.#key = key;
    if (this.value === null) this.status = 'loading';
    return this.start(fetch).catch(() => undefined);
  }

  /** Takes a value that was fetched elsewhere: the snapshot of a server render, or the result of a change. */
  adopt(key: string, value: T): void {
    this.#turn += 1;
    this.#running = null;
    this.#key = key;
    this.value = value;
    this.status = 'ready';
  }

  /** Drops the value; an answer under way is dropped when it arrives. */
  reset(): void {
    this.#turn += 1;
    this.#running = null;
    this.#key = null;
    this.value = null;
    this.status = 'idle';
  }

  private start(fetch: Fetch<T>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const running = fetch().then(
      (value) => {
        if (turn === this.#turn) this.settle(value);
      },
      (error: unknown) => {
        if (turn === this.#turn) this.fail();
        throw error;
      },
    );
    this.#running = running;
    return running;
  }

  private settle(value: T): void {
    runInAction(() => {
      this.#running = null;
      this.value = value;
      this.status = 'ready';
      this.#onValue(value);
    });
  }

  private fail(): void {
    this.#running = null;
    if (this.status === 'loading') this.status = 'failed';
  }
}
