import type { CSSProperties } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import type { CashbackSum } from '../parseCashback.ts';
import styles from './SumFigures.module.css';

interface Props {
  readonly sum: CashbackSum;
  readonly isRunning?: boolean;
}

/** How a cashback comes about, line by line, and the same as a bar: what was staked, won, lost, and comes back. */
export function SumFigures({ sum, isRunning = false }: Props) {
  const { t } = useApp();
  const figures = useFigures();
  const { kind, staked, won, lost, percent, amount } = sum;
  const isWeek = kind === 'period';
  const base = isWeek ? lost : staked;
  const silence = isRunning ? silenceOf(sum) : null;
  return (
    <div className={styles['figures']}>
      {staked.minor > 0n && <Bar sum={sum} />}
      <dl className={styles['rows']}>
        <Row name={t('cashback:sum.staked')} value={figures.money(staked)} tone="staked" />
        {isWeek && <Row name={t('cashback:sum.won')} value={figures.money(won)} tone="won" />}
        {isWeek && <Row name={t('cashback:sum.lost')} value={figures.money(lost)} tone="lost" />}
        <Row
          name={t(isWeek ? 'cashback:sum.ofLost' : 'cashback:sum.ofStaked', {
            percent: figures.percent(percent),
            amount: figures.inText(base),
          })}
          value={figures.money(amount)}
          tone="back"
        />
      </dl>
      {silence !== null && <p className={styles['note']}>{t(`cashback:silence.${kind}.${silence}`)}</p>}
    </div>
  );
}

/** Why nothing comes back so far; null if something does. */
function silenceOf({ kind, staked, lost, amount }: CashbackSum): 'notPlayed' | 'notLost' | 'tooLittle' | null {
  if (amount.minor > 0n) return null;
  if (staked.minor <= 0n) return 'notPlayed';
  return kind === 'period' && lost.minor === 0n ? 'notLost' : 'tooLittle';
}

function Bar({ sum: { kind, staked, won, lost, amount } }: Props) {
  const share = (part: bigint) => `${Number((clamped(part, staked.minor) * 1000n) / staked.minor) / 10}%`;
  const isWeek = kind === 'period';
  const style = {
    '--won': share(isWeek ? won.minor : 0n),
    '--lost': share(isWeek ? lost.minor : 0n),
    '--back': share(amount.minor),
  };
  return (
    <div
      className={classes(styles['bar'], !isWeek && styles['whole'])}
      style={style as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles['won']} />
      <span className={styles['lost']} />
      <span className={styles['back']} />
    </div>
  );
}

const clamped = (part: bigint, whole: bigint): bigint => (part < whole ? part : whole);

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly tone: 'staked' | 'won' | 'lost' | 'back';
}

function Row({ name, value, tone }: RowProps) {
  return (
    <div className={classes(styles['row'], styles[`of-${tone}`])}>
      <dt>{name}</dt>
      <dd>
        <Amount text={value} />
      </dd>
    </div>
  );
}
