import { useEffect } from 'react';
import { useApp } from '../AppContext.ts';
import { addPicks } from '../slip/addPicks.ts';
import type { HostPick } from '../host/hostMessages.ts';
import { useLoaded } from '../useLoaded.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { HomePage } from './HomePage.tsx';

/**
 * A slip by its code: its picks are put on the player's slip at the odds of now. Then the start takes its place, so that
 * back and a reload do not fill the slip again; a guest keeps it over the sign-in.
 */
export function SharedSlipPage({ code }: { readonly code: string }) {
  const { board, slip, session, router } = useApp();
  const { loaded, again } = useLoaded<{ picks: readonly HostPick[] }>(`slips/${encodeURIComponent(code)}`);
  const picks = loaded.state === 'ready' ? loaded.value.picks : null;
  useEffect(() => {
    if (picks === null) return;
    void addPicks(board, slip, picks).then(() => {
      if (session.token !== null && router.path === `/slip/${code}`) router.replace('/');
    });
  }, [board, slip, session, router, code, picks]);
  return loaded.state === 'ready' ? <HomePage /> : <Waiting state={loaded.state} onAgain={again} />;
}
