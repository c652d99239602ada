/** Longest wait if nothing is painted (a background tab), in ms. */
const patienceMs = 100;

/**
 * Resolves when the next frame has been painted. Work longer than a frame starts after it, so that the pressed element
 * shows its feedback first.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const patience = setTimeout(resolve, patienceMs);
    requestAnimationFrame(() => {
      // A message sent in a frame callback is handled after that frame's paint.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        clearTimeout(patience);
        painted.port1.close();
        resolve();
      };
      painted.port2.postMessage(null);
    });
  });
}

/** Wraps a handler so that it runs after the pressed element's feedback has been painted. */
export const paced =
  <A extends readonly unknown[]>(work: (...args: A) => unknown) =>
  (...args: A): void =>
    void afterNextPaint().then(() => work(...args));
