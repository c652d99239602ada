import type { LazyTransport } from '../../lib/lazyCall.ts';
import { rememberLocale } from '../../lib/localeCookie.ts';
import { loadFont } from '../../ui/loadFont.ts';
import type { Root } from '../createRoot.ts';
import { startAuthQuery } from './authQuery.ts';
import { startBackButton } from './backButton.ts';
import { startFailures } from './failures.ts';
import { startRealtime } from './realtime.ts';
import { startRouteMemory } from './routeMemory.ts';
import { startServiceWorker } from './serviceWorker.ts';
import { startSession } from './session.ts';
import type { Navigation } from './startNavigation.ts';

export interface FlowOptions {
  readonly transport: LazyTransport;
  readonly navigation: Navigation;
}

export type Stop = () => void;

/** The processes that cross domains: in the browser only, once the page is drawn. Returns a disposer. */
export function startFlows(root: Root, { transport, navigation }: FlowOptions): Stop {
  loadFont();
  rememberLocale(root.locale.code);
  const stops: Stop[] = [
    startFailures(root, transport),
    startBackButton(root, navigation),
    startRealtime(root),
    startAuthQuery(root),
    startRouteMemory(root),
    startServiceWorker(root),
    startSession(root, transport),
  ];
  root.platform.ready();
  return () => {
    for (const stop of stops) stop();
  };
}
