type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);

/** A box to tick has its value whether it is ticked or not. */
const isEmpty = (control: Control): boolean =>
  control.type === 'checkbox' && 'checked' in control ? !control.checked : control.value === '';

/**
 * Once the player has filled this control: sends its form, which then says what is wrong in it. While another field that
 * the form requires is still empty, nothing is wrong yet, and the focus goes on to that one instead.
 */
export function sendOrGoOn({ form }: Control): void {
  if (form === null) return;
  const required = [...form.querySelectorAll('[aria-required="true"]')].filter(isControl);
  const next = required.find((control) => !control.disabled && isEmpty(control));
  if (next === undefined) form.requestSubmit();
  else next.focus();
}
