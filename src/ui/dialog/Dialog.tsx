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
  /** 2.10-1: a popup or confirm is a sheet on phones and centred elsewhere; a curtain is at the start edge. */
  readonly type?: 'popup' | 'confirm' | 'curtain' | undefined;
  readonly isOpen: boolean;
  /** Closing was requested by Escape, backdrop, swipe or close button; the owner sets `isOpen`. */
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed?: (() => void) | undefined;
  /** The accessible name, visible unless hidden. */
  readonly title: ReactNode;
  readonly isTitleHidden?: boolean | undefined;
  readonly labelClose: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Disables Escape, backdrop, swipe and close button: only its own buttons close it. */
  readonly preventClose?: boolean | undefined;
  readonly closeButtonPosition?: 'start' | 'end' | 'none' | undefined;
  /** Nobody has asked for it: the focus goes to the dialog itself, to no button or field. */
  readonly comesByItself?: boolean | undefined;
  /** Buttons below the scrolling body, always visible. */
  readonly foot?: ReactNode;
  /** `flush` has no padding, for pictures up to the edges. */
  readonly padding?: 'normal' | 'flush' | undefined;
  /** Stands beside everything else, at the start edge; not on phones, where there is no room. */
  readonly aside?: ReactNode;
  /** `steady` keeps its height whatever it shows, for contents that switch in place. */
  readonly height?: 'content' | 'steady' | undefined;
  readonly children: ReactNode;
}

/** Direction of the dismissing swipe; null if there is none. */
function swipeOf(isCurtain: boolean, isPhone: boolean): SwipeDirection | null {
  if (isCurtain) return 'start';
  return isPhone ? 'down' : null;
}

/**
 * A modal dialog. A sheet or a curtain follows a dismissing swipe. Keeps the focus inside; the page behind is hidden
 * from assistive technology.
 */
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
    comesByItself = false,
  } = props;
  const { closeButtonPosition = 'end', foot, padding = 'normal', aside, height = 'content', children } = props;
  const isCurtain = type === 'curtain';
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isPhone = useViewportClass() === 'mobile';
  const { isThere, ref } = useModal({ isOpen, preventClose, comesByItself, onClose, onClosed });
  const swipe = preventClose ? null : swipeOf(isCurtain, isPhone);
  useSwipeAway(panel, isThere ? swipe : null, onClose);
  if (!isThere) return null;

  const hasClose = !preventClose && closeButtonPosition !== 'none';
  const heading = (
    <h2 id={titleId} tabIndex={-1} className={isTitleHidden ? 'visually-hidden' : styles['title']}>
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
      <div
        ref={panel}
        className={classes(
          styles['panel'],
          !isCurtain && styles[size],
          height === 'steady' && styles['steady'],
          aside !== undefined && styles['beside'],
        )}
      >
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
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
