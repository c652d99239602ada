/** Brake times of the reels. Pure; times in ms. */

export type StopRhythm = 'even' | 'quickening' | 'pairs';

export interface StopPlan {
  /** The brake time of each reel. */
  readonly brakeAt: readonly number[];
  /** Whether the reel spins longer because the reels before it have enough scatters. */
  readonly anticipated: readonly boolean[];
}

export interface StopRequest {
  readonly now: number;
  /** Time at which the reels began to spin. */
  readonly startedAt: number;
  /** Minimum time from the start to the first brake. */
  readonly minSpinMs: number;
  readonly staggerMs: number;
  readonly rhythm: StopRhythm;
  readonly anticipationMs: number;
  /** Number of scatters in each reel's final window. */
  readonly scatters: readonly number[];
  /** Number of scatters after which the next reels are anticipated; 0 when the game has no scatter. */
  readonly anticipateFrom: number;
}

/** Delay of a reel's brake after that of the previous reel. */
export function staggerOf(rhythm: StopRhythm, reel: number, staggerMs: number): number {
  if (reel === 0) {
    return 0;
  }
  if (rhythm === 'quickening') {
    return staggerMs * Math.max(0.5, 1.25 - reel * 0.15);
  }
  if (rhythm === 'pairs') {
    return reel % 2 === 1 ? staggerMs * 0.45 : staggerMs * 1.5;
  }
  return staggerMs;
}

/** Plans the reels' brakes for a normal stop. */
export function planStops(request: StopRequest): StopPlan {
  const brakeAt: number[] = [];
  const anticipated: boolean[] = [];
  let at = Math.max(request.now, request.startedAt + request.minSpinMs);
  let seen = 0;
  request.scatters.forEach((scatters, reel) => {
    const waits = request.anticipateFrom > 0 && seen >= request.anticipateFrom;
    at += staggerOf(request.rhythm, reel, request.staggerMs) + (waits ? request.anticipationMs : 0);
    brakeAt.push(at);
    anticipated.push(waits);
    seen += scatters;
  });
  return { brakeAt, anticipated };
}

/** Plans a quick stop: every reel that is still spinning brakes almost at once, with no anticipation. */
export function planQuickStops(plan: StopPlan, now: number): StopPlan {
  const hurry = 35;
  let waiting = 0;
  const brakeAt = plan.brakeAt.map((at) => {
    if (at <= now) {
      return at;
    }
    const sooner = Math.min(at, now + waiting * hurry);
    waiting += 1;
    return sooner;
  });
  return { brakeAt, anticipated: plan.anticipated.map(() => false) };
}
