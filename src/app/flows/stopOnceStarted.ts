import type { Stop } from '../../kernel/manifest.ts';

/** A flow stopped while its code is loading is stopped right after it has started. */
export function stopOnceStarted(starting: Promise<Stop>): Stop {
  let stopFlow: Stop = () => {};
  let isStopped = false;
  void starting.then((stop) => {
    if (isStopped) stop();
    else stopFlow = stop;
  });
  return () => {
    isStopped = true;
    stopFlow();
  };
}
