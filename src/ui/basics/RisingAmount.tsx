import { useEffect, useState, type ReactElement } from 'react';
import { Amount } from './Amount.tsx';

/** Time of a rise, in ms: as long as the server waits between two values, and a bit. */
const riseMs = 1_200;
const steps = 1_000;

export interface RisingAmountProps {
  /** Minor units: the newest value that is known. */
  readonly minor: bigint;
  readonly format: (minor: bigint) => string;
  readonly className?: string | undefined;
}

/**
 * An amount that rises to each new value. What it shows lies between the value before and the newest, never above; a
 * lower value is shown at once, as is every value where the visitor prefers less motion.
 */
export function RisingAmount({ minor, format, className }: RisingAmountProps): ReactElement {
  const [shown, setShown] = useState(minor);
  const [from, setFrom] = useState(minor);
  const [target, setTarget] = useState(minor);
  if (minor !== target) {
    const next = minor > shown ? shown : minor;
    setTarget(minor);
    setFrom(next);
    setShown(next);
  }
  useEffect(() => {
    if (from >= target) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const jump = requestAnimationFrame(() => setShown(target));
      return () => cancelAnimationFrame(jump);
    }
    const startedAt = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const part = BigInt(Math.min(steps, Math.max(0, Math.floor(((now - startedAt) / riseMs) * steps))));
      setShown(from + ((target - from) * part) / BigInt(steps));
      if (part < BigInt(steps)) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [from, target]);
  return <Amount className={className} text={format(shown)} />;
}
