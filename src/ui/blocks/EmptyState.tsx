import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import styles from '../basics/State.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** 1 where the state is the whole page. */
  readonly level?: 1 | 2 | undefined;
  readonly text?: ReactNode;
  /** A drawing, or an icon set on a chip. */
  readonly picture?: ReactNode;
  readonly icon?: IconNode | undefined;
  /** What to do about it: a Button. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
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
