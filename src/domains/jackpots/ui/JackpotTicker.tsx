import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useTitleHref } from '../../../kernel/useTitleHref.ts';
import { jackpotsPath } from '../paths.ts';
import { JackpotStrip } from './JackpotStrip.tsx';
import styles from './JackpotTicker.module.css';
import { useJackpots } from './useJackpots.ts';

/** The jackpots on the home page, as they rise. It is as high with figures as without: nothing below it moves. */
export const JackpotTicker = observer(function JackpotTicker() {
  const { t } = useApp();
  const store = useJackpots();
  const titleHref = useTitleHref(jackpotsPath);
  const titleId = useId();
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.reload()} />;
  return (
    <section className={styles['ticker']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {titleHref === undefined ? t('menu:jackpots.jackpots') : <a href={titleHref}>{t('menu:jackpots.jackpots')}</a>}
      </h2>
      <ul className={styles['jackpots']}>
        {store.jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotStrip jackpot={jackpot}>{jackpot.title}</JackpotStrip>
          </li>
        ))}
      </ul>
    </section>
  );
});
