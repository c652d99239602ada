import type { Stop } from '../../kernel/manifest.ts';

/** Stops several flows as one. */
export const stopAll =
  (stops: readonly Stop[]): Stop =>
  () => {
    for (const stop of stops) stop();
  };
