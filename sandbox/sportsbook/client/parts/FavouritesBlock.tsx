import { useEffect, useState } from 'react';
import type { WireLine, WireSport } from '../../server/book/wireEvents.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { callApi } from '../callApi.ts';
import type { Favourite } from '../SessionStore.ts';
import { useLoaded } from '../useLoaded.ts';
import { EventLine } from './EventLine.tsx';
import { Link } from './Link.tsx';

/** As many events as one call answers. */
const MOST = 12;

/** The leagues and matches that the player has marked; matches that are long over are left out. */
export function FavouritesBlock() {
  const { session } = useApp();
  const favourites = useChanging(session.changes, 'session', () => session.favourites);
  return favourites.length === 0 ? null : <Marked favourites={favourites} />;
}

function Marked({ favourites }: { readonly favourites: readonly Favourite[] }) {
  const { board, t } = useApp();
  const { loaded } = useLoaded<{ sports: readonly WireSport[] }>('sports');
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    const events = favourites.filter(({ kind }) => kind === 'event').slice(0, MOST);
    const show = (lines: readonly WireLine[]): void => {
      if (!isWanted) return;
      for (const line of lines) if (board.line(line.id) === null) board.setLine(line);
      setKnown(lines.filter(({ phase }) => phase !== 'ended').map(({ id }) => id));
    };
    callApi<{ lines: WireLine[] }>('lines', { events: events.map(({ id }) => ({ id })) }).then(
      ({ lines }) => show(lines),
      () => show([]),
    );
    return () => {
      isWanted = false;
    };
  }, [board, favourites]);
  const all = loaded.state === 'ready' ? loaded.value.sports.flatMap(({ leagues }) => leagues) : [];
  const leagues = all.filter(({ id }) => favourites.some((one) => one.kind === 'league' && one.id === id));
  if (known.length === 0 && leagues.length === 0) return null;
  return (
    <section>
      <h2 className="heading">{t('favourites')}</h2>
      <div className="chips">
        {leagues.map(({ id, name }) => (
          <Link key={id} to={`/league/${id}`} className="chip">
            {name}
          </Link>
        ))}
      </div>
      <div className="lines">
        {known.map((id) => (
          <EventLine key={id} id={id} />
        ))}
      </div>
    </section>
  );
}
