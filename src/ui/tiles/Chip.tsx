import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { paced } from '../basics/afterNextPaint.ts';
import styles from './Chip.module.css';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';

export interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** How many lie behind it. */
  readonly count?: string | undefined;
  readonly isOn?: boolean | undefined;
  /** Nothing lies behind it: drawn dim. */
  readonly isEmpty?: boolean | undefined;
  /** Of a switch that opens something: whether it is open. */
  readonly isExpanded?: boolean | undefined;
  /** A link to a view; a switch without it. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Runs once the press has been painted: for work that takes longer than a frame. Instead of `onClick`. */
  readonly afterClick?: (() => unknown) | undefined;
}

const countOf = (label: string, letters: RegExp): number => label.match(letters)?.length ?? 0;

/** A label's width comes from its letters alone, narrow, wide and others: when the font arrives, nothing beside it moves. */
const lettersOf = (label: ReactNode): CSSProperties | undefined =>
  typeof label === 'string'
    ? ({
        '--letters': label.length - 0.45 * countOf(label, /[ fijlrtI1]/g) + 0.5 * countOf(label, /[mwMW]/g),
      } as CSSProperties)
    : undefined;

/** A choice among neighbours: a category, a facet, a preset. */
export function Chip({
  children,
  icon,
  count,
  isOn = false,
  isEmpty,
  isExpanded,
  href,
  onClick,
  afterClick,
}: ChipProps): ReactElement {
  // Few elements: rows of them stand on the first screen.
  const isPlain = icon === undefined && count === undefined;
  const look = {
    className: classes(styles['chip'], isPlain && styles['plain']),
    style: isPlain ? lettersOf(children) : undefined,
    'data-empty': isEmpty || undefined,
  };
  const content = isPlain ? (
    children
  ) : (
    <>
      {icon && <Icon of={icon} size={17} />}
      <span className={styles['text']} style={lettersOf(children)}>
        {children}
      </span>
      {count !== undefined && (
        <span className={styles['count']} style={{ '--digits': count.length } as CSSProperties}>
          {count}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...look} href={href} aria-current={isOn ? 'true' : undefined} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...look}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      onClick={afterClick ? paced(afterClick) : onClick}
    >
      {content}
    </button>
  );
}
