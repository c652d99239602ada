/** Calls `draw` before each paint, with the time in seconds, until it returns false or the result is called. */
export function eachFrame(draw: (now: number) => boolean): () => void {
  const step = (ms: number) => {
    if (draw(ms / 1000)) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** The time of the frames, in seconds. */
export const frameTime = (): number => performance.now() / 1000;

/** Whether the visitor has asked for as little movement as possible. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
