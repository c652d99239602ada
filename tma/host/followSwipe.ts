/** Way down from which a pull on the header closes the app, in CSS px. */
export const swipeDistance = 90;

/** Follows a finger or a pressed mouse down from `handle`; calls `onSwipe` if it is let go far enough down. */
export function followSwipe(handle: HTMLElement, moved: HTMLElement, onSwipe: () => void): void {
  let from: number | null = null;
  const distance = (event: PointerEvent) => (from === null ? 0 : Math.max(0, event.clientY - from));

  handle.addEventListener('pointerdown', (event) => {
    // A press on a button of the header is not a pull.
    if (event.target instanceof Element && event.target.closest('button') !== null) return;
    from = event.clientY;
    handle.setPointerCapture?.(event.pointerId);
  });
  handle.addEventListener('pointermove', (event) => {
    if (from !== null) moved.style.setProperty('--pulled', `${distance(event)}px`);
  });
  const end = (event: PointerEvent) => {
    const isFar = event.type === 'pointerup' && distance(event) >= swipeDistance;
    from = null;
    moved.style.removeProperty('--pulled');
    if (isFar) onSwipe();
  };
  handle.addEventListener('pointerup', end);
  handle.addEventListener('pointercancel', end);
}
