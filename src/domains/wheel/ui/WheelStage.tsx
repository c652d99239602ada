import { useEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { frameTime } from '../../../ui/basics/eachFrame.ts';
import type { Segment } from '../api.ts';
import { arcsOf } from '../turning/segmentAngles.ts';
import { between, swipeOf } from '../turning/swipeOf.ts';
import { Turning } from '../turning/Turning.ts';
import type { Push } from '../turning/Turning.ts';
import { WheelDisc } from './WheelDisc.tsx';
import styles from './WheelStage.module.css';

interface Props {
  readonly segments: readonly Segment[];
  readonly tone: 'day' | 'brass';
  /** Whether a swipe may spin it. */
  readonly canSwipe: boolean;
  readonly onSwipe: (push: Push) => void;
  readonly onTick: (strength: number) => void;
  /** What turns it; null once it is gone. */
  readonly onReady: (turning: Turning | null) => void;
  /** What has grown out of a segment. */
  readonly children?: ReactNode;
}

/** The wheel with its pointer. It follows a hand, and a fast one spins it; there is a button for everybody else. */
export function WheelStage({ segments, tone, canSwipe, onSwipe, onTick, onReady, children }: Props) {
  const { locale } = useApp();
  const disc = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const turning = useRef<Turning>(null);
  const latest = useRef({ onTick, onReady });
  useEffect(() => {
    latest.current = { onTick, onReady };
  });
  useEffect(() => {
    if (disc.current === null || pointer.current === null) return undefined;
    const parts = {
      disc: disc.current,
      pointer: pointer.current,
      onTick: (strength: number) => latest.current.onTick(strength),
    };
    const turns = new Turning(parts, []);
    turning.current = turns;
    latest.current.onReady(turns);
    return () => {
      turns.stop();
      latest.current.onReady(null);
    };
  }, []);
  useEffect(() => turning.current?.setArcs(arcsOf(segments.map(({ weight }) => weight))), [segments]);
  const hand = useHand(turning, canSwipe, onSwipe);
  return (
    <div className={styles['stage']} data-tone={tone}>
      <div className={styles['glow']} />
      <div ref={disc} className={styles['disc']} {...hand}>
        <WheelDisc segments={segments} locale={locale.code} tone={tone} />
      </div>
      <div ref={pointer} className={styles['pointer']} aria-hidden="true">
        <svg viewBox="0 0 40 54">
          <path className={styles['needle']} d="M20 52C14 40 4 30 4 18a16 16 0 0 1 32 0c0 12-10 22-16 34Z" />
          <circle className={styles['stud']} cx="20" cy="18" r="6" />
        </svg>
      </div>
      {children}
    </div>
  );
}

interface Hold {
  angle: number;
  readonly samples: { readonly angle: number; readonly at: number }[];
}

function useHand(turning: { readonly current: Turning | null }, canSwipe: boolean, onSwipe: (push: Push) => void) {
  const hold = useRef<Hold | null>(null);
  const angleOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    // The frame around it does not turn with the disc, so its middle is the disc's.
    const box = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
    return (Math.atan2(clientY - box.top - box.height / 2, clientX - box.left - box.width / 2) * 180) / Math.PI;
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current;
    hold.current = null;
    if (held === null || event.type === 'pointercancel') return;
    const push = swipeOf(held.samples, frameTime());
    if (push !== null && canSwipe) onSwipe(push);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!canSwipe || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { angle: angleOf(event), samples: [] };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = hold.current;
      if (held === null) return;
      const angle = angleOf(event);
      turning.current?.drag(between(held.angle, angle));
      held.angle = angle;
      held.samples.push({ angle, at: frameTime() });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
