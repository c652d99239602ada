import type { ReactNode } from 'react';
import { classes } from '../../../ui/basics/classes.ts';
import { covered } from '../../../ui/lit/CoveringLink.tsx';
import type { Jackpot } from '../parseJackpots.ts';
import { JackpotArt } from './JackpotArt.tsx';
import styles from './JackpotPanel.module.css';
import { TierList } from './TierList.tsx';

interface Props {
  readonly jackpot: Jackpot;
  readonly labelledBy: string;
  readonly heading: ReactNode;
  readonly foot?: ReactNode;
  readonly isDetailed?: boolean;
}

/** A jackpot's picture and its tiers: dark in every theme, as its light needs. */
export function JackpotPanel({ jackpot, labelledBy, heading, foot, isDetailed = false }: Props) {
  return (
    <section className={classes(styles['panel'], covered, styles[jackpot.kind])} aria-labelledby={labelledBy}>
      <div className={styles['art']}>
        <JackpotArt jackpot={jackpot} />
      </div>
      <div className={styles['body']}>
        <div className={styles['words']}>
          {heading}
          <p className={styles['text']}>{jackpot.text}</p>
        </div>
        <TierList jackpot={jackpot} isDetailed={isDetailed} />
        {foot}
      </div>
    </section>
  );
}
