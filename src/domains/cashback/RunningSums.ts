import { makeAutoObservable, reaction } from 'mobx';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Cancel, Clock } from '../../lib/clock.ts';
import type { CashbackApi } from './api.ts';
import type { CashbackSum } from './parseCashback.ts';

/** Rounds follow one another: the sums are fetched once for all of this time, in ms. */
const gatherMs = 2_000;
/** From the end of a period to its successor's sums, in ms. */
const graceMs = 1_000;

const none: readonly CashbackSum[] = [];

/** What the running week and day would give if they ended now. Fetched again while the player plays, and at each end. */
export class RunningSums {
  readonly #answer = new Remote<readonly CashbackSum[]>();
  #stopGathering: Cancel | null = null;
  readonly #api: Pick<CashbackApi, 'running'>;
  readonly #clock: Pick<Clock, 'now' | 'after'>;

  constructor(api: Pick<CashbackApi, 'running'>, clock: Pick<Clock, 'now' | 'after'>) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get sums(): readonly CashbackSum[] {
    return this.#answer.value ?? none;
  }

  /** Never rejects. */
  load(): Promise<void> {
    return this.#answer.refresh('', () => this.#api.running());
  }

  /** The player has staked or won. */
  note(): void {
    this.#stopGathering ??= this.#clock.after(gatherMs, () => {
      this.#stopGathering = null;
      void this.load();
    });
  }

  /** Fetches at the end of each period, until the returned function is called. */
  follow(): Cancel {
    let stopTimer: Cancel = () => {};
    const stopWatching = reaction(
      () => this.nextEnd,
      (end) => {
        stopTimer();
        if (end !== null) stopTimer = this.#clock.after(end - this.#clock.now() + graceMs, () => void this.load());
      },
      { fireImmediately: true },
    );
    return () => {
      stopTimer();
      stopWatching();
      this.#stopGathering?.();
      this.#stopGathering = null;
    };
  }

  private get nextEnd(): number | null {
    const ends = this.sums.map(({ endsAt }) => endsAt).filter((end) => end > this.#clock.now());
    return ends.length === 0 ? null : Math.min(...ends);
  }
}
