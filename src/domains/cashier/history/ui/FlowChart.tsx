import { classes } from '../../../../ui/basics/classes.ts';
import { barsOf } from '../barsOf.ts';
import styles from './FlowChart.module.css';

interface Props {
  readonly tone: 'deposits' | 'result';
  /** One for each bucket, in minor units. */
  readonly values: readonly bigint[];
  /** The first days of the first and the last bucket. */
  readonly from: string;
  readonly to: string;
}

const STEP = 100;
const WIDTH = 64;
/** A bar that is not zero is seen, however small. */
const LEAST = 12;

/** Bars above and below zero. A picture only: the figures are in a table beside it. */
export function FlowChart({ tone, values, from, to }: Props) {
  const { bars, zero } = barsOf(values);
  const inline = values.length * STEP;
  return (
    <div className={classes(styles['chart'], styles[tone])} aria-hidden="true">
      <svg viewBox={`0 0 ${inline} 1000`} preserveAspectRatio="none" className={styles['plot']}>
        {bars.map(({ top, height, isBelow }, index) => (
          <rect
            // The buckets have no other identity than their place.
            key={index}
            className={isBelow ? styles['below'] : styles['above']}
            x={index * STEP + (STEP - WIDTH) / 2}
            y={height > 0 && !isBelow ? Math.min(top, zero - LEAST) : top}
            width={WIDTH}
            height={height > 0 ? Math.max(height, LEAST) : 0}
          />
        ))}
        <line className={styles['zero']} x1={0} x2={inline} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles['ends']}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
