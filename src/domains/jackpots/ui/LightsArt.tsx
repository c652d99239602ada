import { useId, type CSSProperties } from 'react';
import { classes } from '../../../ui/basics/classes.ts';
import type { Levels } from '../poolLevel.ts';
import styles from './LightsArt.module.css';

/** From the smallest to the largest: a curtain of rays that hangs over the hills. */
const curtains = [
  { tier: 'mini', from: 6, width: 70, base: 336, height: 170 },
  { tier: 'minor', from: 70, width: 86, base: 344, height: 225 },
  { tier: 'major', from: 148, width: 104, base: 338, height: 270 },
  { tier: 'grand', from: 238, width: 128, base: 346, height: 325 },
] as const;

const rayCount = 9;

/** The rays of a curtain: its foot is a wave, and no two neighbours are as long. */
function raysOf({ from, width, base, height }: (typeof curtains)[number]) {
  return Array.from({ length: rayCount }, (_ray, index) => {
    const long = height * (0.66 + 0.34 * Math.sin(index * 1.9 + from) ** 2);
    const foot = base + 9 * Math.sin(index * 0.9 + width);
    return {
      x: Math.round(from + (width * index) / (rayCount - 1)),
      y: Math.round(foot - long / 2),
      half: Math.round(long / 2),
    };
  });
}

const stars = [
  [-60, 70, 1.4],
  [-24, 30, 1],
  [400, 90, 1.3],
  [430, 34, 1],
  [32, 40, 1.4],
  [70, 92, 1],
  [104, 30, 1.8],
  [142, 62, 1],
  [168, 22, 1.3],
  [214, 40, 1],
  [246, 76, 1.6],
  [276, 20, 1],
  [330, 58, 1.2],
  [344, 16, 1.7],
  [18, 124, 1],
  [92, 148, 0.9],
] as const;

/** Four lights over a lake at night, each as tall and bright as its pool. */
export function LightsArt({ levels }: { readonly levels: Levels }) {
  const id = useId();
  const ref = (name: string) => `url(#${id}${name})`;
  return (
    <svg className={styles['art']} viewBox="0 0 360 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}glow`} cx="0.55" cy="0.7" r="0.7">
          <stop offset="0" className={styles['glowIn']} />
          <stop offset="1" className={styles['glowOut']} />
        </radialGradient>
        {curtains.map(({ tier }) => (
          <linearGradient key={tier} id={`${id}${tier}`} x2="0" y2="1" className={styles[tier]}>
            <stop offset="0" className={styles['top']} />
            <stop offset="0.55" className={styles['body']} />
            <stop offset="1" className={styles['foot']} />
          </linearGradient>
        ))}
        <linearGradient id={`${id}lake`} x2="0" y2="1">
          <stop offset="0" className={styles['lakeNear']} />
          <stop offset="1" className={styles['lakeFar']} />
        </linearGradient>
        <clipPath id={`${id}water`}>
          <rect x="-200" y="382" width="760" height="300" />
        </clipPath>
        <filter id={`${id}soft`} x="-0.2" y="-0.1" width="1.4" height="1.2">
          <feGaussianBlur stdDeviation="3.5" />
        </filter>
      </defs>
      <g transform="scale(1 0.75)">
        <ellipse cx="190" cy="320" rx="420" ry="330" fill={ref('glow')} />
        {stars.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} className={styles['star']} cx={x} cy={y} r={radius} />
        ))}
        <g filter={ref('soft')}>
          <Curtains levels={levels} refOf={ref} />
        </g>
        <path
          className={styles['far']}
          d="M-200 398 -120 330l40 26 40-34 40 30 44-34l30 20 42-44 38 36 34-22 52 42 40-30 36 24 44-22 60 30 60-40 90 56v46H-200Z"
        />
        <path
          className={styles['near']}
          d="M-200 396 -140 350l50 20 50-26 40 28 60-32 52 26 60-22 48 20 62-30 78 34 60-30 60 20 80 20v20H-200Z"
        />
        <rect x="-200" y="380" width="760" height="300" fill={ref('lake')} />
        <g clipPath={ref('water')}>
          <g className={styles['mirror']} filter={ref('soft')}>
            <Curtains levels={levels} refOf={ref} />
          </g>
        </g>
        <path className={styles['ripple']} d="M40 404h70M150 416h120M60 434h90M210 446h100M110 462h120" />
      </g>
    </svg>
  );
}

function Curtains({ levels, refOf }: { readonly levels: Levels; readonly refOf: (name: string) => string }) {
  return curtains.map((curtain, index) => (
    <g
      key={curtain.tier}
      className={classes(styles['curtain'], styles[curtain.tier])}
      style={{ '--level': levels[index] ?? 0 } as CSSProperties}
    >
      {raysOf(curtain).map(({ x, y, half }) => (
        <ellipse key={x} cx={x} cy={y} rx={curtain.width / 8} ry={half} fill={refOf(curtain.tier)} />
      ))}
    </g>
  ));
}
