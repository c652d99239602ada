import type { LoadOutcome, RouteMatch, RouteModule } from '../kernel/pageModules.ts';
import { KeptFetches } from '../lib/KeptFetch.ts';
import type { KeptFetch } from '../lib/KeptFetch.ts';
import { statusOf } from '../lib/errors.ts';
import { guestRedirect, isProtectedPath } from '../shared/navigation/guestGuard.ts';
import { decoded } from '../shared/navigation/decoded.ts';
import type { Root } from './createRoot.ts';
import { arrivedRoute, importRoute } from './routing/importRoute.ts';
import { matchPath } from './routing/matchPath.ts';
import { systemRoutes } from './routing/routes.ts';
import type { Route, SystemPage } from './routing/routes.ts';

/** A page whose code and words have loaded. */
export interface PreparedPage {
  readonly route: Route;
  readonly module: RouteModule;
  readonly match: RouteMatch;
}

/**
 * The address (with locale prefix) to redirect to instead of `path`, without any request: guard (2.5-4), then the route
 * table's redirects (2.5-1..3). The hash, which servers never know, goes with it; a guest returns to it.
 */
export function redirectOf(
  root: Pick<Root, 'locale' | 'href'> & { readonly place: Pick<Root['place'], 'path'> },
  path: string,
  search: string,
  isGuest: boolean,
  hash = '',
): string | null {
  if (isGuest && isProtectedPath(path) && decoded(path) !== null) {
    return guestRedirect(root.href(path + search + hash), {
      locales: root.locale.all.map((one) => one.code),
      defaultLocale: root.locale.defaultCode,
    });
  }
  const route = matchPath(path)?.route;
  if (route?.redirect === undefined) return null;
  const isStaying = route.unlessAt !== undefined && matchPath(root.place.path)?.route.name === route.unlessAt;
  return root.href((isStaying ? root.place.path : route.redirect) + search + hash);
}

/** `pressed`: the player has asked for it, so it does not wait for the end of a pause after a failure. */
type Occasion = 'pressed' | 'ahead';

/** Fetches the code and the words of the page at `path`. Its data are loaded afterwards (`loadPageData`). */
export async function preparePage(
  root: Root,
  path: string,
  search: string,
  occasion: Occasion = 'ahead',
): Promise<PreparedPage> {
  const found = matchPath(path);
  const route = found?.route ?? systemRoutes[404];
  const kept = keptRoute(root, route);
  return {
    route,
    module: await (occasion === 'pressed' ? kept.askAgain() : kept.get()),
    match: { params: found?.params ?? {}, search: new URLSearchParams(search) },
  };
}

export async function prepareSystemPage(root: Root, status: SystemPage): Promise<PreparedPage> {
  const route = systemRoutes[status];
  return { route, module: await prepareRoute(root, route), match: { params: {}, search: new URLSearchParams() } };
}

/** Of each root, by route: a root has words of its own. */
const keptRoutes = new WeakMap<Root, KeptFetches<RouteModule>>();

/** The message namespaces of a route's page. */
export const wordsOf = (route: Route): readonly string[] => ['core', 'menu', ...route.namespaces];

/** A route's module if it can be rendered now: the module and its words have loaded. */
export const drawableRoute = (root: Root, route: Route): RouteModule | undefined =>
  wordsOf(route).every((namespace) => root.i18n.has(namespace)) ? arrivedRoute(route) : undefined;

function keptRoute(root: Root, route: Route): KeptFetch<RouteModule> {
  const ofRoot = keptRoutes.get(root) ?? new KeptFetches<RouteModule>();
  keptRoutes.set(root, ofRoot);
  const fetch = async () => {
    const [module] = await Promise.all([importRoute(route), root.loadMessages(wordsOf(route))]);
    return module;
  };
  return ofRoot.of(route.name, fetch, root.clock);
}

/** Fetches a route's code and words once. A failure is kept for a while (`KeptFetch`), for renders. */
export const prepareRoute = (root: Root, route: Route): Promise<RouteModule> => keptRoute(root, route).get();

/** Fetches a page's data, if it has any. */
export async function loadPageData(root: Root, page: PreparedPage): Promise<LoadOutcome> {
  return page.module.loadData?.(root, page.match);
}

/** Refusals that may be temporary: not signed in, too slow, too early, too many requests. */
const passing: readonly number[] = [401, 408, 425, 429];

/**
 * What a page's failed load means for the page during navigation: a permanent refusal shows a status page (2.11-12).
 * Other failures are shown by the page itself, which offers a retry, and are otherwise only logged (8-27).
 */
export function refusalOf(error: unknown): LoadOutcome {
  const status = statusOf(error);
  const isFinal = status !== null && status >= 400 && status < 500 && !passing.includes(status);
  return isFinal ? { status } : undefined;
}
