import type { Cancel, Clock } from '../../src/lib/clock.ts';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** A clock that moves only by `advance`, and lets promises settle after each timer. */
export class FakeClock implements Clock {
  private time = Date.parse('2026-03-05T12:00:00.000Z');
  private readonly timers = new Set<Timer>();
  /** The server times passed to `learn`. */
  readonly learned: string[] = [];

  now(): number {
    return this.time;
  }

  device(): number {
    return this.time;
  }

  learn(serverTime: string): void {
    this.learned.push(serverTime);
  }

  after(ms: number, run: () => void): Cancel {
    return this.add({ at: this.time + ms, every: null, run });
  }

  every(ms: number, run: () => void): Cancel {
    return this.add({ at: this.time + ms, every: ms, run });
  }

  /** Number of pending timers. A disposed store must leave none. */
  get waiting(): number {
    return this.timers.size;
  }

  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (let next = this.earliest(end); next !== null; next = this.earliest(end)) {
      this.time = next.at;
      if (next.every === null) this.timers.delete(next);
      else next.at += next.every;
      next.run();
      await settle();
    }
    this.time = end;
  }

  /** The machine sleeps: time passes, and no timer runs. */
  sleep(ms: number): void {
    this.time += ms;
    for (const timer of this.timers) timer.at += ms;
  }

  private earliest(end: number): Timer | null {
    const due = [...this.timers].filter((timer) => timer.at <= end).sort((left, right) => left.at - right.at);
    return due[0] ?? null;
  }

  private add(timer: Timer): Cancel {
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }
}

/** Runs pending promise callbacks: 20 turns of the microtask queue. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
