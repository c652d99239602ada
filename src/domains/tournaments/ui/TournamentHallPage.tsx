import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { idOf } from '../idOf.ts';
import { tournamentPath } from '../paths.ts';
import { tournamentStore } from '../TournamentStore.ts';
import { TimeUntil } from './TimeUntil.tsx';
import { GameTiles } from './TournamentGames.tsx';
import styles from './TournamentHallPage.module.css';

/** 2.2-12: the hall with the games of one tournament. */
export const TournamentHallPage: RouteModule['Page'] = observer(function TournamentHallPage({ match }) {
  const id = idOf(match);
  const { t, href, session } = useApp();
  const markers = useMarkers();
  const store = useStore(tournamentStore);
  const { tournament, status } = store;
  if (status === 'failed') return <LoadFailed onRetry={() => store.load(id, session.uid).catch(() => undefined)} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('tournaments:hall.heading')}</h1>
        {tournament !== null && (
          <p className={styles['lead']}>
            <a className={styles['link']} href={href(tournamentPath(id))}>
              {markers.plain(tournament.title)}
            </a>
            <TimeUntil tournament={tournament} onOver={nothing} />
          </p>
        )}
      </header>
      <GameTiles id={id} isFirst />
    </div>
  );
});

/** The games stay playable when the tournament is over. */
const nothing = () => undefined;
