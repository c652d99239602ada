import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { alertIcon, refreshIcon } from './icons.ts';
import styles from './State.module.css';

export interface FailedStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly labelRetry: string;
  readonly onRetry: () => void | Promise<unknown>;
  readonly isRetrying?: boolean | undefined;
}

/** A failed state, with a retry button. */
export function FailedState({ title, text, labelRetry, onRetry, isRetrying }: FailedStateProps): ReactElement {
  return (
    <div className={styles['state']} role="alert">
      <span className={classes(styles['glyph'], styles['failed'])}>
        <Icon of={alertIcon} size={28} />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      {text && <p className={styles['text']}>{text}</p>}
      <div className={styles['action']}>
        <Button icon={refreshIcon} isPending={isRetrying} onClick={onRetry}>
          {labelRetry}
        </Button>
      </div>
    </div>
  );
}
