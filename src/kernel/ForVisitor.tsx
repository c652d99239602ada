import type { ReactElement, ReactNode } from 'react';
import { classes } from '../ui/basics/classes.ts';
import styles from './ForVisitor.module.css';
import { useVisitor } from './useVisitor.ts';

interface Props {
  readonly guest: ReactNode;
  readonly player: ReactNode;
}

/**
 * What differs for guests and players on a page that is the same for everybody. Both are in the server's HTML, and
 * `data-visitor` on `<html>` shows one of them, by style, until the session is known; then only the right one is left.
 */
export function ForVisitor({ guest, player }: Props): ReactElement {
  const visitor = useVisitor();
  const isUnknown = visitor === 'unknown';
  return (
    <>
      {visitor !== 'player' && <span className={classes(styles['part'], isUnknown && styles['guest'])}>{guest}</span>}
      {visitor !== 'guest' && <span className={classes(styles['part'], isUnknown && styles['player'])}>{player}</span>}
    </>
  );
}
