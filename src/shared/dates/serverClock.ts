/** How far the server's clock is ahead of this one, and how far off that estimate can be; milliseconds. */
export type ClockOffset = { readonly offsetMs: number; readonly errorMs: number };

/** One exchange: the server's own time in its reply, and this clock's time at sending and at receiving. */
export type ClockSample = { readonly serverMs: number; readonly sentMs: number; readonly receivedMs: number };

/**
 * The offset shown by one exchange. The server time is taken as the middle of the round trip, so the error is half of
 * it.
 */
export function clockOffset(sample: ClockSample): ClockOffset {
  const travelMs = Math.max(0, sample.receivedMs - sample.sentMs);
  return { offsetMs: Math.round(sample.serverMs - (sample.sentMs + travelMs / 2)), errorMs: Math.ceil(travelMs / 2) };
}

/**
 * Chooses the estimate to keep: the more exact one, unless the two contradict each other (the device clock was set, or
 * the device slept); then the newer.
 */
export function betterOffset(known: ClockOffset | null, fresh: ClockOffset): ClockOffset {
  if (known === null) return fresh;
  const isContradiction = Math.abs(known.offsetMs - fresh.offsetMs) > known.errorMs + fresh.errorMs;
  return isContradiction || fresh.errorMs <= known.errorMs ? fresh : known;
}
