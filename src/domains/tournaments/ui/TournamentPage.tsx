import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { DetailPage } from '../../../kernel/detail/DetailPage.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { trophyIcon } from '../../../ui/basics/icons.ts';
import { boardStore } from '../BoardStore.ts';
import { idOf } from '../idOf.ts';
import { tournamentsPath } from '../paths.ts';
import { tournamentStore } from '../TournamentStore.ts';
import { BoardSection } from './BoardSection.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { RulesSection } from './RulesSection.tsx';
import { TournamentGames } from './TournamentGames.tsx';
import { TournamentHero } from './TournamentHero.tsx';
import styles from './TournamentPage.module.css';

/** 2.2-12: everything about one tournament, and its live board. */
export const TournamentPage: RouteModule['Page'] = observer(function TournamentPage({ match }) {
  const id = idOf(match);
  const { t, href, news, session } = useApp();
  const store = useStore(tournamentStore);
  const board = useStore(boardStore);
  const load = () => store.load(id, session.uid).catch(() => undefined);
  useVisitorKnown(() => void load());
  const { tournament, status } = store;
  const isParticipant = (tournament?.own ?? null) !== null;
  useEffect(() => board.follow(id, isParticipant), [board, id, isParticipant]);
  useEffect(
    () =>
      news.subscribe((event) => {
        const isOwn = event.type === 'tournaments.joined' || event.type === 'tournaments.won';
        if (isOwn && event.data.tournament_id === id) void store.refresh();
      }),
    [id, news, store],
  );
  // The board was frozen while the page was open: who has won what is known now.
  const isStale = board.id === id && board.isFinal && tournament?.isFinal === false;
  useEffect(() => {
    if (isStale) void store.refresh();
  }, [isStale, store]);
  return (
    <DetailPage
      className={styles['page']}
      status={status}
      value={tournament}
      onRetry={load}
      gone={{
        icon: trophyIcon,
        title: t('tournaments:page.goneTitle'),
        text: t('tournaments:page.goneText'),
        href: href(tournamentsPath),
        label: t('tournaments:page.toList'),
      }}
    >
      {(shown) => (
        <>
          <TournamentHero tournament={shown} />
          <aside className={styles['aside']}>
            <JoinPanel tournament={shown} />
          </aside>
          <div className={styles['main']}>
            <BoardSection tournament={shown} />
            <PrizeTable prizes={shown.prizes} own={shown.own} />
            <RulesSection tournament={shown} />
            <TournamentGames tournament={shown} />
          </div>
        </>
      )}
    </DetailPage>
  );
});
