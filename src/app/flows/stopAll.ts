import type { Stop } from '../../kernel/manifest.ts';

/** Combines several disposers into one. */
export const stopAll =
  (stops: readonly Stop[]): Stop =>
  () => {
    for (const stop of stops) stop();
  };
