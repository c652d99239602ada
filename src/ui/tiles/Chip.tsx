import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { paced } from '../basics/afterNextPaint.ts';
import styles from './Chip.module.css';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import { lettersOf } from './lettersOf.ts';

export interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** Number of results. */
  readonly count?: string | undefined;
  readonly isOn?: boolean | undefined;
  /** No results: shown dimmed. */
  readonly isEmpty?: boolean | undefined;
  /** For a switch that opens a part: whether it is open. */
  readonly isExpanded?: boolean | undefined;
  /** Renders a link to a view; without it a switch. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Runs once the press has been painted: for work that takes longer than a frame. Instead of `onClick`. */
  readonly afterClick?: (() => unknown) | undefined;
}

/** One of several choices: a category, a facet, a preset. */
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
  // Kept to few elements: the first screen has rows of chips.
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
