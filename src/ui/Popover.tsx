import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Popup.module.css';

export interface PopoverProps {
  /** A Button, an IconButton or a BalancePill. */
  readonly trigger: ReactElement;
  readonly title?: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** Content beside the button that opened it; the page stays usable. */
export function Popover({ trigger, title, align = 'end', isOpen, onOpenChange, children }: PopoverProps): ReactElement {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8} align={align}>
          <BasePopover.Popup className={classes(styles['popup'], styles['pad'])}>
            {title !== undefined && <BasePopover.Title className={styles['title']}>{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
