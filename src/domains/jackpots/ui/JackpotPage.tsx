import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { chevronLeftIcon } from '../../../ui/basics/icons.ts';
import { jackpotsPath } from '../paths.ts';
import type { Jackpot } from '../parseJackpots.ts';
import { Drops } from './Drops.tsx';
import { FedGames } from './FedGames.tsx';
import { HowItFalls } from './HowItFalls.tsx';
import styles from './JackpotPage.module.css';
import { JackpotPanel } from './JackpotPanel.tsx';
import panel from './JackpotPanel.module.css';
import { useJackpots } from './useJackpots.ts';

/** 2.2-9: one jackpot: what feeds it, when it falls, who has won it, and how a drop is checked. */
export const JackpotPage: RouteModule['Page'] = observer(function JackpotPage({ match }) {
  const store = useJackpots();
  const jackpot = store.jackpot(match.params['id'] ?? '');
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.reload()} />;
  if (jackpot === undefined) {
    return (
      <LoadingBlock>
        <Skeleton height="520px" />
      </LoadingBlock>
    );
  }
  return <Details jackpot={jackpot} />;
});

function Details({ jackpot }: { readonly jackpot: Jackpot }) {
  const { t, href } = useApp();
  const titleId = useId();
  return (
    <div className={styles['page']}>
      <nav className={styles['back']} aria-label={t('jackpots:page.where')}>
        <a href={href(jackpotsPath)}>
          <Icon of={chevronLeftIcon} size={16} />
          {t('jackpots:page.all')}
        </a>
      </nav>
      <JackpotPanel
        jackpot={jackpot}
        isDetailed
        labelledBy={titleId}
        heading={
          <h1 id={titleId} className={panel['title']}>
            {jackpot.title}
          </h1>
        }
      />
      <div className={styles['columns']}>
        <Drops id={jackpot.id} />
        <HowItFalls jackpot={jackpot} />
      </div>
      <FedGames jackpot={jackpot} />
    </div>
  );
}
