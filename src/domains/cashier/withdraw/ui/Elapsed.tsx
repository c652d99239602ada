import { useEffect, useState } from 'react';
import { countdown } from '../../../../shared/dates/countdown.ts';
import type { Translate } from '../../../../lib/i18n.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';

/** A duration in its two largest units. */
export function durationText(t: Translate, ms: number): string {
  const { days, hours, minutes, seconds } = countdown(ms, 0);
  const unit = (name: 'days' | 'hours' | 'minutes' | 'seconds', value: number) => t(`forms:left.${name}`, { value });
  const parts = [
    days > 0 ? unit('days', days) : '',
    hours > 0 ? unit('hours', hours) : '',
    minutes > 0 ? unit('minutes', minutes) : '',
    seconds > 0 || ms < 1000 ? unit('seconds', seconds) : '',
  ];
  return parts
    .filter((part) => part !== '')
    .slice(0, 2)
    .join(' ');
}

/** How long something has lasted, by the operator's clock, once a second. */
export function Elapsed({ since }: { readonly since: number }) {
  const { t, clock } = useApp();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(1_000, () => setNow(clock.now())), [clock]);
  return <span>{durationText(t, Math.max(0, now - since))}</span>;
}
