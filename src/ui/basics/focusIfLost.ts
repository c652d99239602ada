/** Gives an element the focus if nothing has it: what had it was removed by the press that has led here. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element?.focus({ preventScroll: true });
}
