import { when } from 'mobx';
import type { ViewportView } from '../../shared/viewport/viewportClass.ts';
import { whenWithin } from '../../ui/tiles/loadWhenNear.ts';
import type { SessionView } from '../views.ts';

/** When a part that the server has rendered has to be alive. */
export interface Need {
  /** Known without asking the page for its layout. */
  readonly isMet: () => boolean;
  /** Calls `met` once, when it is; `part` is the part's first element. Returns a function that stops watching. */
  readonly whenMet: (part: Element, met: () => void) => () => void;
}

/** For a part that styles show on windows of some widths only. */
export const whileShown = (viewport: ViewportView, isShown: (viewport: ViewportView) => boolean): Need => ({
  isMet: () => isShown(viewport),
  whenMet: (_part, met) =>
    viewport.subscribe(() => {
      if (isShown(viewport)) met();
    }),
});

/** For a part of players: a guest's page has its markup too, out of sight (`ForVisitor`). */
export const forPlayer = (session: Pick<SessionView, 'status'>): Need => {
  const isPlayer = () => session.status === 'player';
  return { isMet: isPlayer, whenMet: (_part, met) => when(isPlayer, met) };
};

/** A screen away: it comes alive before a finger reaches it. */
const near = '100% 0px';

/** For a part at the end of the page: when it is near, or the keyboard is used, which leads into it by one key. */
export const whenNear: Need = {
  isMet: () => false,
  whenMet: (part, met) => {
    const page = part.ownerDocument.defaultView;
    const stopWatching = whenWithin(part, near, met);
    page?.addEventListener('keydown', met);
    return () => {
      stopWatching();
      page?.removeEventListener('keydown', met);
    };
  },
};
