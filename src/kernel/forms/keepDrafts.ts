import { reaction } from 'mobx';
import type { AppServices } from '../AppServices.ts';
import type { Stop } from '../manifest.ts';
import { isStorageBlocked } from '../../lib/isStorageBlocked.ts';
import { onPageHide } from '../../lib/onPageHide.ts';
import { tabStorage } from '../../lib/tabStorage.ts';
import { draftRecord, draftsOf } from './draftRecord.ts';
import { openDrafts } from './OpenDrafts.ts';

type Services = Pick<AppServices, 'clock' | 'platform' | 'session' | 'store'>;

/** Those of a guest are apart: whoever signs in again after a load finds their own. */
const keyOf = (uid: number): string => (uid === 0 ? 'guest_drafts' : 'drafts');
const mostInTab = 32_768;
/** A value of the messenger's cloud has at most 4,096 characters; the rest is for whom and when. */
const mostInCloud = 3_900;
/** So long after the last change in ms it is sent to the messenger. */
const pauseMs = 800;

/**
 * What was typed into forms with a draft stays over any load of the page in this tab, whoever begins it: the player, a
 * new build, or the messenger that loads its frame again. Only for the same player, and never secrets. Where the browser
 * keeps nothing of the frame, the messenger's own storage has it, for the same launch alone.
 */
export function keepDrafts(app: Services): Stop {
  const { registration } = app.platform.launch;
  return registration !== null && isStorageBlocked() ? keepInMessenger(app, registration.hash) : keepInTab(app);
}

function keepInTab({ clock, session, store }: Services): Stop {
  const drafts = store(openDrafts);
  const owner = { uid: session.uid, launch: '' };
  const key = keyOf(owner.uid);
  const kept = draftsOf(tabStorage.get(key), owner, clock.device());
  tabStorage.remove(key);
  if (kept !== '') drafts.give(kept);
  return onPageHide(() => {
    const typed = drafts.collect(mostInTab, 'load');
    if (typed === '') tabStorage.remove(key);
    else tabStorage.set(key, draftRecord(typed, owner, clock.device()));
  });
}

/** A page that is left may have no time to tell its messenger: it is told while the player types. */
function keepInMessenger({ clock, platform, session, store }: Services, launch: string): Stop {
  const drafts = store(openDrafts);
  const owner = { uid: session.uid, launch };
  const key = keyOf(owner.uid);
  let isStopped = false;
  let kept = '';
  const keep = (typed: string) => {
    kept = typed;
    void platform.preferences.set(key, typed === '' ? '' : draftRecord(typed, owner, clock.device()));
  };
  const typedNow = () => drafts.collect(mostInCloud, 'lostStorage');
  void platform.preferences.get(key).then((record) => {
    const given = draftsOf(record, owner, clock.device());
    if (isStopped || given === '') return;
    kept ||= given;
    drafts.give(given);
  });
  let cancel: Stop = () => {};
  const stops = [
    reaction(typedNow, (typed) => {
      cancel();
      cancel = clock.after(pauseMs, () => {
        if (typed !== kept) keep(typed);
      });
    }),
    onPageHide(() => {
      const typed = typedNow();
      if (typed !== '') keep(typed);
    }),
  ];
  return () => {
    isStopped = true;
    cancel();
    for (const stop of stops) stop();
    // The player has gone.
    if (kept !== '') keep('');
  };
}
