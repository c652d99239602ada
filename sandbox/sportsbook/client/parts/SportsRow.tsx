import type { Sport } from '../../engine/types.ts';
import { useApp } from '../AppContext.ts';
import { Icon } from '../marks/Icon.tsx';
import { SportMark } from '../marks/SportMark.tsx';
import { useLiveIds } from '../useLive.ts';
import { Link } from './Link.tsx';

export const SPORTS: readonly Sport[] = ['football', 'tennis', 'basketball', 'ice_hockey'];

/** Sports as a row of marks, each with the number of its matches that are on. */
export function SportsRow({ current }: { readonly current: Sport | null }) {
  const { board, t } = useApp();
  const live = useLiveIds() ?? [];
  const count = (sport: Sport): number => live.filter((id) => board.line(id)?.sport === sport).length;
  return (
    <nav className="sports" aria-label={t('sportsbook')}>
      <Link to="/" className="sport" isCurrent={current === null}>
        <span className="sport-disc">
          <Icon name="home" />
        </span>
        <span>{t('all')}</span>
      </Link>
      {SPORTS.map((sport) => (
        <Link key={sport} to={`/sport/${sport}`} className="sport" isCurrent={current === sport}>
          <span className="sport-disc">
            <SportMark sport={sport} />
            {count(sport) > 0 ? <span className="badge">{count(sport)}</span> : null}
          </span>
          <span>{t(sport)}</span>
        </Link>
      ))}
    </nav>
  );
}
