import { useEffect, useState } from 'react';
import { countdown } from '../../shared/dates/countdown.ts';
import { useApp } from '../AppContext.tsx';

const minuteMs = 60_000;

/** The time left by the server's clock, in two units; renders once a minute, in the last hour once a second. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { t, clock } = useApp();
  const [now, setNow] = useState(() => clock.now());
  const isNear = until - now < 60 * minuteMs;
  useEffect(() => clock.every(isNear ? 1_000 : minuteMs, () => setNow(clock.now())), [clock, isNear]);
  const { days, hours, minutes, seconds, isOver } = countdown(until, now);
  const unit = (name: 'days' | 'hours' | 'minutes' | 'seconds', value: number) => t(`forms:left.${name}`, { value });
  const text = () => {
    if (isOver) return t('forms:left.over');
    if (days > 0) return `${unit('days', days)} ${unit('hours', hours)}`;
    if (hours > 0) return `${unit('hours', hours)} ${unit('minutes', minutes)}`;
    return `${unit('minutes', minutes)} ${unit('seconds', seconds)}`;
  };
  return <span>{text()}</span>;
}
