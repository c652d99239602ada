import { useEffect, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { countdown } from '../../../shared/dates/countdown.ts';
import styles from './TimeLeft.module.css';

/** The time until a code runs out, by the server's clock. Not announced: a second is no news. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { clock, t } = useApp();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(1_000, () => setNow(clock.now())), [clock]);
  const { minutes, seconds } = countdown(until, now);
  return (
    <p className={styles['left']} role="timer" aria-live="off">
      {t('handoff:left')} <b className="num">{`${minutes}:${String(seconds).padStart(2, '0')}`}</b>
    </p>
  );
}
