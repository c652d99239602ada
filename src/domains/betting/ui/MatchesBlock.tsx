import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { loadWhenNear } from '../../../ui/tiles/loadWhenNear.ts';
import { sportsbookStore } from '../SportsbookStore.ts';

const Matches = lazyPart(
  async () => (await import('./Matches.tsx')).Matches,
  () => null,
);

/** Live and next events on the home page, for a house with a sportsbook. */
export const MatchesBlock = observer(function MatchesBlock() {
  const app = useApp();
  const { viewport } = app;
  const { isThere } = useStore(sportsbookStore);
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () =>
      !isThere || isNear || room.current === null
        ? undefined
        : loadWhenNear(room.current, viewport.current, () => {
            // Without its words the block stays away: it is an invitation, no more.
            app.loadMessages(['betting']).then(
              () => setIsNear(true),
              () => undefined,
            );
          }),
    [app, isThere, isNear, viewport],
  );
  return <div ref={room}>{isThere && isNear && <Matches />}</div>;
});
