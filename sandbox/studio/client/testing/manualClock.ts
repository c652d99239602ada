import type { Clock } from '../SpinController.ts';

export interface ManualClock extends Clock {
  /** Moves the time on, and wakes everything that waits for a time up to then, in order. */
  pass(ms: number): Promise<void>;
}

/** Lets everything run that only waits for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A clock that only changes when a test moves it. */
export function manualClock(): ManualClock {
  let now = 0;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    wait: (ms) => new Promise<void>((wake) => void sleepers.push({ at: now + ms, wake })),
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        sleepers.sort((one, other) => one.at - other.at);
        const next = sleepers[0];
        if (next === undefined || next.at > end) break;
        sleepers.shift();
        now = next.at;
        next.wake();
      }
      now = end;
      await settle();
    },
  };
}
