import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { onPageHide } from '../../lib/onPageHide.ts';
import { tabStorage } from '../../lib/tabStorage.ts';
import { openDrafts } from './face/OpenDrafts.ts';

const key = 'drafts';
const mostCharacters = 32_768;

/** For so long in ms a reload may last: who opens the tab again much later has begun something else. */
const longestMs = 15 * 60_000;

/**
 * What was typed into forms with a draft stays over any load of the page in this tab, whoever begins it: the player, a
 * new build, or the messenger that loads its frame again. Only for the same player, and never secrets.
 */
export function keepDrafts({ clock, session, store }: Pick<AppServices, 'clock' | 'session' | 'store'>): Stop {
  const drafts = store(openDrafts);
  const { uid } = session;
  const kept = takeKept();
  if (kept?.uid === uid && Math.abs(clock.device() - kept.at) < longestMs) drafts.give(kept.drafts);
  return onPageHide(() => {
    const typed = drafts.collect(mostCharacters, 'load');
    if (typed === '') tabStorage.remove(key);
    else tabStorage.set(key, JSON.stringify({ uid, at: clock.device(), drafts: typed }));
  });
}

function takeKept(): { readonly uid: number; readonly at: number; readonly drafts: string } | null {
  const text = tabStorage.get(key);
  tabStorage.remove(key);
  try {
    const { uid, at, drafts } = Object(JSON.parse(text ?? 'null')) as Readonly<Record<string, unknown>>;
    return typeof uid === 'number' && typeof at === 'number' && typeof drafts === 'string' ? { uid, at, drafts } : null;
  } catch {
    // Not written by this app: nothing was kept.
    return null;
  }
}
