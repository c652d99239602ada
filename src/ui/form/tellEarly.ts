export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const told = new WeakSet<FormControl>();

/**
 * The ref of a form control (`useToldRef` where it has one of its own): what was typed, chosen or filled in by the
 * browser before the page's code came is told to the form as if it happened now. Hydration keeps it in the document, but
 * tells nobody. Not for switches, which act at once: some browsers fill in the state of an earlier visit.
 */
export function tellEarly(control: FormControl | null): void {
  if (control === null || told.has(control)) return;
  told.add(control);
  if (control.disabled) return;
  // The page comes alive in one step: its handlers hear what happens after that.
  const tell = tellingOf(control);
  if (tell !== null) queueMicrotask(tell);
}

function tellingOf(control: FormControl): (() => void) | null {
  if (control.tagName === 'SELECT') return chosenEarly(control);
  if (control.type === 'file') return attachedEarly(control);
  return isSwitch(control) ? pressedEarly(control) : typedEarly(control);
}

const isSwitch = (control: FormControl): boolean => control.type === 'checkbox' || control.type === 'radio';

function typedEarly(control: FormControl): (() => void) | null {
  if (!('defaultValue' in control)) return null;
  const { value: typed, defaultValue: initial } = control;
  if (typed === initial) return null;
  return () => {
    const [from, to] = [control.selectionStart, control.selectionEnd];
    // React hears of a text that differs from the one it has set last, so that one is set first.
    control.value = initial;
    setUnheard(control, typed);
    if (from !== null) control.setSelectionRange(from, to);
    dispatch(control, 'input');
  };
}

function pressedEarly(control: FormControl): (() => void) | null {
  if (!('checked' in control) || control.checked === control.defaultChecked) return null;
  const isChecked = control.checked;
  // Of radio buttons the chosen one tells it.
  if (control.type === 'radio' && !isChecked) return null;
  return () => {
    control.checked = !isChecked;
    control.click();
  };
}

function chosenEarly(control: FormControl): (() => void) | null {
  if (!('options' in control)) return null;
  const chosen = control.value;
  const initial = [...control.options].find((option) => option.hasAttribute('selected'));
  if (initial === undefined || initial.value === chosen) return null;
  return () => {
    control.value = chosen;
    dispatch(control, 'change');
  };
}

/** What was chosen cannot be set anew, and React hears of it each time. */
function attachedEarly(control: FormControl): (() => void) | null {
  if (!('files' in control) || !control.files?.length) return null;
  return () => dispatch(control, 'change');
}

/** Sets the text past the property by which React follows it. */
function setUnheard(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
}

function dispatch(control: FormControl, type: string): void {
  const view = control.ownerDocument.defaultView;
  if (view !== null) control.dispatchEvent(new view.Event(type, { bubbles: true }));
}
