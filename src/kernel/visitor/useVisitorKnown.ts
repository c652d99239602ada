import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useApp, useCurrentPlayers } from '../AppContext.tsx';

/**
 * Runs `open` in the browser once it is known who visits, and again for every other visitor, with the stores of theirs;
 * uid 0 for a guest.
 */
export function useVisitorKnown(open: (uid: number) => void): void {
  const { session, players } = useApp();
  const current = useCurrentPlayers();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(
    () =>
      reaction(
        () => (session.status === 'unknown' ? null : session.uid),
        (uid) => {
          // Until this is rendered for the next visitor, `open` has the stores of the one before.
          if (uid !== null && players.current === current) latest.current(uid);
        },
        { fireImmediately: true },
      ),
    [session, players, current],
  );
}
