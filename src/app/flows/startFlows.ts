import { when } from 'mobx';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import type { DomainFlow, Stop } from '../../kernel/manifest.ts';
import { shellRules } from '../../kernel/shellRules.ts';
import { loadFont } from '../../ui/loadFont.ts';
import type { Root } from '../createRoot.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { startAuthQuery } from './authQuery.ts';
import { startClosing } from './closing.ts';
import { startFailures } from './failures.ts';
import { startLanguage } from './language.ts';
import { startLeaving } from './leaving.ts';
import { startScrollToHash } from './scrollToHash.ts';
import { startServiceWorker } from './serviceWorker.ts';
import { startSession } from './session.ts';
import type { Navigation } from './startNavigation.ts';
import { startForEachPlayer } from './startForEachPlayer.ts';
import { stopAll } from './stopAll.ts';
import { stopOnceStarted } from './stopOnceStarted.ts';
import { startWarmDialogs } from './warmDialogs.ts';

export interface FlowOptions {
  readonly transport: LazyTransport;
  readonly navigation: Navigation;
}

/**
 * Starts the processes that involve several domains: in the browser only, after the first paint. Returns a disposer.
 */
export function startFlows(root: Root, { transport, navigation }: FlowOptions): Stop {
  loadFont();
  const stops: Stop[] = [
    startFailures(root, transport),
    startAuthQuery(root),
    startLanguage(root),
    startLeaving(root, window),
    startClosing(root),
    startServiceWorker(root, navigation),
    startScrollToHash(root, window),
    startWarmDialogs(root, window),
    startWhen(
      () => root.session.isPlayer,
      async () => (await import('./playerFlows.ts')).startPlayerFlows(root),
    ),
    startWhen(
      () => shellRules(root).hiddenPages.length > 0,
      async () => (await import('./hiddenPages.ts')).startHiddenPages(root),
    ),
    startWhen(
      () => root.platform.can.backButton,
      async () => (await import('./messenger/messengerFlows.ts')).startMessengerFlows(root, navigation),
    ),
    startSession(root, transport),
    startDomainFlows(root),
  ];
  // A messenger keeps its own loading screen until then: it waits for the page that the player is led to.
  if (!root.platform.can.backButton) root.platform.ready();
  return stopAll(stops);
}

/** Starts a flow, fetching its code when it is first needed: guests on the web do not load it. */
function startWhen(isNeeded: () => boolean, start: () => Promise<Stop>): Stop {
  let stopFlow: Stop = () => {};
  const stopWaiting = when(isNeeded, () => {
    stopFlow = stopOnceStarted(start());
  });
  return () => {
    stopWaiting();
    stopFlow();
  };
}

/** Starts the domains' flows once their manifests have loaded. */
function startDomainFlows(root: Root): Stop {
  const start = ({ audience, start: startFlow }: DomainFlow) => {
    // A flow whose code does not arrive is left out on this page: the pages that it serves ask for themselves.
    const begin = () => startFlow(root).catch(() => () => {});
    if (audience === 'eachPlayer') return startForEachPlayer(root, begin);
    return startWhen(() => audience === 'everybody' || root.session.isPlayer, begin);
  };
  // Manifests that fail to load now are requested again by their next user.
  const manifests = fetchManifests().catch(() => []);
  return stopOnceStarted(manifests.then((all) => stopAll(all.flatMap(({ flows = [] }) => flows.map(start)))));
}
