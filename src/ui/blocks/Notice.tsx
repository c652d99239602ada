import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import { ownText } from '../basics/ownText.tsx';
import { alertIcon, infoIcon, successIcon } from '../basics/icons.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconNode | undefined;
  readonly action?: ReactNode;
  /** `bar` is as wide as the page: offline, site-wide notices. */
  readonly shape?: 'box' | 'bar' | undefined;
  /** Set to announce it when it appears. */
  readonly role?: 'status' | 'alert' | undefined;
}

const GLYPHS: Record<NoticeTone, IconNode> = { info: infoIcon, success: successIcon, error: alertIcon };

/** A message inside the page. */
export function Notice({
  tone = 'info',
  title,
  children,
  icon,
  action,
  shape = 'box',
  role,
}: NoticeProps): ReactElement {
  return (
    <div className={classes(styles['notice'], styles[tone], styles[shape])} role={role}>
      <Icon className={styles['icon']} of={icon ?? GLYPHS[tone]} />
      <div className={styles['body']}>
        {title && <b className={styles['title']}>{title}</b>}
        {ownText(children)}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
