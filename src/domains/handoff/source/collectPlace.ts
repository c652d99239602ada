import { handoffLimits } from '../../../contract/handoff/handoffLimits.ts';
import type { PlaceView } from '../../../kernel/stores.ts';
import type { OpenDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import type { CarriedPlace } from '../api.ts';
import { isHandPath } from '../paths.ts';

/** What a messenger has added to the address of its launch is no filter of the page. */
const launchQuery = /^tgWebApp/;

/** The page as it is now. What is too long to be carried is left out, and never a reason to refuse. */
export function collectPlace(
  { path, search, hash }: PlaceView,
  drafts: Pick<OpenDrafts, 'collect'>,
  scroll: number,
): CarriedPlace {
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !launchQuery.test(pair))
    .join('&');
  const text = query === '' ? '' : `?${query}`;
  const isCarried = path.length <= handoffLimits.path && !isHandPath(path);
  return {
    path: isCarried ? path : '/',
    search: isCarried && text.length <= handoffLimits.search ? text : '',
    // Of the site alone: what a launch has added to it is no part of the place.
    hash: isCarried && hash.length <= handoffLimits.hash ? hash : '',
    scroll,
    drafts: drafts.collect(handoffLimits.drafts),
  };
}
