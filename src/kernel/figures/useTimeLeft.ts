import { useEffect, useState } from 'react';
import { useApp } from '../AppContext.tsx';

/**
 * Milliseconds until a time by the server's clock, every second; null before the first reading, as on the server. What
 * `round` makes equal is rendered once.
 */
export function useTimeLeft(until: number | null, round: (left: number) => number = exact): number | null {
  const { clock } = useApp();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const read = () => setLeft(round(Math.max(0, until - clock.now())));
    const stops = [clock.after(0, read), clock.every(1000, read)];
    return () => stops.forEach((stop) => stop());
  }, [clock, round, until]);
  return until === null ? null : left;
}

const exact = (left: number): number => left;
