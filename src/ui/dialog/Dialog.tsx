import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from '../basics/IconButton.tsx';
import { closeIcon } from '../basics/icons.ts';
import { useModal } from './useModal.ts';
import { useSwipeAway } from './useSwipeAway.ts';
import type { SwipeDirection } from './useSwipeAway.ts';
import { useViewportClass } from '../basics/useViewport.ts';

export interface DialogProps {
  /** 2.10-1: a popup or confirm is a sheet on phones and centred elsewhere, a curtain stands at the edge where lines begin. */
  readonly type?: 'popup' | 'confirm' | 'curtain' | undefined;
  readonly isOpen: boolean;
  /** Asked for by escape, a touch beside it, a swipe or the close button; the owner sets `isOpen`. */
  readonly onClose: () => void;
  /** After the last frame of closing. */
  readonly onClosed?: (() => void) | undefined;
  /** The accessible name, shown unless hidden. */
  readonly title: ReactNode;
  readonly isTitleHidden?: boolean | undefined;
  readonly labelClose: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** No escape, backdrop, swipe or close button: only its own buttons end it. */
  readonly preventClose?: boolean | undefined;
  readonly closeButtonPosition?: 'start' | 'end' | 'none' | undefined;
  /** Buttons that stay in sight below the scrolling body. */
  readonly foot?: ReactNode;
  /** `flush` lets pictures reach the edges. */
  readonly padding?: 'normal' | 'flush' | undefined;
  readonly children: ReactNode;
}

/** How a finger takes it away, if at all. */
function swipeOf(isCurtain: boolean, isPhone: boolean): SwipeDirection | null {
  if (isCurtain) return 'start';
  return isPhone ? 'down' : null;
}

/** A sheet or a curtain follows the finger that takes it away. Focus stays inside, nothing behind it is heard. */
export function Dialog(props: DialogProps): ReactElement | null {
  const {
    type = 'popup',
    isOpen,
    onClose,
    onClosed,
    title,
    isTitleHidden,
    labelClose,
    size = 'md',
    preventClose = false,
  } = props;
  const { closeButtonPosition = 'end', foot, padding = 'normal', children } = props;
  const isCurtain = type === 'curtain';
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isPhone = useViewportClass() === 'mobile';
  const { isThere, ref } = useModal({ isOpen, preventClose, onClose, onClosed });
  const swipe = preventClose ? null : swipeOf(isCurtain, isPhone);
  useSwipeAway(panel, isThere ? swipe : null, onClose);
  if (!isThere) return null;

  const hasClose = !preventClose && closeButtonPosition !== 'none';
  const heading = (
    <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles['title']}>
      {title}
    </h2>
  );
  return (
    <div
      ref={ref}
      className={classes(styles['dialog'], isCurtain && styles['curtain'])}
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      tabIndex={-1}
      data-leaving={isOpen ? undefined : ''}
    >
      <button
        type="button"
        className={styles['veil']}
        tabIndex={-1}
        aria-hidden
        disabled={preventClose}
        onClick={onClose}
      />
      <div ref={panel} className={classes(styles['panel'], !isCurtain && styles[size])}>
        {swipe === 'down' && <div className={styles['handle']} />}
        {hasClose || !isTitleHidden ? (
          <div
            className={classes(
              styles['head'],
              closeButtonPosition === 'start' && styles['start'],
              isTitleHidden && styles['bare'],
            )}
          >
            {heading}
            {hasClose && (
              <IconButton
                icon={closeIcon}
                label={labelClose}
                variant={padding === 'flush' ? 'ink' : 'quiet'}
                onClick={onClose}
              />
            )}
          </div>
        ) : (
          heading
        )}
        <div className={classes(styles['body'], padding === 'flush' && styles['flush'])}>{children}</div>
        {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
      </div>
    </div>
  );
}
