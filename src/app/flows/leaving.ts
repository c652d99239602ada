import { reaction } from 'mobx';
import type { Stop } from '../../kernel/manifest.ts';
import type { Root } from '../createRoot.ts';

/** The browser itself asks before it closes or reloads a page with something to lose; never at signing out. */
export function startLeaving(root: Root, page: Window): Stop {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const release = () => page.removeEventListener('beforeunload', warn);
  const stop = reaction(
    () => root.leaving.isHeld && !root.session.isLeaving,
    // Only while it is needed: a page with this listener is not kept for the way back.
    (isHeld) => (isHeld ? page.addEventListener('beforeunload', warn) : release()),
    { fireImmediately: true },
  );
  return () => {
    stop();
    release();
  };
}
