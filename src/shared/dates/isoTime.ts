const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 of an ISO 8601 time with an offset; null for anything else. */
export function isoToMs(text: string): number | null {
  if (!ISO.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
}

/** The ISO 8601 UTC text of a time, as on the wire. */
export function msToIso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
