import type { AriaAttributes, MouseEvent, ReactElement, Ref } from 'react';
import { paced } from './afterNextPaint.ts';
import { classes } from './classes.ts';
import { Icon, type IconNode } from './Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-controls' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed'
> {
  readonly icon: IconNode;
  /** The accessible name. */
  readonly label: string;
  /** `ink` for use over pictures. */
  readonly variant?: 'quiet' | 'filled' | 'ink' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** Fills the icon: a favourite that is set. */
  readonly isFilled?: boolean | undefined;
  /** Mirrors the arrow on right-to-left pages. */
  readonly isMirrored?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly href?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Runs once the press has been painted: for work that takes longer than a frame. Instead of `onClick`. */
  readonly afterClick?: (() => unknown) | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton(props: IconButtonProps): ReactElement {
  const {
    icon,
    label,
    variant = 'quiet',
    size = 'md',
    isFilled = false,
    isMirrored,
    isDisabled,
    href,
    onClick,
    afterClick,
    className,
    ref,
    ...aria
  } = props;
  const look = classes(
    styles['button'],
    styles[variant],
    styles[size],
    isFilled && styles['pressed'],
    isMirrored && styles['mirrored'],
    className,
  );
  const glyph = <Icon of={icon} size={size === 'sm' ? 18 : 22} isFilled={isFilled} />;
  if (href !== undefined) {
    return (
      <a {...aria} className={look} href={href} aria-label={label} onClick={onClick}>
        {glyph}
      </a>
    );
  }
  return (
    <button
      {...aria}
      ref={ref}
      type="button"
      className={look}
      aria-label={label}
      disabled={isDisabled}
      onClick={afterClick ? paced(afterClick) : onClick}
    >
      {glyph}
    </button>
  );
}
