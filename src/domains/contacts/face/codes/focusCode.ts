/** Gives the focus to the field for a code in the form of this element. As a `ref` it does so when the element appears. */
export function focusCode(element: HTMLElement | null): void {
  element?.closest('form')?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus();
}
