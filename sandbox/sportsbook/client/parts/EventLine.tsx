import { memo } from 'react';
import type { WireLine } from '../../server/book/wireEvents.ts';
import { wordsOfSelection } from '../names.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { clockText, startText } from '../clockText.ts';
import { Crest } from '../marks/Crest.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FollowButton } from './FollowButton.tsx';
import { Link } from './Link.tsx';
import { OddsButton } from './OddsButton.tsx';

const SHORT: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

/** One event: score, clock and the odds of its main market. */
export const EventLine = memo(function EventLine({ id }: { readonly id: string }) {
  const app = useApp();
  const { board, t, words, launch } = app;
  const line = useChanging(board.changes, `line:${id}`, () => board.line(id));
  if (line === null) return null;
  const isLive = line.phase === 'live' || line.phase === 'break';
  const hasScore = line.phase !== 'before';
  const { main } = line;
  return (
    <article className="line" data-live={isLive} data-danger={line.isDanger}>
      <header className="line-head">
        <span className={isLive ? 'clock is-live' : 'clock'}>
          {isLive ? <span className="pulse" aria-hidden="true" /> : null}
          <bdi>{hasScore ? clockText(line, t) : startText(line.startsAt, launch.locale)}</bdi>
        </span>
        <Link to={`/league/${line.league.id}`} className="line-league">
          <span dir="auto">{line.league.name}</span>
        </Link>
        <FollowButton event={id} />
        <FavouriteButton kind="event" id={id} />
      </header>
      <Link to={`/event/${id}`} className="line-teams">
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className="team">
            <Crest name={line[side].name} />
            <span className="team-name" dir="auto">
              {line[side].name}
            </span>
            {hasScore ? <Points line={line} side={side} /> : null}
          </span>
        ))}
      </Link>
      {main === null ? null : (
        <div className="line-odds" data-count={main.selections.length}>
          {main.selections.map(({ key }) => (
            <OddsButton
              key={key}
              event={id}
              market={main.key}
              selection={key}
              label={SHORT[key] ?? key}
              name={wordsOfSelection(words, line, main.key, key)}
            />
          ))}
        </div>
      )}
      {line.marketCount > 1 ? (
        <Link to={`/event/${id}`} className="line-more" label={t('moreMarkets', { count: line.marketCount - 1 })}>
          {t('more', { count: line.marketCount - 1 })}
        </Link>
      ) : null}
    </article>
  );
});

interface PointsProps {
  readonly line: WireLine;
  readonly side: 'home' | 'away';
}

/** Sets with the running games in tennis, and the score elsewhere. */
function Points({ line, side }: PointsProps) {
  const { score } = line;
  return (
    <span className="points">
      {line.sport === 'tennis'
        ? score.periods.slice(-3).map((period, index) => (
            // Periods have no name but their number.
            <span key={score.periods.length - index} className="points-set">
              {period[side]}
            </span>
          ))
        : null}
      <b key={score[side]} className="points-main">
        {score[side]}
      </b>
    </span>
  );
}
