import { autorun, reaction, when } from 'mobx';
import { analyticsFeed } from './face/AnalyticsFeed.ts';
import { consentKey, consentStore } from './face/ConsentStore.ts';
import type { ConsentStore } from './face/ConsentStore.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { countInteractions, onHidden } from '../../lib/countInteractions.ts';
import { onStored } from '../../lib/onStored.ts';
import { isCarefulPath } from '../../shared/navigation/carefulPaths.ts';
import { analyticsStore } from './AnalyticsStore.ts';
import type { AnalyticsStore } from './AnalyticsStore.ts';
import { startBeacons } from './startBeacons.ts';
import { AnalyticsCards } from './ui/AnalyticsCards.tsx';

/** 7-120, 9-20: what is measured while the page is open. In the browser only, after the first paint. */
export async function startAnalytics(app: AppServices): Promise<Stop> {
  const { content, place } = app;
  if (!content.site.hasAnalytics) return () => {};
  const store = app.store(analyticsStore);
  const consent = app.store(consentStore);
  consent.read();
  if (content.config.analytics.isDebugAllowed && new URLSearchParams(place.search).get('debug') === 'analytics')
    store.debug();
  const interactions = countInteractions(() => !store.isCovered);
  const noteInteractions = (path: string) => {
    const counts = interactions.take();
    // They are told once the page is left: by then another one is open.
    if (counts !== null && !isCarefulPath(path)) store.note('interactions', { page_path: path, ...counts });
  };
  // A page that has opened below a dialog is seen once the dialog has closed.
  let viewed = '';
  const noteView = (now: { readonly path: string; readonly isAgreed: boolean; readonly isCovered: boolean }) => {
    if (!now.isAgreed) viewed = '';
    if (!now.isAgreed || now.isCovered || now.path === viewed) return;
    viewed = now.path;
    store.note('page_view', { page_path: viewed });
  };
  const stops: Stop[] = [
    () => interactions.stop(),
    autorun(() => store.permit(consent.allowed, consent.isOpen)),
    app.store(analyticsFeed).subscribe(({ name, data }) => store.note(name, data)),
    onStored(consentKey, () => consent.read()),
    onHidden(() => noteInteractions(place.path)),
    reaction(
      () => place.path,
      (_path, before) => {
        if (before !== undefined) noteInteractions(before);
      },
    ),
    // The page on which the visitor agrees counts, too; so does the one that is open when this begins.
    reaction(
      () => ({ path: place.path, isAgreed: store.isAgreed, isCovered: store.isCovered }),
      (now) => noteView(now),
      { fireImmediately: true },
    ),
    startIdentity(app, store, consent),
    startBeacons(app, store),
  ];
  // 8-26: a page whose words do not arrive goes on without the question, and nothing is measured where it must be asked.
  await app.loadMessages(['analytics']).then(
    () => stops.push(app.cards.add(AnalyticsCards)),
    () => undefined,
  );
  return () => stops.forEach((stop) => stop());
}

/** Registration and sign-in identify, sign-out anonymizes; the operator is told what the player lets be measured. */
function startIdentity({ session }: Pick<AppServices, 'session'>, store: AnalyticsStore, consent: ConsentStore): Stop {
  let stopFollowing: Stop = () => {};
  const stopWaiting = when(
    () => session.status !== 'unknown',
    () => {
      stopFollowing = reaction(
        () => ({ uid: session.uid, choice: consent.choice }),
        ({ uid, choice }) => {
          store.identify(uid);
          void store.keepConsent(choice, uid);
        },
        { fireImmediately: true, equals: (left, right) => left.uid === right.uid && left.choice === right.choice },
      );
    },
  );
  return () => {
    stopWaiting();
    stopFollowing();
  };
}
