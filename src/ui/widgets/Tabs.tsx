import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useDeferredValue } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './Tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Spreads the tabs over the full width. */
  readonly isBlock?: boolean | undefined;
}

/** Tabs. Only the chosen view is mounted, after the tab has been painted as chosen. */
export function Tabs({ label, tabs, value, onChange, isBlock }: TabsProps): ReactElement {
  const shown = useDeferredValue(value);
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <BaseTabs.List className={classes(styles['list'], isBlock && styles['block'])} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className={styles['tab']} value={tab.value}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles['indicator']} />
      </BaseTabs.List>
      <BaseTabs.Panel className={styles['panel']} value={value}>
        {tabs.find((tab) => tab.value === shown)?.content}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
