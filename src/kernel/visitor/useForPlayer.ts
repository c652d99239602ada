import { reaction } from 'mobx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from '../AppContext.tsx';

type Stop = () => void;

/**
 * Runs `open` in the browser once the signed-in player is known, and again when another player signs in: with the stores
 * of theirs. Signing out or an expired session does not run it: the sign-in popup covers the page and the typed text stays.
 */
export function useForPlayer(open: (uid: number) => void | Stop): void {
  const { session, players } = useApp();
  const current = useSyncExternalStore(
    players.subscribe,
    () => players.current,
    () => players.current,
  );
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    let known = 0;
    let stop: void | Stop;
    const stopWaiting = reaction(
      () => session.uid,
      (uid) => {
        // Until this is rendered for the next player, `open` has the stores of the one before.
        if (uid === 0 || uid === known || players.current !== current) return;
        known = uid;
        stop?.();
        stop = latest.current(uid);
      },
      { fireImmediately: true },
    );
    return () => {
      stopWaiting();
      stop?.();
    };
  }, [session, players, current]);
}
