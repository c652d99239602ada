import {
  useRef,
  useState,
  type AriaAttributes,
  type DOMAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { paced } from './afterNextPaint.ts';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconNode } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Named = Pick<
  AriaAttributes,
  'aria-controls' | 'aria-describedby' | 'aria-expanded' | 'aria-haspopup' | 'aria-label' | 'aria-pressed'
>;
/** For prefetching before the press. */
type Approached = Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onKeyDown' | 'onPointerEnter'>;

export interface ButtonProps extends Named, Approached {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  /** `md` (44 px) and `lg` for actions that cost money; `sm` (36 px) for the rest. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly icon?: IconNode | undefined;
  readonly iconEnd?: IconNode | undefined;
  /** Renders a link with the same style. */
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Not seen and not in the tab order, but still the button of its form. */
  readonly isHidden?: boolean | undefined;
  /** Keeps the width, shows a spinner, ignores presses. */
  readonly isPending?: boolean | undefined;
  /** A returned promise keeps the button pending until it settles. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void | Promise<unknown>) | undefined;
  /** Runs once the press has been painted: for work that takes longer than a frame. Instead of `onClick`. */
  readonly afterClick?: (() => unknown) | undefined;
  readonly id?: string | undefined;
  /** In a dialog: has the focus when the dialog opens. */
  readonly hasFirstFocus?: boolean | undefined;
  readonly form?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  href,
  target,
  type = 'button',
  form,
  isBlock = false,
  isDisabled = false,
  isHidden = false,
  isPending = false,
  onClick,
  afterClick,
  className,
  hasFirstFocus = false,
  ref,
  ...named
}: ButtonProps): ReactElement {
  const [isWaiting, setIsWaiting] = useState(false);
  const running = useRef(false);
  const isBusy = isPending || isWaiting;

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // The ref blocks a second press before React has rendered the pending state.
    if (isBusy || running.current) {
      event.preventDefault();
      return;
    }
    if (afterClick) paced(afterClick)();
    const outcome = onClick?.(event);
    if (!(outcome instanceof Promise)) return;
    running.current = true;
    setIsWaiting(true);
    const settle = () => {
      running.current = false;
      setIsWaiting(false);
    };
    outcome.then(settle, (reason: unknown) => {
      settle();
      throw reason;
    });
  };

  const look = classes(
    styles['button'],
    styles[variant],
    styles[size],
    isBlock && styles['block'],
    isBusy && styles['pending'],
    className,
  );
  const content = (
    <>
      <span className={styles['content']}>
        {icon && <Icon of={icon} size={18} />}
        <span>{children}</span>
        {iconEnd && <Icon of={iconEnd} size={18} />}
      </span>
      {isBusy && <Spinner className={styles['spinner']} />}
    </>
  );
  if (href !== undefined) {
    return (
      <a
        {...named}
        hidden={isHidden}
        className={look}
        href={href}
        target={target}
        rel={target && 'noopener'}
        onClick={handleClick}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      {...named}
      ref={ref}
      className={look}
      type={type}
      form={form}
      disabled={isDisabled}
      hidden={isHidden}
      data-first-focus={hasFirstFocus || undefined}
      data-weighty={variant === 'primary' || variant === 'danger' || undefined}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {content}
    </button>
  );
}
