import type { ReactNode } from 'react';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import styles from './SettingsPage.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** A card with a heading and a list of facts. */
export function FactList({ id, title, facts }: Props) {
  return (
    <Surface as="section" labelledBy={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <dl className={styles['facts']}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles['fact']}>
            <dt className={styles['label']}>{fact.label}</dt>
            <dd className={styles['value']}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  );
}
