import type { ChangeEvent, CSSProperties, ReactElement } from 'react';
import { editCode } from '../../shared/masks/codeMask.ts';
import { classes } from '../basics/classes.ts';
import styles from './CodeInput.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { sendOrGoOn } from './sendOrGoOn.ts';
import { typedChange, useMaskedCaret } from './useMaskedCaret.ts';
import { useToldRef } from './useToldRef.ts';

const DIGITS = 6;

export interface CodeInputProps extends Omit<FieldProps, 'children'> {
  readonly name: string;
  readonly value: string;
  /** Digits only, `length` at most. */
  readonly onChange: (value: string) => void;
  /** Whether the last digit sends the form, or goes on to a required field of it that is still empty. */
  readonly submitsForm?: boolean | undefined;
  readonly length?: number | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A field for a code from a message or an authenticator, shown as cells. */
export function CodeInput({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  name,
  value,
  onChange,
  submitsForm,
  length = DIGITS,
  isDisabled,
}: CodeInputProps): ReactElement {
  const { ref, keepCaret } = useMaskedCaret();
  const toldRef = useToldRef(ref);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { shown: digits, caret } = editCode(length, value, typedChange(event));
    onChange(digits);
    const isWhole = digits.length === length && digits !== value;
    // The focus may go on to another field.
    if (submitsForm && isWhole) sendOrGoOn(event.target);
    else keepCaret(caret);
  };
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={styles['box']} style={{ '--length': length } as CSSProperties}>
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={classes(styles['digit'], index === Math.min(value.length, length - 1) && styles['next'])}
              aria-hidden="true"
            >
              {value[index]}
            </span>
          ))}
          <input
            {...control}
            ref={toldRef}
            className={styles['input']}
            name={name}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            disabled={isDisabled}
            onChange={handleChange}
          />
        </span>
      )}
    </Field>
  );
}
