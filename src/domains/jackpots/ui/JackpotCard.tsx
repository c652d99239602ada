import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { CoveringLink } from '../../../ui/lit/CoveringLink.tsx';
import { jackpotPath } from '../paths.ts';
import type { Jackpot } from '../parseJackpots.ts';
import { JackpotPanel } from './JackpotPanel.tsx';
import styles from './JackpotPanel.module.css';

/** A jackpot among others; the whole card leads to its page. */
export function JackpotCard({ jackpot }: { readonly jackpot: Jackpot }) {
  const { t, href } = useApp();
  const titleId = useId();
  return (
    <JackpotPanel
      jackpot={jackpot}
      labelledBy={titleId}
      heading={
        <h2 id={titleId} className={styles['title']}>
          <CoveringLink href={href(jackpotPath(jackpot.id))}>{jackpot.title}</CoveringLink>
        </h2>
      }
      foot={<p className={styles['more']}>{t('jackpots:fedBy', { count: jackpot.gamesCount })}</p>}
    />
  );
}
