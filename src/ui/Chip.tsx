import type { CSSProperties, ReactElement, ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';
import { Icon, type IconNode } from './Icon.tsx';

export interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: IconNode | undefined;
  /** How many lie behind it. */
  readonly count?: string | undefined;
  readonly isOn?: boolean | undefined;
  /** A link to a view; a switch without it. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A label's width comes from its letters alone: when the font arrives, nothing beside it moves. */
const lettersOf = (label: ReactNode): CSSProperties | undefined => (typeof label === 'string' ? ({ '--letters': label.length } as CSSProperties) : undefined);

/** A choice among neighbours: a category, a facet, a preset. */
export function Chip({ children, icon, count, isOn = false, href, onClick }: ChipProps): ReactElement {
  // Few elements: rows of them stand on the first screen.
  const isPlain = icon === undefined && count === undefined;
  const look = { className: classes(styles['chip'], isPlain && styles['plain']), style: isPlain ? lettersOf(children) : undefined };
  const content = isPlain ? (
    children
  ) : (
    <>
      {icon && <Icon of={icon} size={17} />}
      <span className={styles['text']} style={lettersOf(children)}>
        {children}
      </span>
      {count !== undefined && (
        <span className={styles['count']} style={lettersOf(count)}>
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
    <button type="button" {...look} aria-pressed={isOn} onClick={onClick}>
      {content}
    </button>
  );
}
