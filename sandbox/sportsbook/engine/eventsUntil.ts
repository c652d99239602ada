import type { MatchEvent, MatchTimeline } from './types.ts';

/** The events that have happened. They are in the order of their times. */
export function eventsUntil({ events }: MatchTimeline, ms: number): readonly MatchEvent[] {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.at ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return events.slice(0, low);
}
