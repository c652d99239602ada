/** CSS pixels that a press may move and still be a click. */
const clickMovement = 5;

interface Slides {
  /** The row is let go; it was at this `scrollLeft` before. */
  readonly onRelease: (from: number) => void;
  /** Whether the row is where it would snap to. */
  readonly isAtSlide: () => boolean;
}

/**
 * Lets a mouse draw a row of slides, as a finger does; touch and pen scroll by themselves. `data-dragged` tells styles
 * that the row follows the mouse, then that it comes to rest. What follows a drag is no click. Returns the end of it.
 */
export function dragSlides(row: HTMLElement, { onRelease, isAtSlide }: Slides): () => void {
  let press: { readonly x: number; readonly from: number } | null = null;
  let isDragged = false;

  const rest = () => void delete row.dataset['dragged'];
  /** It snaps again once it has arrived: snapping at once would jump. */
  const restAtSlide = () => {
    if (press === null && isAtSlide()) rest();
  };

  function handleDown({ pointerType, button, clientX }: PointerEvent): void {
    isDragged = false;
    press = null;
    rest();
    if (pointerType === 'mouse' && button === 0 && row.childElementCount > 1)
      press = { x: clientX, from: row.scrollLeft };
  }

  function handleMove({ pointerId, clientX, buttons }: PointerEvent): void {
    if (press === null) return;
    // Released outside of the row, before the pointer was captured.
    if ((buttons & 1) === 0) return handleUp();
    const moved = clientX - press.x;
    if (!isDragged && Math.abs(moved) <= clickMovement) return;
    if (!isDragged) row.setPointerCapture(pointerId);
    isDragged = true;
    row.dataset['dragged'] = 'along';
    row.scrollLeft = press.from - moved;
  }

  function handleUp(): void {
    const { from } = press ?? { from: 0 };
    press = null;
    if (row.dataset['dragged'] !== 'along') return;
    row.dataset['dragged'] = 'resting';
    onRelease(from);
    restAtSlide();
  }

  /** A click by a key has no number of presses, and is never part of a drag. */
  function handleClick(event: MouseEvent): void {
    if (!isDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Neither the text is selected nor a link or a picture carried away. */
  function refuseOwn(event: Event): void {
    if (press !== null) event.preventDefault();
  }

  const listening = new AbortController();
  const { signal } = listening;
  row.addEventListener('pointerdown', handleDown, { signal });
  row.addEventListener('pointermove', handleMove, { signal });
  row.addEventListener('pointerup', handleUp, { signal });
  row.addEventListener('pointercancel', handleUp, { signal });
  row.addEventListener('click', handleClick, { signal, capture: true });
  row.addEventListener('selectstart', refuseOwn, { signal });
  row.addEventListener('dragstart', refuseOwn, { signal });
  row.addEventListener('scrollend', restAtSlide, { signal });
  // Where no end of scrolling is told, the next way of scrolling ends the rest.
  row.addEventListener('wheel', rest, { signal, passive: true });
  return () => listening.abort();
}
