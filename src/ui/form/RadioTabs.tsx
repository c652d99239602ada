import { useId } from 'react';
import type { ReactElement } from 'react';
import styles from './RadioTabs.module.css';
import { tellEarly } from './tellEarly.ts';

export interface RadioTabsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice between few forms of the same thing, drawn as tabs: one tab stop, arrow keys choose. */
export function RadioTabs({ label, tabs, value, onChange }: RadioTabsProps): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles['tabs']}>
      <legend className="visually-hidden">{label}</legend>
      {tabs.map((tab) => (
        <label key={tab.value} className={styles['tab']}>
          <input
            ref={tellEarly}
            type="radio"
            className={styles['input']}
            name={name}
            value={tab.value}
            checked={tab.value === value}
            onChange={() => onChange(tab.value)}
          />
          <span>{tab.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
