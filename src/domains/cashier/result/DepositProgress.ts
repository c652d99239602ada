import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancel } from '../../../lib/clock.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { DepositApi, DepositInfo } from '../deposit/depositApi.ts';

/** How often coins and expiry are asked for while a deposit is shown, in ms: confirmations come every few seconds. */
const pauseMs = 4_000;

/** How an unfinished deposit goes on (7-47): asked again and again while it is shown. */
export class DepositProgress {
  info: DepositInfo | null = null;
  #id = '';
  readonly #api: Pick<DepositApi, 'info'>;
  readonly #clock: Pick<StoreDeps['clock'], 'every'>;

  constructor(api: Pick<DepositApi, 'info'>, clock: Pick<StoreDeps['clock'], 'every'>) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this, { info: observableRef });
  }

  /** Follows a deposit until the returned function is called. */
  follow(id: string): Cancel {
    if (id !== this.#id) this.forget();
    this.#id = id;
    void this.ask();
    const stop = this.#clock.every(pauseMs, () => void this.ask());
    return () => {
      stop();
      // A late answer belongs to a deposit that is shown no more.
      if (this.#id === id) this.#id = '';
    };
  }

  async ask(): Promise<void> {
    const id = this.#id;
    try {
      const info = await this.#api.info(id);
      if (id === this.#id) runInAction(() => this.take(info));
    } catch {
      // Reported by the transport. What is known stays on screen; it is asked again.
    }
  }

  forget(): void {
    this.#id = '';
    this.info = null;
  }

  private take(info: DepositInfo): void {
    this.info = info;
  }
}
