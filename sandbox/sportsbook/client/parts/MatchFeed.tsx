import { useApp, useChanging } from '../AppContext.ts';
import { clockText } from '../clockText.ts';

/** What happens in a match, the last first. */
export function MatchFeed({ id }: { readonly id: string }) {
  const { board, t, words } = useApp();
  const line = useChanging(board.changes, `line:${id}`, () => board.line(id));
  const { events } = useChanging(board.changes, `details:${id}`, () => board.detailsOf(id));
  const told = events.filter(({ kind }) => words.event[kind] !== undefined).toReversed();
  if (line === null || told.length === 0) return <p className="empty">{t('feedEmpty')}</p>;
  return (
    <ol className="feed">
      {told.map(({ at, kind, side, clock, score, data }) => (
        <li key={`${at} ${kind} ${side}`} data-side={side ?? ''} data-goal={kind === 'goal'}>
          <bdi className="feed-clock">{clockText({ clock, phase: 'live' }, t)}</bdi>
          <span className="feed-text">
            <b>{words.event[kind]}</b>
            {side === null ? null : <span>{` · ${line[side].name}`}</span>}
            {data?.['player'] === undefined ? null : <small>{data['player']}</small>}
          </span>
          <span className="feed-score">
            {score.home}:{score.away}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Both sides' counts, with a bar that shows their shares. */
export function MatchStatistics({ id }: { readonly id: string }) {
  const { board, t, words } = useApp();
  const line = useChanging(board.changes, `line:${id}`, () => board.line(id));
  const { statistics } = useChanging(board.changes, `details:${id}`, () => board.detailsOf(id));
  if (line === null || line.phase === 'before' || statistics.length === 0)
    return <p className="empty">{t('feedEmpty')}</p>;
  return (
    <dl className="statistics">
      {statistics.map(({ key, home, away }) => (
        <div key={key}>
          <dt>{words.statistic[key] ?? key.replaceAll('_', ' ')}</dt>
          <dd className="is-home">{home}</dd>
          <dd className="is-away">{away}</dd>
          <span className="share" aria-hidden="true">
            <i style={{ inlineSize: `${home + away === 0 ? 50 : (100 * home) / (home + away)}%` }} />
          </span>
        </div>
      ))}
    </dl>
  );
}
