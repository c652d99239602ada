import { type ReactNode, useState } from 'react';
import type { Sport } from '../../engine/types.ts';
import type { WireSport } from '../../server/book/wireEvents.ts';
import { useApp } from '../AppContext.ts';
import { dayText } from '../clockText.ts';
import { EventLine } from '../parts/EventLine.tsx';
import { EventList } from '../parts/EventList.tsx';
import { FavouriteButton } from '../parts/FavouriteButton.tsx';
import { Link } from '../parts/Link.tsx';
import { SportsRow } from '../parts/SportsRow.tsx';
import { useLiveIds } from '../useLive.ts';
import { useLoaded } from '../useLoaded.ts';

const DAY_MS = 86_400_000;
const DAYS = [0, 1, 2, 3];

/** A sport, or one league of it: what is on, and the calendar of the next days. */
export function SportPage({ sport, league = null }: { readonly sport: Sport; readonly league?: string | null }) {
  const { board, t, launch } = useApp();
  const live = useLiveIds();
  const [chosen, setWhen] = useState<string | null>(null);
  const { loaded } = useLoaded<{ now: number; sports: readonly WireSport[] }>('sports');
  const known = loaded.state === 'ready' ? loaded.value : null;
  const leagues = known?.sports.find((one) => one.sport === sport)?.leagues ?? [];
  const shown = leagues.find(({ id }) => id === league);
  const ids = (live ?? []).filter((id) => {
    const line = board.line(id);
    return line?.sport === sport && (league === null || line.league.id === league);
  });
  // Where nothing is on, the next matches are looked for; decided once, so that the list does not change under the thumb.
  if (chosen === null && live !== null) setWhen(ids.length === 0 ? 'soon' : 'live');
  const when = chosen ?? 'live';
  const scope = `sport=${sport}${league === null ? '' : `&league=${encodeURIComponent(league)}`}`;
  const dayOf = (offset: number): string => new Date((known?.now ?? 0) + offset * DAY_MS).toISOString().slice(0, 10);
  return (
    <>
      <h1 className="unseen">{t(sport)}</h1>
      <SportsRow current={sport} />
      {shown === undefined ? null : (
        <h2 className="heading">
          {shown.name}
          <FavouriteButton kind="league" id={shown.id} />
        </h2>
      )}
      <div className="chips">
        <Chip isOn={when === 'live'} onPick={() => setWhen('live')}>
          {t('live')} <span className="chip-count">{ids.length}</span>
        </Chip>
        <Chip isOn={when === 'soon'} onPick={() => setWhen('soon')}>
          {t('soon')}
        </Chip>
        {known === null
          ? null
          : DAYS.map((offset) => (
              <Chip key={offset} isOn={when === dayOf(offset)} onPick={() => setWhen(dayOf(offset))}>
                {offset === 0 ? t('today') : dayText(known.now + offset * DAY_MS, launch.locale)}
              </Chip>
            ))}
      </div>
      {when === 'live' ? (
        <div className="lines">
          {ids.map((id) => (
            <EventLine key={id} id={id} />
          ))}
          {live !== null && ids.length === 0 ? <p className="empty">{t('nothingLive')}</p> : null}
        </div>
      ) : (
        <EventList
          path={`events?${scope}&when=${when}`}
          nextOf={(last) => `after=${last.startsAt}`}
          empty={t('nothingHere')}
        />
      )}
      {league !== null || leagues.length === 0 ? null : (
        <section>
          <h2 className="heading">{t('leagues')}</h2>
          <div className="leagues">
            {leagues.map((one) => (
              <Link key={one.id} to={`/league/${one.id}`} className="league">
                {one.name}
              </Link>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

export function Chip({ isOn, onPick, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onPick}>
      {children}
    </button>
  );
}
