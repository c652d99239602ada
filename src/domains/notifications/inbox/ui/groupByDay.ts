import { formatDate } from '../../../../shared/dates/formatDate.ts';

const dayMs = 24 * 3_600_000;

export interface Day<T> {
  /** Of the words; null for a day that is named by its date. */
  readonly key: 'today' | 'yesterday' | null;
  readonly date: string;
  readonly items: readonly T[];
}

/** Items, newest first, by their day in the time zone. */
export function groupByDay<T extends { readonly at: number }>(
  items: readonly T[],
  now: number,
  zone: string,
): readonly Day<T>[] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const date = formatDate(item.at, zone);
    const ofDay = days.get(date);
    if (ofDay === undefined) days.set(date, [item]);
    else ofDay.push(item);
  }
  return [...days].map(([date, ofDay]) => ({ key: keyOf(date, now, zone), date, items: ofDay }));
}

function keyOf(date: string, now: number, zone: string): Day<unknown>['key'] {
  if (date === formatDate(now, zone)) return 'today';
  return date === formatDate(now - dayMs, zone) ? 'yesterday' : null;
}
