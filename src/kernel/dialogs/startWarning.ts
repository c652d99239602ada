import { reaction } from 'mobx';
import type { Cancel, Clock } from '../../lib/clock.ts';
import type { Stop } from '../manifest.ts';

/** Delays before a warning that could not be shown is tried again, in ms: a few times, since its time runs out. */
export const warnAgainMs: readonly number[] = [1_000, 3_000, 9_000];

export interface Warning {
  /** Whole seconds that it has left; null while it is not due. */
  readonly secondsLeft: () => number | null;
  /** Opens its dialog: true if the player has answered that they are there. */
  readonly open: () => Promise<boolean>;
  readonly onThere: () => void;
}

/**
 * Opens a warning whenever it is due. One that could not be shown is no answer: it is tried again a few times while its
 * time runs on.
 */
export function startWarning(clock: Pick<Clock, 'after'>, { secondsLeft, open, onThere }: Warning): Stop {
  let stopWaiting: Cancel = () => {};
  const warn = async (delays: readonly number[]): Promise<void> => {
    if (await open()) return onThere();
    const [delay, ...later] = delays;
    if (delay === undefined || secondsLeft() === null) return undefined;
    stopWaiting();
    stopWaiting = clock.after(delay, () => void warn(later));
  };
  const stopWatching = reaction(
    () => secondsLeft() !== null,
    (isDue) => {
      stopWaiting();
      if (isDue) void warn(warnAgainMs);
    },
  );
  return () => {
    stopWatching();
    stopWaiting();
  };
}
