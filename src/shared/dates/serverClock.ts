/** How far the server's clock is ahead of this one, and how far off that estimate can be; milliseconds. */
export type ClockOffset = { readonly offsetMs: number; readonly errorMs: number };

/** One exchange: the server's own time in its reply, and this clock's time at sending and at receiving. */
export type ClockSample = { readonly serverMs: number; readonly sentMs: number; readonly receivedMs: number };

/** The offset one exchange shows: the reply is taken to be written halfway, so half the way is the error. */
export function clockOffset(sample: ClockSample): ClockOffset {
  const travelMs = Math.max(0, sample.receivedMs - sample.sentMs);
  return { offsetMs: Math.round(sample.serverMs - (sample.sentMs + travelMs / 2)), errorMs: Math.ceil(travelMs / 2) };
}

/**
 * The estimate to keep when another arrives: the more exact one, unless they contradict each other (the clock of
 * the device was set, or it slept); then the newer.
 */
export function betterOffset(known: ClockOffset | null, fresh: ClockOffset): ClockOffset {
  if (known === null) return fresh;
  const isContradiction = Math.abs(known.offsetMs - fresh.offsetMs) > known.errorMs + fresh.errorMs;
  return isContradiction || fresh.errorMs <= known.errorMs ? fresh : known;
}

/** The server's time when this clock reads `nowMs`. */
export function serverTime(nowMs: number, offset: ClockOffset | null): number {
  return nowMs + (offset?.offsetMs ?? 0);
}
