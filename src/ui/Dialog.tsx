import { Drawer } from '@base-ui/react/drawer';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { closeIcon } from './icons.ts';
import { useIsPhone } from './useIsPhone.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by escape, the backdrop, a swipe or the close button; the owner sets `isOpen`. */
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
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** Centred on wide screens, a bottom sheet that follows the finger on phones. Focus stays inside, the page behind stands still. */
export function Dialog(props: DialogProps): ReactElement {
  const { isOpen, onClose, onClosed, title, isTitleHidden, labelClose, size = 'md', preventClose = false } = props;
  const { closePosition = 'end', foot, padding = 'normal', initialFocus, children } = props;
  const isPhone = useIsPhone();
  const canSwipe = isPhone && !preventClose;
  const hasClose = !preventClose && closePosition !== 'none';

  return (
    <Drawer.Root
      open={isOpen}
      disablePointerDismissal={preventClose}
      onOpenChange={(open, details) => {
        if (open) return;
        if (preventClose) details.cancel();
        else onClose();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed?.();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles['backdrop']} />
        <Drawer.Viewport className={styles['viewport']}>
          <Drawer.Popup className={classes(styles['popup'], styles[size])} initialFocus={initialFocus}>
            <div className={styles['frame']} {...(canSwipe ? {} : { 'data-base-ui-swipe-ignore': '' })}>
              {canSwipe && <div className={styles['handle']} />}
              {(hasClose || !isTitleHidden) && (
                <div className={classes(styles['head'], closePosition === 'start' && styles['start'], isTitleHidden && styles['bare'])}>
                  <Drawer.Title className={isTitleHidden ? 'visually-hidden' : styles['title']}>{title}</Drawer.Title>
                  {hasClose && <Drawer.Close render={<IconButton icon={closeIcon} label={labelClose} variant={padding === 'flush' ? 'ink' : 'quiet'} />} />}
                </div>
              )}
              {!hasClose && isTitleHidden && <Drawer.Title className="visually-hidden">{title}</Drawer.Title>}
              <Drawer.Content className={classes(styles['body'], padding === 'flush' && styles['flush'])}>{children}</Drawer.Content>
              {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
            </div>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
