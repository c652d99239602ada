/** Moves the focus to an element if the focused one has gone with the part of the page that it was in. */
export function keepFocusAt(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true });
}
