/** Where nothing is painted (a tab in the background), nobody waits for it longer, in ms. */
const patienceMs = 100;

/**
 * Resolves when the next frame has been painted. What costs more than a frame begins after it, so that what was touched
 * shows the touch first.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const patience = setTimeout(resolve, patienceMs);
    requestAnimationFrame(() => {
      // A message is handled after the frame in whose callbacks it was sent.
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

/** A handler whose work begins after what was touched has answered. */
export const paced =
  <A extends readonly unknown[]>(work: (...args: A) => unknown) =>
  (...args: A): void =>
    void afterNextPaint().then(() => work(...args));
