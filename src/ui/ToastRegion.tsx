import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconNode } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { alertIcon, closeIcon, infoIcon, successIcon } from './icons.ts';
import styles from './ToastRegion.module.css';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastItem {
  readonly id: string;
  readonly tone: ToastTone;
  readonly title?: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  readonly canClose?: boolean | undefined;
}

export interface ToastRegionProps {
  /** Names the landmark. */
  readonly label: string;
  readonly labelClose: string;
  readonly toasts: readonly ToastItem[];
  readonly onClose: (id: string) => void;
  /** A pointer or the focus rests on the toasts: the owner stops their clocks. */
  readonly onHold?: (() => void) | undefined;
  readonly onRelease?: (() => void) | undefined;
}

const GLYPHS: Record<ToastTone, IconNode> = { info: infoIcon, success: successIcon, error: alertIcon };

/** News that passes by. Errors are alerts, the rest are statuses; the owner counts their time (9-6). */
export function ToastRegion({ label, labelClose, toasts, onClose, onHold, onRelease }: ToastRegionProps): ReactElement {
  return (
    <section className={styles['region']} aria-label={label} aria-live="polite" aria-relevant="additions" onPointerEnter={onHold} onPointerLeave={onRelease} onFocus={onHold} onBlur={onRelease}>
      {toasts.map(({ id, tone, title, text, action, canClose = true }) => (
        <div key={id} className={classes(styles['toast'], styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
          <Icon className={styles['icon']} of={GLYPHS[tone]} size={22} />
          <div>
            {title && <b className={styles['title']}>{title}</b>}
            <span className={styles['text']}>{text}</span>
            {action && <div className={styles['action']}>{action}</div>}
          </div>
          {canClose && <IconButton className={styles['close']} icon={closeIcon} label={labelClose} onClick={() => onClose(id)} />}
        </div>
      ))}
    </section>
  );
}
