import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { afterNextPaint } from '../basics/afterNextPaint.ts';

export interface FormProps {
  readonly className?: string | undefined;
  /** Resolves once the outcome is on its way to the screen; errors at fields, the operator's too, are set by then. */
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

const submitUnder = ({ target }: MouseEvent): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;

/**
 * A field that is left is judged, and its message moves the button from under the pointer: the press would be lost. So
 * the field is left by the click, not by the press that becomes one.
 */
function keepPress(event: MouseEvent): void {
  if (submitUnder(event)) event.preventDefault();
}

function leaveField(event: MouseEvent): void {
  // Enter clicks too, without a pointer: whoever types stays in the field.
  if (event.detail > 0) submitUnder(event)?.focus();
}

/** The frame of every form: our own messages instead of the browser's; a refused submission leads to its first wrong field. */
export function Form({ className, onSubmit, children }: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const frame = form.current;
    frame?.addEventListener('mousedown', keepPress);
    frame?.addEventListener('click', leaveField);
    return () => {
      frame?.removeEventListener('mousedown', keepPress);
      frame?.removeEventListener('click', leaveField);
    };
  }, []);
  // After the render that marks the fields, which is later than the end of the submission.
  useEffect(() => {
    if (ended > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ended]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // All fields are judged and drawn at once: the button answers first.
        void afterNextPaint()
          .then(onSubmit)
          .finally(() => setEnded((count) => count + 1));
      }}
    >
      {children}
    </form>
  );
}
