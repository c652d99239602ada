/** The buckets of the results: days, weeks or months of the player's own calendar. */
export const bucketKinds = ['day', 'week', 'month'] as const;
export type BucketKind = (typeof bucketKinds)[number];

/** How many buckets are shown, the present one included. */
const counts: Readonly<Record<BucketKind, number>> = { day: 14, week: 12, month: 12 };

/** Days from Monday to this day of the week. */
const sinceMonday = (day: number): number => (day + 6) % 7;

/**
 * The bounds of the latest buckets, ascending, in epoch ms; the last one is the end of the present bucket. They follow
 * the device's calendar, so a day with a change of the clock is longer or shorter.
 */
export function bucketBounds(kind: BucketKind, now: number): readonly number[] {
  const today = new Date(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const monday = day - sinceMonday(today.getDay());
  return Array.from({ length: counts[kind] + 1 }, (_bound, index) => {
    const back = counts[kind] - 1 - index;
    if (kind === 'month') return new Date(year, month - back, 1).getTime();
    return new Date(year, month, kind === 'day' ? day - back : monday - 7 * back).getTime();
  });
}
