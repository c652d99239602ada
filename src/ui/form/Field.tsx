import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Field.module.css';
import { classes } from '../basics/classes.ts';
import { Icon } from '../basics/Icon.tsx';
import { alertIcon } from '../basics/icons.ts';

/** Props that a field gives to its control: spread them on the input. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown below the control and announced with it. */
  readonly error?: ReactNode;
  /** What the field has done with what was typed; announced, and no error. */
  readonly notice?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of a form control, connected by id. */
export function Field({ label, hint, error, notice, isRequired, isLabelHidden, children }: FieldProps): ReactElement {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label
        className={isLabelHidden ? 'visually-hidden' : classes(styles['label'], isRequired && styles['required'])}
        htmlFor={id}
      >
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      {error && (
        <p className={styles['error']} id={errorId} role="alert">
          <Icon of={alertIcon} size={16} />
          <span>{error}</span>
        </p>
      )}
      {notice && (
        <p className={styles['hint']} role="status">
          {notice}
        </p>
      )}
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
