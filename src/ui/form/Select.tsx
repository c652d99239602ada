import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from '../basics/Icon.tsx';
import { chevronDownIcon } from '../basics/icons.ts';
import styles from './Select.module.css';
import box from './TextInput.module.css';
import { ChosenIcon } from './OptionIcon.tsx';
import { tellEarly } from './tellEarly.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
  /** Address of its picture; empty for none. */
  readonly icon?: string | undefined;
}

export interface SelectProps extends Omit<FieldProps, 'children'> {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Shown if nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * A choice from many options. A native select: phones have their own picker, keyboards their own search. Since its list
 * shows no pictures, that of the chosen option is beside it.
 */
export function Select({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  name,
  value,
  options,
  onChange,
  onBlur,
  placeholder,
  autoComplete,
  isDisabled,
}: SelectProps): ReactElement {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={box['box']}>
          <ChosenIcon icon={options.find((option) => option.value === value)?.icon} />
          <select
            {...control}
            ref={tellEarly}
            className={styles['select']}
            name={name}
            value={value}
            autoComplete={autoComplete}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon className={styles['arrow']} of={chevronDownIcon} />
        </span>
      )}
    </Field>
  );
}
