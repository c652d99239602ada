import { useApp } from '../AppContext.ts';
import { SportMark } from '../marks/SportMark.tsx';
import { EventLine } from '../parts/EventLine.tsx';
import { EventList } from '../parts/EventList.tsx';
import { FavouritesBlock } from '../parts/FavouritesBlock.tsx';
import { SPORTS, SportsRow } from '../parts/SportsRow.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useLiveIds } from '../useLive.ts';

/** What is on now, by sport, and what starts within the hour. */
export function HomePage() {
  const { board, t } = useApp();
  const live = useLiveIds();
  return (
    <>
      <h1 className="unseen">{t('sportsbook')}</h1>
      <SportsRow current={null} />
      <FavouritesBlock />
      {live === null ? <Waiting state="loading" onAgain={() => undefined} /> : null}
      {live?.length === 0 ? <p className="empty">{t('nothingLive')}</p> : null}
      {SPORTS.map((sport) => {
        const ids = (live ?? []).filter((id) => board.line(id)?.sport === sport);
        if (ids.length === 0) return null;
        return (
          <section key={sport}>
            <h2 className="heading">
              <SportMark sport={sport} />
              {t(sport)}
              <span className="tag is-live">{t('live')}</span>
            </h2>
            <div className="lines">
              {ids.map((id) => (
                <EventLine key={id} id={id} />
              ))}
            </div>
          </section>
        );
      })}
      <section>
        <h2 className="heading">{t('soon')}</h2>
        <EventList path="events?when=soon" nextOf={(last) => `after=${last.startsAt}`} empty={t('nothingHere')} />
      </section>
    </>
  );
}
