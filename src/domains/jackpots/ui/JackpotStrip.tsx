import type { ReactNode } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { LitStrip, LitStripLink } from '../../../ui/lit/LitStrip.tsx';
import { jackpotPath } from '../paths.ts';
import type { Jackpot } from '../parseJackpots.ts';
import styles from './JackpotStrip.module.css';
import { PoolAmount } from './PoolAmount.tsx';
import { TierGem } from './TierGem.tsx';

/** A jackpot in little: what it is called here, and what its tiers hold. It leads to the jackpot's page. */
export function JackpotStrip({
  jackpot: { id, kind, pools },
  isWide = false,
  children,
}: {
  readonly jackpot: Jackpot;
  /** Alone in its row: the tiers side by side where there is room. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { t, href } = useApp();
  return (
    <LitStrip className={classes(styles['strip'], styles[kind], isWide && styles['wide'])}>
      <LitStripLink href={href(jackpotPath(id))}>{children}</LitStripLink>
      <ul className={styles['pools']}>
        {pools.toReversed().map(({ tier }) => (
          <li key={tier} className={classes(styles['pool'], styles[tier])}>
            <TierGem tier={tier} />
            <span className={styles['tier']}>{t(`jackpots:tier.${tier}`)}</span>
            <PoolAmount className={styles['amount']} jackpot={id} tier={tier} />
          </li>
        ))}
      </ul>
    </LitStrip>
  );
}
