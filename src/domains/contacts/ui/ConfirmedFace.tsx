import type { ReactNode } from 'react';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import styles from './ConfirmedFace.module.css';

/** A tick over a line of text. */
export function ConfirmedFace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['face']}>
      <span className={styles['mark']}>
        <Icon of={checkIcon} size={40} />
      </span>
      <p className={styles['text']}>{children}</p>
    </div>
  );
}
