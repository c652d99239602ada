import { useEffect, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useIsLive } from '../../../ui/basics/useIsLive.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How often ages are written anew, in ms. */
const EVERY_MS = 30_000;

/** How long ago something was, in the player's language; empty in a server render, which others see later. */
export function useAges(): (at: number) => string {
  const { clock, locale } = useApp();
  const isLive = useIsLive();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(EVERY_MS, () => setNow(clock.now())), [clock]);
  const format = new Intl.RelativeTimeFormat(`${locale.code}-u-nu-latn`, { numeric: 'auto', style: 'short' });
  return (at) => {
    if (!isLive) return '';
    // A win that has arrived since the last look is not in the future.
    const seconds = Math.max(0, (now - at) / 1000);
    const [unit, size] = units.find(([, least]) => seconds >= least) ?? ['minute', 60];
    return seconds < 60 ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit);
  };
}
