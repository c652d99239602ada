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
  /** Updates the offset from an answer's `server_time`. */
  learn(serverTime: string): void;
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    device: () => Date.now(),
    learn(serverTime) {
      const server = Date.parse(serverTime);
      if (Number.isFinite(server)) offset = server - Date.now();
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
