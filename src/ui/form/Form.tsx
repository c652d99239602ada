import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { afterNextPaint } from '../basics/afterNextPaint.ts';
import { SlowAnswer } from './SlowAnswer.tsx';

export interface FormProps {
  readonly className?: string | undefined;
  /** Resolves once the outcome is known; field errors, also the operator's, are set by then. */
  readonly onSubmit: () => Promise<unknown>;
  /** It says itself that an answer takes long. */
  readonly tellsSlowness?: boolean | undefined;
  readonly children: ReactNode;
}

const submitUnder = ({ target }: MouseEvent): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;

/**
 * Keeps the focus in the field on mousedown. Otherwise blur would validate it, its message would move the button from
 * under the pointer, and the click would be lost. The click moves the focus instead.
 */
function keepPress(event: MouseEvent): void {
  if (submitUnder(event)) event.preventDefault();
}

/** Hears the presses of the form's own buttons; the returned function ends it. */
function hearPresses(form: HTMLFormElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  const press = (event: MouseEvent) => {
    const button = submitUnder(event);
    // The rest of a double click: by now the first press may have been answered and have emptied the fields.
    if (event.detail > 1 && button === pressed) event.preventDefault();
    // Enter also clicks the button, but without a pointer: keep the focus in the field.
    if (event.detail > 0) button?.focus();
    pressed = button;
  };
  form.addEventListener('mousedown', keepPress);
  form.addEventListener('click', press);
  return () => {
    form.removeEventListener('mousedown', keepPress);
    form.removeEventListener('click', press);
  };
}

/**
 * A form with our own messages instead of the browser's. A refused submission focuses its first invalid field, or shows the
 * message of the whole form, which may be out of view.
 */
export function Form({ className, onSubmit, tellsSlowness = false, children }: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [ended, setEnded] = useState(0);
  const [running, setRunning] = useState(0);
  useEffect(() => (form.current === null ? undefined : hearPresses(form.current)), []);
  // Runs after the render that marks the fields, which is later than the end of the submission.
  useEffect(() => {
    if (ended === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [ended]);
  return (
    <form
      ref={form}
      className={className}
      // Before it is alive, or without scripts, it is not sent at all: a browser would put a password into the address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRunning((count) => count + 1);
        // Submitting validates and renders all fields at once: the button's feedback is painted first.
        void afterNextPaint()
          .then(onSubmit)
          .finally(() => {
            setRunning((count) => count - 1);
            setEnded((count) => count + 1);
          });
      }}
    >
      {children}
      {!tellsSlowness && <SlowAnswer isAwaited={running > 0} />}
    </form>
  );
}
