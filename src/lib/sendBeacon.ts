/** 7-113: an image beacon, `GET /hit?{query}` of the site. Nobody waits for it, and nobody hears of its fate. */
export function sendBeacon(values: Readonly<Record<string, string>>): void {
  const beacon = new Image();
  beacon.src = `/hit?${new URLSearchParams(values)}`;
}
