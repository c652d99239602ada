import {
  Children,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes } from '../basics/classes.ts';
import { IconButton } from '../basics/IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../basics/icons.ts';
import { lettersOf } from './lettersOf.ts';
import styles from './Rail.module.css';

/** Part of the visible width that one press of an arrow scrolls: the last visible item stays as a landmark. */
const STEP = 0.85;

export interface RailProps {
  readonly title: ReactNode;
  /** Makes the title a link. */
  readonly titleHref?: string | undefined;
  readonly all?: { readonly label: string; readonly href: string } | undefined;
  readonly labelPrevious: string;
  readonly labelNext: string;
  /** CSS width of an item; a hall tile's by default. `auto` leaves it to the items. */
  readonly itemWidth?: string | undefined;
  /** List items: `GameTile`s, or other `<li>`s. */
  readonly children: ReactNode;
}

interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** The scroll position of a row; returns the same object as long as nothing has changed. */
function endsOf(row: HTMLElement, known: Ends | null): Ends {
  // In right-to-left rows scrollLeft is negative.
  const passed = Math.abs(row.scrollLeft);
  const isAtStart = passed < 2;
  const isAtEnd = passed + row.clientWidth > row.scrollWidth - 2;
  return known?.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd };
}

/**
 * A titled row that scrolls sideways: by touch with snapping, by arrows with a mouse, by keyboard through its links.
 * The arrows are rendered in the browser only, and not on phones.
 */
export function Rail({
  title,
  titleHref,
  all,
  labelPrevious,
  labelNext,
  itemWidth,
  children,
}: RailProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  /** Null until the first measurement, and always without a pointer that can press the arrows. */
  const [ends, setEnds] = useState<Ends | null>(null);
  const count = Children.count(children);
  /** Before the present items: the browser keeps the snapped item in place when others are put before it. */
  const before = useRef({ count, isAtStart: true });
  useLayoutEffect(() => {
    const row = list.current;
    if (row && before.current.count !== count && before.current.isAtStart)
      row.scrollTo({ left: 0, behavior: 'instant' });
    before.current.count = count;
  }, [count]);
  useEffect(() => {
    const row = list.current;
    if (!row || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    const observer = new ResizeObserver(() => setEnds((known) => endsOf(row, known)));
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
    <section className={styles['rail']} style={{ '--count': count, '--item': itemWidth } as CSSProperties}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{titleHref === undefined ? title : <a href={titleHref}>{title}</a>}</h2>
        {ends && !(ends.isAtStart && ends.isAtEnd) && (
          <div className={styles['arrows']}>
            <IconButton
              icon={chevronLeftIcon}
              label={labelPrevious}
              size="sm"
              variant="filled"
              isMirrored
              isDisabled={ends.isAtStart}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={chevronRightIcon}
              label={labelNext}
              size="sm"
              variant="filled"
              isMirrored
              isDisabled={ends.isAtEnd}
              onClick={() => step(1)}
            />
          </div>
        )}
        {all && (
          <a className={styles['all']} style={lettersOf(all.label)} href={all.href}>
            {all.label}
          </a>
        )}
      </div>
      <ul
        ref={list}
        className={classes(styles['list'], itemWidth === 'auto' && styles['auto'])}
        onScroll={({ currentTarget: row }) => {
          before.current.isAtStart = endsOf(row, null).isAtStart;
          if (ends) setEnds((known) => endsOf(row, known));
        }}
      >
        {children}
      </ul>
    </section>
  );
}
