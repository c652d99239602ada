import { reaction } from 'mobx';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';
import { stopOnceStarted } from './stopOnceStarted.ts';

/** Runs a flow for one player after another; the session of a player that may still be renewed is theirs. */
export function startForEachPlayer(
  { session, clock }: Pick<Root, 'session' | 'clock'>,
  start: () => Promise<Stop>,
): Stop {
  let stopFlow: Stop = () => {};
  const stopFollowing = reaction(
    () => session.holder,
    (holder) => {
      stopFlow();
      stopFlow = holder === 0 ? () => {} : stopOnceStarted(start, clock);
    },
    { fireImmediately: true },
  );
  return () => {
    stopFollowing();
    stopFlow();
  };
}
