import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import cover from './cover.module.css';
import { Icon } from '../basics/Icon.tsx';
import { checkIcon } from '../basics/icons.ts';
import { tellEarly } from './tellEarly.ts';

export interface CheckboxProps {
  readonly name: string;
  /** May contain links. */
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

export function Checkbox({
  name,
  label,
  isChecked,
  onChange,
  error,
  isRequired,
  isDisabled,
}: CheckboxProps): ReactElement {
  const errorId = useId();
  return (
    <label className={styles['row']}>
      <span className={styles['box']}>
        <input
          ref={tellEarly}
          type="checkbox"
          className={cover['cover']}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          aria-required={isRequired ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles['mark']}>
          <Icon of={checkIcon} size={17} />
        </span>
      </span>
      <span className={styles['text']}>{label}</span>
      {error && (
        <span className={styles['error']} id={errorId} role="alert">
          {error}
        </span>
      )}
    </label>
  );
}
