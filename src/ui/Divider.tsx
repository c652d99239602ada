import type { ReactElement, ReactNode } from 'react';
import styles from './Divider.module.css';

/** A quiet line, with a word in it where one is given: "or". */
export function Divider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className={styles['divider']}>{children}</div>;
}
