/**
 * The field that gets the focus when a form appears, if there is a keyboard; null on phones, whose virtual keyboard
 * would cover the form, and without a field.
 */
export function firstField(part: HTMLElement): HTMLElement | null {
  return matchMedia('(hover: hover)').matches
    ? part.querySelector<HTMLElement>('input:not([type="radio"]), select, textarea')
    : null;
}
