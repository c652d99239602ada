import type { ReactNode } from 'react';
import styles from './OptionRow.module.css';

interface Props {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly action: ReactNode;
}

/** A row of a card: what it is, a note, and its button. */
export function OptionRow({ title, note, action }: Props) {
  return (
    <li className={styles['row']}>
      <span className={styles['text']}>
        <span className={styles['title']}>{title}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
      {action}
    </li>
  );
}
