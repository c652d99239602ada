import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { useTitleHref } from '../../../kernel/useTitleHref.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { CoveringLink } from '../../../ui/lit/CoveringLink.tsx';
import { LitCard, LitFigure } from '../../../ui/lit/LitCard.tsx';
import { tournamentPath, tournamentsPath } from '../paths.ts';
import { pointsText } from '../pointsText.ts';
import { runningStore } from '../RunningStore.ts';
import { prizeAt } from '../tournamentView.ts';
import styles from './RunningBlock.module.css';
import { TimeUntil } from './TimeUntil.tsx';
import { usePlayerName } from './usePlayerName.ts';

const places = [1, 2, 3];

/** The running tournament on the home page: its time left and its best three. Its height is the same in every state. */
export const RunningBlock = observer(function RunningBlock() {
  const { t, href } = useApp();
  const store = useStore(runningStore);
  const markers = useMarkers();
  const titleHref = useTitleHref(tournamentsPath);
  const { tournament, status } = store;
  const id = tournament?.id ?? 0;
  const refresh = useCallback(() => void store.refresh(), [store]);
  useEffect(() => (id === 0 ? undefined : store.follow(id)), [id, store]);
  const heading = t('tournaments:running.heading');
  return (
    <section className={styles['block']} aria-labelledby="running-tournament">
      <h2 id="running-tournament" className={styles['heading']}>
        {titleHref === undefined ? heading : <a href={titleHref}>{heading}</a>}
      </h2>
      {status === 'failed' && <LoadFailed onRetry={refreshed(store)} />}
      {(status === 'idle' || status === 'loading') && <Skeleton height="100%" />}
      {status === 'ready' && tournament === null && <p className={styles['empty']}>{t('tournaments:empty.active')}</p>}
      {tournament !== null && (
        <LitCard
          className={styles['card']}
          picture={{ src: tournament.image, colour: tournament.colour, className: styles['picture'] }}
        >
          <div className={styles['words']}>
            <h3 className={styles['title']}>
              <CoveringLink href={href(tournamentPath(id))}>{markers.plain(tournament.title)}</CoveringLink>
            </h3>
            <LitFigure className={styles['figure']} value={tournament.totalPrize}>
              <span>{t('tournaments:card.prizes')}</span>
            </LitFigure>
            <TimeUntil tournament={tournament} onOver={refresh} />
          </div>
          <Top />
        </LitCard>
      )}
    </section>
  );
});

/** The best three; a place that nobody has yet shows what it wins. */
const Top = observer(function Top() {
  const { t } = useApp();
  const { tournament, top } = useStore(runningStore);
  const nameOf = usePlayerName();
  if (tournament === null) return null;
  return (
    <ol className={styles['top']}>
      {places.map((place) => {
        const row = top.find((one) => one.place === place);
        return (
          <li key={place} className={styles['row']}>
            <b className={styles['place']}>{place}</b>
            <span className={styles['name']}>
              <bdi>{row ? nameOf(row) : t('tournaments:board.free')}</bdi>
              {row?.isSandbox && <small> {t('tournaments:board.sandbox')}</small>}
            </span>
            <bdi dir="ltr" className={styles['points']}>
              {row ? pointsText(tournament.rule, row.points) : ''}
            </bdi>
            <span className={styles['prize']}>{prizeAt(tournament.prizes, place)}</span>
          </li>
        );
      })}
    </ol>
  );
});

const refreshed = (store: { refresh(): Promise<void> }) => () => store.refresh();
