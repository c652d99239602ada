import type { ReactElement } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the bars, to the page itself. */
export function SkipLink({ label }: { readonly label: string }): ReactElement {
  return (
    <a className={classes(styles['link'], 'visually-hidden')} href="#main">
      {label}
    </a>
  );
}
