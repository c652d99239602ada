/**
 * Where fingers type, the field in the app's frame loses the focus, and with it its keyboard; elsewhere there is none. The
 * window counts the calls, since a keyboard that is gone is not seen.
 */
export function hideKeyboardIn(window: HTMLElement): void {
  window.dataset['keyboardHidden'] = String(Number(window.dataset['keyboardHidden'] ?? 0) + 1);
  if (matchMedia('(pointer: coarse)').matches) window.querySelector('iframe')?.blur();
}
