import type { ReactElement } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './SkipLink.module.css';

/** The first element in tab order: skips the bars and goes to the page's content. */
export function SkipLink({ label }: { readonly label: string }): ReactElement {
  return (
    <a className={classes(styles['link'], 'visually-hidden')} href="#main">
      {label}
    </a>
  );
}
