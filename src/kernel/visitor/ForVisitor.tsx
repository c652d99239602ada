import type { ReactElement, ReactNode } from 'react';
import { classes } from '../../ui/basics/classes.ts';
import styles from './ForVisitor.module.css';
import { useVisitor } from './useVisitor.ts';

interface Props {
  readonly guest: ReactNode;
  readonly player: ReactNode;
}

/**
 * Renders different content for guests and players on a page cached for everybody. The server's HTML has both, and CSS
 * shows one by `data-visitor` on `<html>` until the session is known; then only the right one stays mounted.
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
