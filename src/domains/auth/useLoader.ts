import { useEffect, useState } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';

/** 3-32: whether the loader of a pending answer shows now: if loaders are on, and once the configured delay is over. */
export function useLoader(isPending: boolean): boolean {
  const { clock, content } = useApp();
  const { isEnabled, delayMs } = content.config.loader;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isPending || !isEnabled) return undefined;
    const stopWaiting = clock.after(delayMs, () => setDue(true));
    return () => {
      stopWaiting();
      setDue(false);
    };
  }, [clock, delayMs, isEnabled, isPending]);
  return isPending && isDue;
}
