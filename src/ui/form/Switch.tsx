import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly name: string;
  readonly label: ReactNode;
  /** What it means, or why it cannot be changed. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean | undefined;
  /** A change is on its way: it keeps its focus and ignores presses. */
  readonly isBusy?: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ name, label, hint, isOn, isDisabled, isBusy = false, onChange }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={styles['hint']} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <span className={styles['track']}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles['input']}
          name={name}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-busy={isBusy || undefined}
          onChange={(event) => {
            if (!isBusy) onChange(event.target.checked);
          }}
        />
        <span className={styles['knob']} />
      </span>
    </div>
  );
}
