import { when } from 'mobx';
import { FileMissing } from '../../lib/KeptFetch.ts';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import type { DomainFlow, Stop } from '../../kernel/manifest.ts';
import { shellRules } from '../../kernel/shellRules.ts';
import { RetryNotice, retryNoticeMs } from '../../kernel/RetryNotice.tsx';
import { loadFont } from '../../ui/loadFont.ts';
import type { Root } from '../createRoot.ts';
import { restartHere } from '../restartHere.ts';
import { askForManifests, manifestsArrival } from '../routing/fetchManifests.ts';
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
      root,
      () => root.session.isPlayer,
      async () => (await import('./playerFlows.ts')).startPlayerFlows(root),
    ),
    startWhen(
      root,
      () => shellRules(root).hiddenPages.length > 0,
      async () => (await import('./hiddenPages.ts')).startHiddenPages(root),
    ),
    startWhen(
      root,
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
function startWhen({ clock }: Pick<Root, 'clock'>, isNeeded: () => boolean, start: () => Promise<Stop>): Stop {
  let stopFlow: Stop = () => {};
  const stopWaiting = when(isNeeded, () => {
    stopFlow = stopOnceStarted(start, clock);
  });
  return () => {
    stopWaiting();
    stopFlow();
  };
}

/** Starts the domains' flows once their manifests have loaded. */
function startDomainFlows(root: Root): Stop {
  const start = ({ audience, start: startFlow }: DomainFlow) => {
    const begin = () => startFlow(root);
    if (audience === 'eachPlayer') return startForEachPlayer(root, begin);
    return startWhen(root, () => audience === 'everybody' || root.session.isPlayer, begin);
  };
  // What they add to the page is missing meanwhile: navigation, tabs, tools.
  const onRetry = () =>
    askForManifests().catch((error: unknown) => {
      if (error instanceof FileMissing && error.isForGood) restartHere(root);
      else sayMissing();
    });
  const sayMissing = () =>
    root.notices.show(root.t('core:failed.title'), 'error', {
      time: retryNoticeMs,
      body: { component: RetryNotice, data: { onRetry } },
    });
  // This code has come, so the manifests, which are in the same file, need not wait for the end of a pause.
  void askForManifests().catch(() => undefined);
  return stopOnceStarted(
    async () => stopAll((await manifestsArrival(sayMissing)).flatMap(({ flows = [] }) => flows.map(start))),
    root.clock,
  );
}
