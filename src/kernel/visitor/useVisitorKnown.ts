import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useApp } from '../AppContext.tsx';

/** Runs `open` in the browser once it is known who visits, and again for every other visitor; uid 0 for a guest. */
export function useVisitorKnown(open: (uid: number) => void): void {
  const { session } = useApp();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(
    () =>
      reaction(
        () => (session.status === 'unknown' ? null : session.uid),
        (uid) => {
          if (uid !== null) latest.current(uid);
        },
        { fireImmediately: true },
      ),
    [session],
  );
}
