import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './TileGrid.module.css';

export interface TileGridProps {
  readonly label?: string | undefined;
  readonly ref?: Ref<HTMLUListElement> | undefined;
  readonly style?: CSSProperties | undefined;
  /** `wide` for horizontal tiles: two per row on phones. `rows` for list rows. */
  readonly shape?: 'usual' | 'wide' | 'rows' | undefined;
  /** Which tile is out of the flow, in the place that `style` gives (`useGridWindow`). */
  readonly held?: 'first' | 'last' | undefined;
  readonly children: ReactNode;
}

/** A grid of tiles (list items): three per row on phones, as many as fit elsewhere. */
export function TileGrid({ label, ref, style, shape = 'usual', held, children }: TileGridProps): ReactElement {
  return (
    <ul
      ref={ref}
      className={classes(styles['grid'], shape !== 'usual' && styles[shape], held && styles[held])}
      style={style}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
