import type { Push } from './Turning.ts';

interface Sample {
  /** Degrees around the middle, and seconds. */
  readonly angle: number;
  readonly at: number;
}

/** A slower hand only moves the wheel; a faster one does not make it faster. Degrees per second. */
const least = 140;
const slowest = 380;
const fastest = 640;
/** Seconds before the release that count. */
const window = 0.12;

/** Degrees from one angle to another, the short way. */
export const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** The push of a hand that has let go; null if it was none. */
export function swipeOf(samples: readonly Sample[], releasedAt: number): Push | null {
  const recent = samples.filter(({ at }) => releasedAt - at <= window);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  let turned = 0;
  for (const [index, { angle }] of recent.entries()) turned += between(recent[index - 1]?.angle ?? angle, angle);
  const speed = Math.abs(turned) / (last.at - first.at);
  if (speed < least) return null;
  return { speed: Math.min(fastest, Math.max(slowest, speed)), direction: turned > 0 ? 1 : -1, isPushed: true };
}
