/**
 * Records the intervals between animation frames. Both functions run in a page or frame, given to `evaluate`, so each is
 * complete in itself.
 */

export function startFrames() {
  const recording = { last: null, intervals: [], running: true };
  window.__benchFrames = recording;
  const tick = (time) => {
    if (!recording.running) return;
    if (recording.last !== null) recording.intervals.push(time - recording.last);
    recording.last = time;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** @returns {number[]} in ms */
export function stopFrames() {
  window.__benchFrames.running = false;
  return window.__benchFrames.intervals;
}
