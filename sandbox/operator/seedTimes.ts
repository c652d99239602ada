const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The Monday of a time's week, in UTC. */
function mondayOf(at: Date): number {
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return day - ((at.getUTCDay() + 6) % 7) * DAY_MS;
}

/** A time before this week, counted from its Monday back in days, then in hours and minutes on. */
export const beforeThisWeek = (now: Date, days: number, hours = 0, minutes = 0): Date =>
  new Date(mondayOf(now) - days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS);

/** So many minutes ago, but not before today: what belongs to the running week stays in it on a Monday. */
export const earlierToday = (now: Date, minutes: number): Date =>
  new Date(Math.max(now.getTime() - (now.getTime() % DAY_MS), now.getTime() - minutes * MINUTE_MS));
