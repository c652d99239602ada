import { useEffect, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { markSeen, seenLevel } from '../seenLevel.ts';

/** In ms: one place further, and the look around before the first step. */
const STEP_MS = 1_000;

/**
 * The level at whose place the character stands: where the player saw it last, and from there one place after the other
 * to the level that was reached. 0 until the level is known.
 */
export function useWalk(reached: number): number {
  const { clock, session, storage } = useApp();
  const { uid } = session;
  const [walked, setWalked] = useState({ uid: 0, level: 0 });
  // The first visit begins where the player is.
  const known = walked.uid === uid ? walked.level : (seenLevel(storage, 'walked', uid) ?? reached);
  const level = Math.min(known, reached);
  useEffect(() => {
    if (level === 0) return undefined;
    markSeen(storage, 'walked', uid, level);
    if (level === reached) return undefined;
    return clock.after(STEP_MS, () => setWalked({ uid, level: level + 1 }));
  }, [clock, level, reached, storage, uid]);
  return level;
}
