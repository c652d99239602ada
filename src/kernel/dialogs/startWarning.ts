import { reaction } from 'mobx';
import { BackedOff } from '../../lib/BackedOff.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Stop } from '../manifest.ts';

export interface Warning {
  /** Whole seconds that it has left; null while it is not due. */
  readonly secondsLeft: () => number | null;
  /** Opens its dialog: true if the player has answered that they are there. */
  readonly open: () => Promise<boolean>;
  readonly onThere: () => void;
}

/**
 * Opens a warning whenever it is due. One that could not be shown is no answer: it is tried again, with pauses, as long
 * as its time runs.
 */
export function startWarning(clock: Pick<Clock, 'after'>, { secondsLeft, open, onThere }: Warning): Stop {
  const warn = async (): Promise<void> => {
    if (await open()) return onThere();
    if (secondsLeft() !== null) again.later();
  };
  const again = new BackedOff(clock, () => void warn());
  const stopWatching = reaction(
    () => secondsLeft() !== null,
    (isDue) => {
      again.reset();
      if (isDue) void warn();
    },
  );
  return () => {
    stopWatching();
    again.stop();
  };
}
