/** Motion of falling symbols. Pure: distances in cells, times in ms. */

/** Cells per second². */
const GRAVITY = 52;
const BOUNCE_MS = 190;
/** Height of the bounce as a share of the distance, and its limit in cells. */
const BOUNCE_SHARE = 0.05;
const BOUNCE_MOST = 0.16;

/** Time until a symbol that falls a distance has landed. */
export const landingMs = (distance: number): number => Math.sqrt((2 * distance) / GRAVITY) * 1_000;

/** Time until it rests, with its bounce. */
export const restMs = (distance: number): number => (distance <= 0 ? 0 : landingMs(distance) + BOUNCE_MS);

/** How far above its place it is: the distance at first, 0 when it lands and at rest, a little more during the bounce. */
export function heightAt(distance: number, elapsed: number): number {
  if (distance <= 0) return 0;
  if (elapsed <= 0) return distance;
  const seconds = elapsed / 1_000;
  const left = distance - (GRAVITY * seconds * seconds) / 2;
  if (left > 0) return left;
  const bounced = (elapsed - landingMs(distance)) / BOUNCE_MS;
  if (bounced >= 1) return 0;
  const height = Math.min(BOUNCE_MOST, distance * BOUNCE_SHARE);
  return height * 4 * bounced * (1 - bounced);
}

/** How far below its place a symbol is that falls out of the grid. */
export const depthAt = (elapsed: number): number => (elapsed <= 0 ? 0 : (GRAVITY * (elapsed / 1_000) ** 2) / 2);
