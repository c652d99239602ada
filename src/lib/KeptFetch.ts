import { backOffMs } from './backOff.ts';
import { BrokenImport } from './BrokenImport.ts';
import { createClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { readable, settledReadable } from './readable.ts';

/** The longest pause in ms before a file that did not arrive is asked for again. */
const LONGEST_PAUSE_MS = 30_000;

/** The pause in ms after so many failures in a row. */
export const pauseAfter = (failures: number): number => backOffMs(failures - 1, LONGEST_PAUSE_MS);

/** Code or words of the site that did not arrive. Whoever shows the fault can ask for them again. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(
    cause: unknown,
    /** Ms to wait before asking again without a press. */
    readonly pauseMs: number,
    /** Asks again at once; rejects with the next `FileMissing` if that fails too. */
    readonly askAgain: () => Promise<unknown>,
  ) {
    super('a file of the site did not arrive', { cause });
  }

  /** Only another document will have it, however often this one asks. */
  get isForGood(): boolean {
    return this.cause instanceof BrokenImport;
  }
}

/**
 * A fetch whose outcome is kept, a failure too: during render it is asked for as often as React likes, and a promise that
 * is new each time would send a request each time. A failed one is asked for again once its pause is over.
 */
export class KeptFetch<T> {
  /** What has arrived, for `use` to read at once. */
  #arrived: Promise<T> | null = null;
  #asked: Promise<T> | null = null;
  #arrival: Promise<T> | null = null;
  readonly #onMissing: (() => void)[] = [];
  /** For those who wait however long it takes, whoever has asked: a press does not wait for their pause. */
  #onArrived: (value: T) => void = () => {};
  #failures = 0;
  /** On the device's clock: from then on a failed fetch is repeated. */
  #dueAt = Infinity;
  readonly #fetch: () => Promise<T>;
  readonly #clock: Pick<Clock, 'device' | 'after'>;

  /** `fetch` is called for each attempt. */
  constructor(fetch: () => Promise<T>, clock: Pick<Clock, 'device' | 'after'> = createClock()) {
    this.#fetch = fetch;
    this.#clock = clock;
  }

  /** The same promise each time; after a failure the same rejected one, with `FileMissing`, until its pause is over. */
  get(): Promise<T> {
    return this.#asked !== null && this.#clock.device() < this.#dueAt ? this.#asked : this.#attempt();
  }

  /** For a press: does not wait for the end of a pause. Joins a fetch under way. */
  askAgain(): Promise<T> {
    return this.#asked !== null && this.#dueAt === Infinity ? this.#asked : this.#attempt();
  }

  /**
   * Never rejects: asks again after each pause until it has arrived. `onMissing` is told once if it does not arrive at
   * first.
   */
  arrival(onMissing: () => void = () => {}): Promise<T> {
    if (this.#failures > 0) onMissing();
    else this.#onMissing.push(onMissing);
    this.#arrival ??=
      this.#arrived ??
      readable(
        new Promise((resolve) => {
          this.#onArrived = resolve;
          const ask = (): void => void this.get().catch(() => void this.#clock.after(pauseAfter(this.#failures), ask));
          ask();
        }),
      );
    return this.#arrival;
  }

  #attempt(): Promise<T> {
    this.#dueAt = Infinity;
    this.#asked = readable(
      this.#fetch().then(
        (value) => {
          this.#failures = 0;
          this.#arrived = settledReadable(value);
          this.#onArrived(value);
          return value;
        },
        (cause: unknown) => {
          this.#failures += 1;
          const pauseMs = pauseAfter(this.#failures);
          for (const tell of this.#onMissing.splice(0)) tell();
          this.#dueAt = this.#clock.device() + pauseMs;
          throw new FileMissing(cause, pauseMs, () => this.askAgain());
        },
      ),
    );
    return this.#asked;
  }
}

/** Kept fetches by the name of what they fetch. */
export class KeptFetches<T> {
  readonly #byName = new Map<string, KeptFetch<T>>();

  of(name: string, fetch: () => Promise<T>, clock?: Clock): KeptFetch<T> {
    const kept = this.#byName.get(name) ?? new KeptFetch(fetch, clock);
    this.#byName.set(name, kept);
    return kept;
  }
}
