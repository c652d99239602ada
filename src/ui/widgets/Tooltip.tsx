import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './Popup.module.css';

export interface TooltipProps {
  readonly text: string;
  /** The Button or IconButton that it describes. */
  readonly children: ReactElement;
}

/** A hint on hover and keyboard focus; must not be essential, since touch users do not see it. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={classes(styles['popup'], styles['tip'])}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
