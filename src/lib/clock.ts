import { betterOffset, clockOffset } from '../shared/dates/serverClock.ts';
import type { ClockOffset } from '../shared/dates/serverClock.ts';

export type Cancel = () => void;

/** The client's time, corrected by the server's, so that countdowns are right on a wrong device clock. */
export interface Clock {
  /** Milliseconds since the epoch, by the server's clock once known. */
  now(): number;
  /**
   * Milliseconds of the device's own clock, for durations: they also pass while the machine sleeps, are the same in all
   * tabs and do not jump when the server's time becomes known. As a date it may be wrong.
   */
  device(): number;
  /**
   * Corrects `now` by an answer's `server_time`, at the answer's arrival. `sentMs` is `device()` at sending: of all
   * answers, the one of the shortest round trip counts.
   */
  learn(serverTime: string, sentMs: number): void;
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
}

export function createClock(): Clock {
  let offset: ClockOffset | null = null;
  let learned = Number.NaN;
  return {
    now: () => Date.now() + (offset?.offsetMs ?? 0),
    device: () => Date.now(),
    learn(serverTime, sentMs) {
      const serverMs = Date.parse(serverTime);
      // Who joins a request under way gets the same answer, and has not seen its whole round trip.
      if (!Number.isFinite(serverMs) || serverMs === learned) return;
      learned = serverMs;
      offset = betterOffset(offset, clockOffset({ serverMs, sentMs, receivedMs: Date.now() }));
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  };
}
