import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { tournamentStatuses } from '../../../contract/tournaments/tournamentStatuses.ts';
import type { TournamentStatus } from '../../../contract/tournaments/tournamentStatuses.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { trophyIcon } from '../../../ui/basics/icons.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { tabPath } from '../paths.ts';
import { tabOf } from '../tab.ts';
import { tournamentsStore } from '../TournamentsStore.ts';
import { TournamentCard } from './TournamentCard.tsx';
import styles from './TournamentsPage.module.css';

/** 2.2-12: running, coming and past tournaments; the address keeps the tab. */
export const TournamentsPage: RouteModule['Page'] = observer(function TournamentsPage({ match }) {
  const { t, href } = useApp();
  const store = useStore(tournamentsStore);
  const tab = tabOf(match.search);
  useVisitorKnown((uid) => void store.load(tab, uid));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('tournaments:list.heading')}</h1>
        <p className={styles['lead']}>{t('tournaments:list.lead')}</p>
      </header>
      <nav aria-label={t('tournaments:list.heading')}>
        <ChipRow label={t('tournaments:list.heading')}>
          {tournamentStatuses.map((status) => (
            <Chip key={status} href={href(tabPath(status))} isOn={status === tab}>
              {t(`tournaments:tab.${status}`)}
            </Chip>
          ))}
        </ChipRow>
      </nav>
      <TournamentList tab={tab} />
    </div>
  );
});

const TournamentList = observer(function TournamentList({ tab }: { readonly tab: TournamentStatus }) {
  const { t, href, session } = useApp();
  const store = useStore(tournamentsStore);
  const { shown, status } = store;
  const refresh = useCallback(() => void store.refresh(), [store]);
  if (status === 'failed') return <LoadFailed onRetry={() => store.load(tab, session.uid)} />;
  if (shown?.status !== tab) {
    return (
      <LoadingBlock>
        <div className={styles['grid']}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="320px" />
          ))}
        </div>
      </LoadingBlock>
    );
  }
  if (shown.items.length === 0) {
    return (
      <EmptyState
        icon={trophyIcon}
        title={t(`tournaments:empty.${tab}`)}
        text={t('tournaments:empty.text')}
        {...(tab === 'active'
          ? { action: <Button href={href(tabPath('future'))}>{t('tournaments:empty.toFuture')}</Button> }
          : {})}
      />
    );
  }
  return (
    <>
      <ul className={styles['grid']}>
        {shown.items.map((tournament, index) => (
          <TournamentCard key={tournament.id} tournament={tournament} isPriority={index === 0} onOver={refresh} />
        ))}
      </ul>
      {store.hasMore && (
        <div className={styles['more']}>
          <Button isPending={store.moreStatus === 'loading'} onClick={() => store.more()}>
            {t('core:more')}
          </Button>
        </div>
      )}
    </>
  );
});
