import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import type { Money } from '../../../shared/money/money.ts';
import { moneyInText } from '../../../shared/money/moneyInText.ts';
import { classes } from '../../../ui/basics/classes.ts';
import { jackpotsStore } from '../JackpotsStore.ts';
import type { Jackpot, Pool } from '../parseJackpots.ts';
import { poolLevel } from '../poolLevel.ts';
import { PoolAmount } from './PoolAmount.tsx';
import { TierGem } from './TierGem.tsx';
import styles from './TierList.module.css';

interface Props {
  readonly jackpot: Jackpot;
  /** With the share of each stake, as on the jackpot's own page. */
  readonly isDetailed?: boolean;
}

/** The tiers of a jackpot, the largest first: what each holds, and when it falls. */
export function TierList({ jackpot, isDetailed = false }: Props) {
  return (
    <ul className={styles['list']}>
      {jackpot.pools.toReversed().map((pool) => (
        <TierRow key={pool.tier} jackpot={jackpot} pool={pool} isDetailed={isDetailed} />
      ))}
    </ul>
  );
}

const TierRow = observer(function TierRow({
  jackpot: { id, kind },
  pool,
  isDetailed,
}: {
  readonly jackpot: Jackpot;
  readonly pool: Pool;
  readonly isDetailed: boolean;
}) {
  const { t, locale } = useApp();
  const figures = useFigures();
  const amount = useStore(jackpotsStore).amountOf(id, pool.tier) ?? pool.amount;
  const total = (value: Money) => moneyInText(value, locale, 'total');
  return (
    <li className={classes(styles['tier'], styles[pool.tier])}>
      <TierGem tier={pool.tier} />
      <span className={styles['name']}>{t(`jackpots:tier.${pool.tier}`)}</span>
      <PoolAmount className={styles['amount']} jackpot={id} tier={pool.tier} />
      {kind === 'must_drop' && (
        <span className={styles['line']} style={{ '--level': poolLevel(kind, pool, amount) } as CSSProperties} />
      )}
      <span className={styles['rule']}>{t(`jackpots:falls.${kind}`, { amount: total(pool.bound) })}</span>
      {isDetailed && (
        <span className={styles['share']}>
          {t('jackpots:share', { percent: figures.percent(pool.percent), seed: total(pool.seed) })}
        </span>
      )}
    </li>
  );
});
