import type { ReactElement } from 'react';
import { classes } from '../basics/classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextInput.module.css';
import { tellEarly } from './tellEarly.ts';

export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** A text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  onChange,
  ...native
}: TextAreaProps): ReactElement {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={styles['box']}>
          <textarea
            {...native}
            {...control}
            ref={tellEarly}
            className={classes(styles['input'], styles['multi'])}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
