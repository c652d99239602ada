import type { Clock } from '../../lib/clock.ts';
import { pauseAfter } from '../../lib/KeptFetch.ts';
import type { Stop } from '../../kernel/manifest.ts';

/**
 * Starts a flow whose code is fetched first. If it does not arrive, it is asked for again with growing pauses: without
 * some of the flows nobody would be signed out or reminded. A flow stopped meanwhile is stopped right after it has
 * started, or not started at all.
 */
export function stopOnceStarted(start: () => Promise<Stop>, clock: Pick<Clock, 'after'>): Stop {
  let stopFlow: Stop = () => {};
  let isStopped = false;
  const attempt = (failures: number): void =>
    void start().then(
      (stop) => {
        if (isStopped) stop();
        else stopFlow = stop;
      },
      () => {
        if (!isStopped) stopFlow = clock.after(pauseAfter(failures + 1), () => attempt(failures + 1));
      },
    );
  attempt(0);
  return () => {
    isStopped = true;
    stopFlow();
  };
}
