import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import styles from '../basics/State.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** 1 if the state fills the page. */
  readonly level?: 1 | 2 | undefined;
  readonly text?: ReactNode;
  /** A picture; or an icon, shown on a chip. */
  readonly picture?: ReactNode;
  readonly icon?: IconNode | undefined;
  /** A Button for the next step. */
  readonly action?: ReactNode;
}

/** An empty state, with a button for the next step. */
export function EmptyState({ title, level = 2, text, picture, icon, action }: EmptyStateProps): ReactElement {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles['state']}>
      {picture}
      {icon && (
        <span className={styles['glyph']}>
          <Icon of={icon} size={28} />
        </span>
      )}
      <Heading className={styles['title']}>{title}</Heading>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
