import type {
  ChangeEvent,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
} from 'react';
import { classes } from '../basics/classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import styles from './TextInput.module.css';
import { useToldRef } from './useToldRef.ts';

export interface TextInputProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly name: string;
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** `done` for a field after which nothing else is typed. */
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'] | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** `ltr` for numbers, addresses and codes, which are left to right in every language. */
  readonly dir?: 'ltr' | 'auto' | undefined;
  readonly icon?: IconNode | undefined;
  /** A button or a few characters after the text. */
  readonly end?: ReactNode;
  /** A search field: rounded like the buttons beside it. */
  readonly isRound?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextInput(props: TextInputProps): ReactElement {
  const {
    label,
    hint,
    error,
    isRequired,
    isLabelHidden,
    value,
    onChange,
    onBlur,
    icon,
    end,
    isRound,
    isDisabled,
    isReadOnly,
    ref,
    type = 'text',
    ...native
  } = props;
  const toldRef = useToldRef(ref);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={classes(styles['box'], isRound && styles['pill'])}>
          {icon && <Icon className={styles['icon']} of={icon} size={20} />}
          <input
            {...native}
            {...control}
            ref={toldRef}
            className={styles['input']}
            type={type}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value, event)}
            onBlur={onBlur}
          />
          {end !== undefined && (
            <span className={classes(styles['end'], typeof end === 'string' && styles['endText'])}>{end}</span>
          )}
        </span>
      )}
    </Field>
  );
}
