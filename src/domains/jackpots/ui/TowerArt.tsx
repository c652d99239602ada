import { useId, type CSSProperties } from 'react';
import type { Levels } from '../poolLevel.ts';
import styles from './TowerArt.module.css';

interface Vessel {
  readonly tier: string;
  readonly top: number;
  readonly bottom: number;
  /** Half of its width at the top and at the bottom. */
  readonly upper: number;
  readonly lower: number;
}

const middle = 180;
const vessels: readonly Vessel[] = [
  { tier: 'mini', top: 78, bottom: 132, upper: 46, lower: 54 },
  { tier: 'minor', top: 148, bottom: 212, upper: 64, lower: 76 },
  { tier: 'major', top: 230, bottom: 306, upper: 88, lower: 102 },
  { tier: 'grand', top: 326, bottom: 416, upper: 116, lower: 134 },
];

const bend = 0.09;

function glass({ top, bottom, upper, lower }: Vessel): string {
  return [
    `M${middle - upper} ${top}`,
    `A${upper} ${upper * bend} 0 0 0 ${middle + upper} ${top}`,
    `C${middle + upper + 10} ${top + 20} ${middle + lower} ${bottom - 20} ${middle + lower} ${bottom}`,
    `A${lower} ${lower * bend} 0 0 1 ${middle - lower} ${bottom}`,
    `C${middle - lower} ${bottom - 20} ${middle - upper - 10} ${top + 20} ${middle - upper} ${top}Z`,
  ].join('');
}

/** Four vessels of brass and glass, one on the other, filled as far as their pools are. */
export function TowerArt({ levels }: { readonly levels: Levels }) {
  const id = useId();
  const ref = (name: string) => `url(#${id}${name})`;
  return (
    <svg className={styles['art']} viewBox="8 0 344 478" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}halo`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={styles['haloIn']} />
          <stop offset="1" className={styles['haloOut']} />
        </radialGradient>
        <linearGradient id={`${id}brass`}>
          <stop offset="0" className={styles['brassDark']} />
          <stop offset="0.22" className={styles['brassLight']} />
          <stop offset="0.4" className={styles['brass']} />
          <stop offset="0.72" className={styles['brassDeep']} />
          <stop offset="0.88" className={styles['brass']} />
          <stop offset="1" className={styles['brassDark']} />
        </linearGradient>
        <radialGradient id={`${id}orb`} cx="0.36" cy="0.32" r="0.75">
          <stop offset="0" className={styles['brassLight']} />
          <stop offset="0.5" className={styles['brass']} />
          <stop offset="1" className={styles['brassDark']} />
        </radialGradient>
        <linearGradient id={`${id}gold`}>
          <stop offset="0" className={styles['goldDark']} />
          <stop offset="0.3" className={styles['goldLight']} />
          <stop offset="0.6" className={styles['gold']} />
          <stop offset="1" className={styles['goldDark']} />
        </linearGradient>
        <linearGradient id={`${id}glass`}>
          <stop offset="0" className={styles['glassEdge']} />
          <stop offset="0.18" className={styles['glassClear']} />
          <stop offset="0.8" className={styles['glassClear']} />
          <stop offset="1" className={styles['glassEdge']} />
        </linearGradient>
        {vessels.map((vessel) => (
          <clipPath key={vessel.tier} id={`${id}${vessel.tier}`}>
            <path d={glass(vessel)} />
          </clipPath>
        ))}
      </defs>
      <ellipse cx={middle} cy="260" rx="180" ry="230" fill={ref('halo')} />
      <ellipse className={styles['shadow']} cx={middle} cy="462" rx="166" ry="14" />
      {vessels.map((vessel, index) => (
        <g key={vessel.tier} clipPath={ref(vessel.tier)}>
          <path className={styles['inside']} d={glass(vessel)} />
          <Filling vessel={vessel} level={levels[index] ?? 0} fill={ref('gold')} />
          <path d={glass(vessel)} fill={ref('glass')} />
        </g>
      ))}
      {vessels.map(({ tier, top, bottom, upper, lower }) => (
        <g key={tier}>
          <Ring y={top} half={upper + 4} fill={ref('brass')} />
          <Ring y={bottom + 3} half={lower + 5} fill={ref('brass')} />
          <path
            className={styles['shine']}
            d={`M${middle - upper + 12} ${top + 14}Q${middle - lower + 8} ${(top + bottom) / 2} ${middle - lower + 16} ${bottom - 8}`}
          />
        </g>
      ))}
      <path d={`M${middle - 34} 68Q${middle} 34 ${middle + 34} 68Z`} fill={ref('brass')} />
      <rect x={middle - 7} y="38" width="14" height="14" rx="3" fill={ref('brass')} />
      <circle cx={middle} cy="24" r="17" fill={ref('orb')} />
      <circle className={styles['glint']} cx={middle - 6} cy="18" r="4" />
      <rect x={middle - 150} y="428" width="300" height="14" rx="5" fill={ref('brass')} />
      <rect x={middle - 162} y="444" width="324" height="18" rx="6" fill={ref('brass')} />
    </svg>
  );
}

function Ring({ y, half, fill }: { readonly y: number; readonly half: number; readonly fill: string }) {
  return <rect x={middle - half} y={y - 5} width={2 * half} height="10" rx="5" fill={fill} />;
}

/** Gold up to the level, with its surface; it moves by a transform alone. */
function Filling({
  vessel: { top, bottom, lower },
  level,
  fill,
}: {
  readonly vessel: Vessel;
  readonly level: number;
  readonly fill: string;
}) {
  const depth = bottom - top - 8;
  const offset = `${Math.round((1 - level) * depth)}px`;
  return (
    <g className={styles['filling']} style={{ '--offset': offset } as CSSProperties}>
      <rect x={middle - lower - 12} y={top + 8} width={2 * lower + 24} height={depth + 40} fill={fill} />
      <ellipse className={styles['surface']} cx={middle} cy={top + 8} rx={lower + 6} ry={lower * bend} />
    </g>
  );
}
