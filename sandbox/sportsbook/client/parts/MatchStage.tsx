import { useApp, useChanging } from '../AppContext.ts';
import { clockText, startText } from '../clockText.ts';
import { Crest } from '../marks/Crest.tsx';
import { Field } from '../marks/Field.tsx';
import { Link } from './Link.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FollowButton } from './FollowButton.tsx';

const SIDES = ['home', 'away'] as const;

/** The head of a match: the drawn field with the ball, the score, the clock and the periods. */
export function MatchStage({ id }: { readonly id: string }) {
  const { board, t, words, launch } = useApp();
  const line = useChanging(board.changes, `line:${id}`, () => board.line(id));
  const { ballAt, events } = useChanging(board.changes, `details:${id}`, () => board.detailsOf(id));
  if (line === null) return null;
  const isLive = line.phase === 'live' || line.phase === 'break';
  const last = events.findLast(({ kind }) => kind in words.event);
  return (
    <section className="stage" data-sport={line.sport}>
      <h1 className="unseen">
        {line.home.name} – {line.away.name}
      </h1>
      <header className="stage-head">
        <Link to={`/league/${line.league.id}`}>{line.league.name}</Link>
        <FavouriteButton kind="event" id={id} />
        <FollowButton event={id} hasText />
      </header>
      <div className="stage-score">
        {SIDES.map((side) => (
          <div key={side} className={`stage-team is-${side}`}>
            <Crest name={line[side].name} />
            <span>{line[side].name}</span>
          </div>
        ))}
        <div className="stage-middle">
          {line.phase === 'before' ? (
            <b className="stage-start">{startText(line.startsAt, launch.locale)}</b>
          ) : (
            <b className="stage-points">
              <span key={`h${line.score.home}`}>{line.score.home}</span>
              <i>:</i>
              <span key={`a${line.score.away}`}>{line.score.away}</span>
            </b>
          )}
          {line.phase === 'before' ? null : (
            <span className={isLive ? 'clock is-live' : 'clock'}>
              {isLive ? <span className="pulse" aria-hidden="true" /> : null}
              <bdi>{clockText(line, t)}</bdi>
            </span>
          )}
        </div>
      </div>
      {line.score.periods.length > 1 ? (
        <ol className="periods">
          {line.score.periods.map((period, index) => (
            <li key={`${index + 1}`}>
              {period.home}:{period.away}
            </li>
          ))}
        </ol>
      ) : null}
      {isLive ? (
        <div className="pitch" data-danger={line.isDanger} data-side={ballAt?.side ?? ''}>
          <Field sport={line.sport} />
          {ballAt == null ? null : (
            <span
              className="ball-way"
              style={{ transform: `translate(${ballAt.x}%, ${ballAt.y}%)` }}
              aria-hidden="true"
            >
              <span className="ball" data-side={ballAt.side} />
            </span>
          )}
          <p className="pitch-note" role="status">
            {line.isDanger ? <b>{t('danger')} · </b> : null}
            {last === undefined ? null : (
              <>
                <bdi>{clockText({ clock: last.clock, phase: line.phase }, t)}</bdi> {words.event[last.kind]}{' '}
              </>
            )}
            {last?.side == null ? null : <bdi>{line[last.side].short}</bdi>}
          </p>
        </div>
      ) : null}
    </section>
  );
}
