import { createContext } from 'react';
import type { Clock } from '../lib/clock.ts';

/** Ms after which `finished` does not wait any longer: a part whose code does not arrive must not hold the rest up. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Which parts of the server's page have hydrated. React hydrates each Suspense boundary on its own, later than the page
 * around it. What changes a store before that makes a part's first render differ from the server's markup, so whatever
 * brings news (session, sockets) waits for `finished`.
 */
export class Hydration {
  private readonly waiting = new Set<symbol>();
  private hasTakenOver = false;
  private end: () => void = () => {};
  /** Fulfilled once all parts that were found have hydrated, or after five seconds. */
  readonly finished: Promise<void>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.finished = new Promise((resolve) => {
      this.end = resolve;
      clock.after(LONGEST_WAIT_MS, resolve);
    });
  }

  /** False from when the page around the parts has hydrated: what is rendered then is not the server's. */
  get isTakingOver(): boolean {
    return !this.hasTakenOver;
  }

  /** The page around the parts has hydrated: the parts in it have been added. */
  begin(): void {
    this.hasTakenOver = true;
    this.look();
  }

  add(part: symbol): void {
    this.waiting.add(part);
  }

  /** A part has hydrated, or is gone. Parts inside of it are added in the same commit. */
  remove(part: symbol): void {
    this.waiting.delete(part);
    this.look();
  }

  private look(): void {
    // After the commit: its other effects may add parts.
    void Promise.resolve().then(() => {
      if (this.hasTakenOver && this.waiting.size === 0) this.end();
    });
  }
}

/** None in a server render and in tests: nothing waits there. */
export const HydrationContext = createContext<Hydration | null>(null);
