import { useEffect, useState } from 'react';
import type { WireEvent } from '../../server/book/wireEvents.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { MarketList } from '../parts/MarketList.tsx';
import { MatchFeed, MatchStatistics } from '../parts/MatchFeed.tsx';
import { MatchStage } from '../parts/MatchStage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useWatch } from '../useLive.ts';

const TABS = ['markets', 'feed', 'statistics'] as const;

/** The match centre. */
export function EventPage({ id }: { readonly id: string }) {
  const { board, t } = useApp();
  const [tab, setTab] = useState<(typeof TABS)[number]>('markets');
  const { loaded, again } = useLoaded<{ event: WireEvent }>(`event/${id}`);
  useWatch(`event:${id}`);
  // The clock's changes are for those who show it: here they would render every market.
  const isKnown = useChanging(board.changes, `line:${id}`, () => board.line(id) !== null);
  const hasMarkets = useChanging(board.changes, `markets:${id}`, () => board.marketsOf(id) !== null);
  const event = loaded.state === 'ready' ? loaded.value.event : null;
  useEffect(() => {
    // The socket may have been faster.
    if (event === null || board.marketsOf(id) !== null) return;
    const { markets, statistics, events, ballAt } = event;
    board.setEvent(
      id,
      [
        { key: 'line', line: event },
        { key: 'statistics', statistics },
        { key: 'events', events },
        { key: 'ball', ballAt },
        ...markets.map((market) => ({ key: 'market' as const, market })),
      ],
      [],
      true,
    );
  }, [board, event, id]);
  if (!isKnown || !hasMarkets)
    return <Waiting state={loaded.state === 'failed' ? 'failed' : 'loading'} onAgain={again} />;
  return (
    <>
      <MatchStage id={id} />
      <div className="tabs" role="tablist">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="match-panel"
            onClick={() => setTab(one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="match-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'markets' ? <MarketList id={id} /> : null}
        {tab === 'feed' ? <MatchFeed id={id} /> : null}
        {tab === 'statistics' ? <MatchStatistics id={id} /> : null}
      </div>
    </>
  );
}
