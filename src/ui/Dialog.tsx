import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { closeIcon } from './icons.ts';
import { useModal } from './useModal.ts';
import { useSwipeDown } from './useSwipeDown.ts';
import { useViewportClass } from './useViewport.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by escape, a touch beside it, a swipe or the close button; the owner sets `isOpen`. */
  readonly onClose: () => void;
  /** After the last frame of closing. */
  readonly onClosed?: (() => void) | undefined;
  /** The accessible name, shown unless hidden. */
  readonly title: ReactNode;
  readonly isTitleHidden?: boolean | undefined;
  readonly labelClose: string;
  /** `curtain` covers a phone whole. */
  readonly size?: 'sm' | 'md' | 'lg' | 'curtain' | undefined;
  /** No escape, backdrop, swipe or close button: only its own buttons end it. */
  readonly preventClose?: boolean | undefined;
  readonly closePosition?: 'start' | 'end' | 'none' | undefined;
  /** Buttons that stay in sight below the scrolling body. */
  readonly foot?: ReactNode;
  /** `flush` lets pictures reach the edges. */
  readonly padding?: 'normal' | 'flush' | undefined;
  readonly children: ReactNode;
}

/** Centred on wide screens, a bottom sheet that follows the finger on phones. Focus stays inside, the page behind stands still. */
export function Dialog(props: DialogProps): ReactElement | null {
  const { isOpen, onClose, onClosed, title, isTitleHidden, labelClose, size = 'md', preventClose = false } = props;
  const { closePosition = 'end', foot, padding = 'normal', children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isPhone = useViewportClass() === 'mobile';
  const { isThere, ref } = useModal({ isOpen, preventClose, onClose, onClosed });
  const canSwipe = isPhone && !preventClose;
  useSwipeDown(panel, canSwipe && isThere, onClose);
  if (!isThere) return null;

  const hasClose = !preventClose && closePosition !== 'none';
  const heading = (
    <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles['title']}>
      {title}
    </h2>
  );
  return (
    <div ref={ref} className={styles['dialog']} role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1} data-leaving={isOpen ? undefined : ''}>
      <button type="button" className={styles['veil']} tabIndex={-1} aria-hidden disabled={preventClose} onClick={onClose} />
      <div ref={panel} className={classes(styles['panel'], styles[size])}>
        {canSwipe && <div className={styles['handle']} />}
        {hasClose || !isTitleHidden ? (
          <div className={classes(styles['head'], closePosition === 'start' && styles['start'], isTitleHidden && styles['bare'])}>
            {heading}
            {hasClose && <IconButton icon={closeIcon} label={labelClose} variant={padding === 'flush' ? 'ink' : 'quiet'} onClick={onClose} />}
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
