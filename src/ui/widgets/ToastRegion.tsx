import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { alertIcon, closeIcon, infoIcon, successIcon } from '../basics/icons.ts';
import { useTopDialog } from '../basics/topLayer.ts';
import styles from './ToastRegion.module.css';
import { useClearPlace } from './useClearPlace.ts';

export type ToastType = 'info' | 'success' | 'error';

export interface ToastItem {
  readonly id: number;
  readonly type: ToastType;
  readonly content: ReactNode;
  readonly allowClose: boolean;
}

export interface ToastRegionProps {
  /** Accessible name of the landmark. */
  readonly label: string;
  readonly labelClose: string;
  readonly toasts: readonly ToastItem[];
  readonly onClose: (id: number) => void;
  /** The pointer or the focus is on the toasts: the owner stops their timers. */
  readonly onHold?: (() => void) | undefined;
  readonly onRelease?: (() => void) | undefined;
}

const GLYPHS: Record<ToastType, IconNode> = { info: infoIcon, success: successIcon, error: alertIcon };

/** At the bottom, below the top bar, or at the bottom of the start side (the middle on phones). */
const places = ['bottom', 'top', 'start'];

/** Toasts, where they cover no title and no control. Errors are alerts, the others statuses; the owner handles their duration (9-6). */
export function ToastRegion({ label, labelClose, toasts, onClose, onHold, onRelease }: ToastRegionProps): ReactElement {
  const region = useRef<HTMLElement>(null);
  useClearPlace(region, { places, over: toasts.at(-1)?.id, dialog: useTopDialog() });
  return (
    <section
      ref={region}
      className={styles['region']}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {toasts.map(({ id, type, content, allowClose }) => (
        <div key={id} className={classes(styles['toast'], styles[type])} role={type === 'error' ? 'alert' : 'status'}>
          <Icon className={styles['icon']} of={GLYPHS[type]} size={22} />
          <div className={styles['text']}>{content}</div>
          {allowClose && (
            <IconButton className={styles['close']} icon={closeIcon} label={labelClose} onClick={() => onClose(id)} />
          )}
        </div>
      ))}
    </section>
  );
}
