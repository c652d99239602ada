/** What is remembered of the offers to install the app. */
export interface Refusals {
  readonly count: number;
  /** When the last one was, in epoch ms of the device. */
  readonly at: number;
}

const dayMs = 24 * 3_600_000;
/** How long an offer that was refused is not repeated, in ms. */
const pauseMs = 30 * dayMs;
/** Whoever has refused this often is never asked again. */
const mostRefusals = 3;
/** A visit this long after the first one is another one, in ms. */
const returnMs = 12 * 3_600_000;

export const none: Refusals = { count: 0, at: 0 };

/** After a clock was set back, the pause ends when the clock says so. */
export function mayOffer({ count, at }: Refusals, now: number): boolean {
  return count === 0 || (count < mostRefusals && now - at >= pauseMs);
}

export const hasReturned = (firstVisit: number, now: number): boolean => now - firstVisit >= returnMs;

/** As stored; none if nothing is, or it was altered. */
export function readRefusals(text: string | null): Refusals {
  const [, count = '', at = ''] = /^(\d{1,3}) (\d{1,15})$/.exec(text ?? '') ?? [];
  return count === '' ? none : { count: Number(count), at: Number(at) };
}

export const writeRefusals = ({ count, at }: Refusals): string => `${count} ${at}`;
