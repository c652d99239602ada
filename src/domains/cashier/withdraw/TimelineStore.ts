import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancel } from '../../../lib/clock.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { WithdrawApi } from './api.ts';
import type { Timeline } from './parseWithdraw.ts';

/** A stage can end by the clock alone (the time to cancel), so the stages are asked for again, in ms. */
const againMs = 10_000;

/** The three clocks of the withdrawal that is shown, kept current by events and by asking again until it has ended. */
export class TimelineStore {
  timeline: Timeline | null = null;
  #id = '';
  #stopAll: Cancel = () => {};
  readonly #api: Pick<WithdrawApi, 'timeline'>;
  readonly #deps: Pick<StoreDeps, 'clock' | 'news'>;

  constructor(api: Pick<WithdrawApi, 'timeline'>, deps: Pick<StoreDeps, 'clock' | 'news'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { timeline: observableRef });
  }

  /** Follows a withdrawal; returns the end of it. */
  follow(id: string): Cancel {
    this.#stopAll();
    if (this.timeline?.transaction !== id) this.timeline = null;
    this.#id = id;
    const stopNews = this.#deps.news.subscribe((event) => {
      if (event.type === 'cashier.transaction_updated' && event.data.id === id) void this.ask();
    });
    const stopGaps = this.#deps.news.subscribeGaps(() => void this.ask());
    const stopAsking = this.#deps.clock.every(againMs, () => {
      if (!this.isOver) void this.ask();
    });
    this.#stopAll = () => {
      stopNews();
      stopGaps();
      stopAsking();
      this.#id = '';
    };
    void this.ask();
    return this.#stopAll;
  }

  get isOver(): boolean {
    const steps = this.timeline?.steps ?? [];
    return steps.length > 0 && !steps.some(({ state }) => state === 'current');
  }

  private async ask(): Promise<void> {
    const id = this.#id;
    if (id === '') return;
    try {
      const timeline = await this.#api.timeline(id);
      if (id === this.#id) runInAction(() => (this.timeline = timeline));
    } catch {
      // Reported by the transport; what is known stays, and it is asked for again.
    }
  }
}
