import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconNode } from './Icon.tsx';
import styles from './State.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A drawing, or an icon set on a chip. */
  readonly picture?: ReactNode;
  readonly icon?: IconNode | undefined;
  /** What to do about it: a Button. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, picture, icon, action }: EmptyStateProps): ReactElement {
  return (
    <div className={styles['state']}>
      {picture}
      {icon && (
        <span className={styles['glyph']}>
          <Icon of={icon} size={28} />
        </span>
      )}
      <h2 className={styles['title']}>{title}</h2>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
