import type { ReactElement, ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
}

/** A setting that takes effect at once. */
export function Switch({ name, label, hint, isOn, onChange, isDisabled }: SwitchProps): ReactElement {
  return (
    <label className={styles['row']}>
      <span className={styles['text']}>
        {label}
        {hint && <span className={styles['hint']}>{hint}</span>}
      </span>
      <span className={styles['track']}>
        <input type="checkbox" role="switch" className={styles['input']} name={name} checked={isOn} disabled={isDisabled} onChange={(event) => onChange(event.target.checked)} />
        <span className={styles['thumb']} />
      </span>
    </label>
  );
}
