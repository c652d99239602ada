import { useEffect, useState } from 'react';
import type { WireLine } from '../../server/book/wireEvents.ts';
import { useApp } from '../AppContext.ts';
import { callApi } from '../callApi.ts';
import { useLoaded } from '../useLoaded.ts';
import { EventLine } from './EventLine.tsx';
import { Waiting } from './Waiting.tsx';

interface Page {
  readonly lines: readonly WireLine[];
  readonly hasMore: boolean;
}

interface EventListProps {
  /** Without its page. */
  readonly path: string;
  /** How the next page is asked for. */
  readonly nextOf?: (last: WireLine) => string;
  readonly empty: string;
}

/** A list of events from the API, page by page. Events that are on are also watched live by the pages. */
export function EventList({ path, nextOf, empty }: EventListProps) {
  const { board, t } = useApp();
  const { loaded, again } = useLoaded<Page>(path);
  const [more, setMore] = useState<Page & { readonly of: string }>({ lines: [], hasMore: false, of: path });
  const first = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    for (const line of first?.lines ?? []) board.setLine(line);
  }, [board, first]);
  if (loaded.state !== 'ready') return <Waiting state={loaded.state} onAgain={again} />;
  const rest = more.of === path ? more : { lines: [], hasMore: loaded.value.hasMore };
  const lines = [...loaded.value.lines, ...rest.lines];
  if (lines.length === 0) return <p className="empty">{empty}</p>;
  const last = lines.at(-1);
  const load = async (): Promise<void> => {
    if (last === undefined || nextOf === undefined) return;
    const page = await callApi<Page>(`${path}&${nextOf(last)}`);
    for (const line of page.lines) board.setLine(line);
    setMore({ lines: [...rest.lines, ...page.lines], hasMore: page.hasMore, of: path });
  };
  const hasMore = rest.lines.length > 0 ? rest.hasMore : loaded.value.hasMore;
  return (
    <div className="lines">
      {lines.map((line) => (
        <EventLine key={line.id} id={line.id} />
      ))}
      {hasMore && nextOf !== undefined ? (
        <button type="button" className="wide-button" onClick={() => void load().catch(again)}>
          {t('showMore')}
        </button>
      ) : null}
    </div>
  );
}
