import { memo } from 'react';
import { RewardGlyph } from '../../loyalty/face/rewards/RewardGlyph.tsx';
import type { Segment } from '../api.ts';
import { segmentLabel } from '../segmentLabel.ts';
import { arcsOf } from '../turning/segmentAngles.ts';
import type { Arc } from '../turning/segmentAngles.ts';
import styles from './WheelDisc.module.css';

const radius = 176;
const rim = 196;
const bulbs = Array.from({ length: 24 }, (_bulb, index) => index * 15);
/** Degrees under which there is room for the picture alone. */
const narrow = 13;
/** Signs of a label that fit between the picture and the hub. */
const roomFor = 6;

const point = (degrees: number, distance: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * distance).toFixed(3)} ${(Math.sin(angle) * distance).toFixed(3)}`;
};

function sector({ from, to }: Arc): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M0 0L${point(from, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to, radius)}Z`;
}

/** The wheel itself, drawn once; whoever turns it only rotates the whole. Each segment is as wide as its chance. */
export const WheelDisc = memo(function WheelDisc({
  segments,
  locale,
  tone,
}: {
  readonly segments: readonly Segment[];
  readonly locale: string;
  readonly tone: 'day' | 'brass';
}) {
  const arcs = arcsOf(segments.map(({ weight }) => weight));
  return (
    <svg className={styles['disc']} viewBox="-200 -200 400 400" data-tone={tone} aria-hidden="true">
      <circle className={styles['rim']} r={rim} />
      <circle className={styles['rimEdge']} r={rim - 3} />
      {bulbs.map((angle) => (
        <circle
          key={angle}
          className={styles['bulb']}
          r="3.6"
          cx="0"
          cy={-(rim + radius) / 2}
          transform={`rotate(${angle})`}
        />
      ))}
      {segments.map((segment, index) => {
        const arc = arcs[index];
        return (
          arc !== undefined && (
            <g
              key={segment.id}
              className={styles['segment']}
              data-kind={segment.reward.kind}
              data-odd={index % 2 === 1 || undefined}
            >
              <path className={styles['area']} d={sector(arc)} />
              <SegmentFace segment={segment} arc={arc} locale={locale} />
            </g>
          )
        );
      })}
      {arcs.map(({ from }) => (
        <circle key={from} className={styles['pin']} r="4.4" cx="0" cy={-radius + 2} transform={`rotate(${from})`} />
      ))}
      <circle className={styles['shade']} r={radius} />
      <circle className={styles['hubRim']} r="46" />
      <circle className={styles['hub']} r="40" />
      <path className={styles['hubMark']} d="M0-22 6.5-6.5 22 0 6.5 6.5 0 22-6.5 6.5-22 0-6.5-6.5Z" />
    </svg>
  );
});

function SegmentFace({
  segment: { reward },
  arc,
  locale,
}: {
  readonly segment: Segment;
  readonly arc: Arc;
  readonly locale: string;
}) {
  const middle = (arc.from + arc.to) / 2;
  const isNarrow = arc.to - arc.from < narrow;
  const label = segmentLabel(reward, locale);
  const size = isNarrow ? 15 : 26;
  return (
    <g transform={`rotate(${middle})`}>
      <g className={styles['glyph']} transform={`translate(${-size / 2} ${-radius + (isNarrow ? 16 : 14)})`}>
        <RewardGlyph kind={reward.kind} size={size} />
      </g>
      {label !== '' && (
        <text
          className={isNarrow ? styles['thin'] : styles['label']}
          data-long={label.length > roomFor || undefined}
          transform="rotate(90)"
          x={isNarrow ? -140 : -131}
          y={0}
        >
          {label}
        </text>
      )}
    </g>
  );
}
