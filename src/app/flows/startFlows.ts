import { when } from 'mobx';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import { rememberLocale } from '../../lib/localeCookie.ts';
import type { DomainFlow, Stop } from '../../kernel/manifest.ts';
import { loadFont } from '../../ui/loadFont.ts';
import type { Root } from '../createRoot.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { startAuthQuery } from './authQuery.ts';
import { startFailures } from './failures.ts';
import { startPlayerData } from './playerData.ts';
import { startServiceWorker } from './serviceWorker.ts';
import { startSession } from './session.ts';
import type { Navigation } from './startNavigation.ts';
import { stopAll } from './stopAll.ts';
import { startWarmDialogs } from './warmDialogs.ts';

export interface FlowOptions {
  readonly transport: LazyTransport;
  readonly navigation: Navigation;
}

/** The processes that cross domains: in the browser only, once the page is drawn. Returns a disposer. */
export function startFlows(root: Root, { transport, navigation }: FlowOptions): Stop {
  loadFont();
  rememberLocale(root.locale.code);
  const stops: Stop[] = [
    startPlayerData(root),
    startFailures(root, transport),
    startAuthQuery(root),
    startServiceWorker(root),
    startWarmDialogs(root, window),
    startWhen(
      () => root.session.isPlayer,
      async () => (await import('./playerFlows.ts')).startPlayerFlows(root),
    ),
    startWhen(
      () => root.platform.can.backButton,
      async () => (await import('./messengerFlows.ts')).startMessengerFlows(root, navigation),
    ),
    startSession(root, transport),
    startDomainFlows(root),
  ];
  root.platform.ready();
  return stopAll(stops);
}

/** Starts a flow whose code arrives when it is first needed: guests on the web load none of it. */
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

/** Starts what domains add, once their manifests have arrived. */
function startDomainFlows(root: Root): Stop {
  const start = ({ audience, start: startFlow }: DomainFlow) =>
    startWhen(
      () => audience === 'everybody' || root.session.isPlayer,
      () => startFlow(root),
    );
  // Manifests that do not arrive now are asked for again by whoever needs them.
  const manifests = fetchManifests().catch(() => []);
  return stopOnceStarted(manifests.then((all) => stopAll(all.flatMap(({ flows = [] }) => flows.map(start)))));
}

/** A flow that is still arriving when it is stopped is stopped as soon as it has arrived. */
function stopOnceStarted(starting: Promise<Stop>): Stop {
  let stopFlow: Stop = () => {};
  let isStopped = false;
  void starting.then((stop) => {
    if (isStopped) stop();
    else stopFlow = stop;
  });
  return () => {
    isStopped = true;
    stopFlow();
  };
}
