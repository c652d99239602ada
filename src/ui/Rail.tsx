import { Children, useEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icons.ts';
import styles from './Rail.module.css';

/** One press of an arrow moves most of a screenful: the last item seen stays as a landmark. */
const STEP = 0.85;

export interface RailProps {
  readonly title: ReactNode;
  readonly all?: { readonly label: string; readonly href: string } | undefined;
  readonly labelPrevious: string;
  readonly labelNext: string;
  /** CSS width of an item; tiles of a hall by default. `auto` leaves each item its own. */
  readonly itemWidth?: string | undefined;
  /** List items: `GameTile`s, or `<li>`s of one's own. */
  readonly children: ReactNode;
}

/** A titled row that scrolls sideways: by finger with snapping, by arrows where there is a pointer, by keyboard through its links. */
export function Rail({ title, all, labelPrevious, labelNext, itemWidth, children }: RailProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  const measure = () => {
    const row = list.current;
    if (!row) return;
    // Right-to-left rows count down from zero.
    const passed = Math.abs(row.scrollLeft);
    setIsAtStart(passed < 2);
    setIsAtEnd(passed + row.clientWidth > row.scrollWidth - 2);
  };
  const count = Children.count(children);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [count]);
  const step = (direction: 1 | -1) => {
    const row = list.current;
    if (!row) return;
    const reading = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: direction * reading * row.clientWidth * STEP });
  };

  return (
    <section className={styles['rail']} style={itemWidth === undefined ? undefined : ({ '--item': itemWidth } as CSSProperties)}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <div className={styles['arrows']} hidden={isAtStart && isAtEnd}>
          <IconButton icon={chevronLeftIcon} label={labelPrevious} size="sm" variant="filled" isMirrored isDisabled={isAtStart} onClick={() => step(-1)} />
          <IconButton icon={chevronRightIcon} label={labelNext} size="sm" variant="filled" isMirrored isDisabled={isAtEnd} onClick={() => step(1)} />
        </div>
        {all && (
          <a className={styles['all']} href={all.href}>
            {all.label}
          </a>
        )}
      </div>
      <ul ref={list} className={classes(styles['list'], itemWidth === 'auto' && styles['auto'])} onScroll={measure}>
        {children}
      </ul>
    </section>
  );
}
