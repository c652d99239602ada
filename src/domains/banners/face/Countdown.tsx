import { useEffect } from 'react';
import type { Translate } from '../../../lib/i18n.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { classes } from '../../../ui/basics/classes.ts';
import styles from './Countdown.module.css';
import { useTimeLeft } from '../../../kernel/figures/useTimeLeft.ts';

interface Props {
  /** Epoch ms by the operator's clock. */
  readonly until: number;
  readonly onOver?: () => void;
  readonly className?: string | undefined;
}

/** 3-62: the time left by the server's clock. Empty until the browser has read it, in a place of its own. */
export function Countdown({ until, onOver, className }: Props) {
  const { t } = useApp();
  const left = useTimeLeft(until);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver?.();
  }, [isOver, onOver]);
  return (
    <span className={classes(styles['countdown'], className)} role="timer">
      {left !== null && (
        <>
          <Icon of={clockIcon} size={14} />
          <span>{isOver ? t('banners:left.over') : t('banners:left.endsIn', { left: leftText(t, left) })}</span>
        </>
      )}
    </span>
  );
}

/** Days and hours, hours and minutes, or minutes and seconds. */
function leftText(t: Translate, left: number): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return t('banners:left.days', { days, hours: hours % 24 });
  if (hours > 0) return t('banners:left.hours', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
