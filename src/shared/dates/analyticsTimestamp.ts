const UTC_PLUS_3_MS = 3 * 60 * 60 * 1000;

/** 9-12: an analytics timestamp, shifted to a fixed UTC+3 whatever the season: "2026-03-05T18:07:00.000+03:00". */
export function analyticsTimestamp(epochMs: number): string {
  return new Date(epochMs + UTC_PLUS_3_MS).toISOString().replace('Z', '+03:00');
}
