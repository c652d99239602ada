/** The middle of an element, as parts of the window from its left and its top. */
export type DropPoint = readonly [x: number, y: number];

/**
 * Moves an element with the pointer that was pressed on its handle, until it is released; then it is where it was, and
 * `onDrop` gets the place it was dropped at. Only its transform changes meanwhile; `data-dragged` tells styles of it.
 */
export function dragElement(
  down: PointerEvent,
  handle: HTMLElement,
  element: HTMLElement,
  onDrop: (at: DropPoint) => void,
): void {
  if (down.button !== 0) return;
  const { pointerId, clientX, clientY } = down;
  handle.setPointerCapture(pointerId);
  element.dataset['dragged'] = '';
  const follow = (move: PointerEvent) => {
    element.style.transform = `translate3d(${move.clientX - clientX}px, ${move.clientY - clientY}px, 0)`;
  };
  const release = () => {
    handle.removeEventListener('pointermove', follow);
    handle.removeEventListener('pointerup', drop);
    handle.removeEventListener('pointercancel', release);
    element.style.transform = '';
    delete element.dataset['dragged'];
  };
  const drop = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    release();
    onDrop([(left + width / 2) / innerWidth, (top + height / 2) / innerHeight]);
  };
  handle.addEventListener('pointermove', follow);
  handle.addEventListener('pointerup', drop);
  handle.addEventListener('pointercancel', release);
}
