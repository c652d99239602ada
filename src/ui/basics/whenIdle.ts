/** Runs the callback when the browser is idle, at the latest after a second; where it cannot say so, after 200 ms. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
