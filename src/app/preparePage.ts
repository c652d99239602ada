import type { LoadOutcome, RouteMatch, RouteModule } from '../kernel/deps.ts';
import { statusOf } from '../lib/errors.ts';
import { guestRedirect, isProtectedPath } from '../shared/navigation/guestGuard.ts';
import type { Root } from './createRoot.ts';
import { arrivedRoute, importRoute } from './routing/importRoute.ts';
import { matchPath } from './routing/matchPath.ts';
import { systemRoutes } from './routing/routes.ts';
import type { Route, SystemPage } from './routing/routes.ts';

/** A page whose code and words have arrived. */
export interface PreparedPage {
  readonly route: Route;
  readonly module: RouteModule;
  readonly match: RouteMatch;
}

/** The address (with locale prefix) to go to instead of `path`, decided from data alone: guard (2.5-4), then the table's redirects (2.5-1..3). */
export function redirectOf(
  root: Pick<Root, 'locale' | 'href'> & { readonly place: Pick<Root['place'], 'path'> },
  path: string,
  search: string,
  isGuest: boolean,
): string | null {
  if (isGuest && isProtectedPath(path)) {
    return guestRedirect(root.href(path + search), {
      locales: root.locale.all.map((one) => one.code),
      defaultLocale: root.locale.defaultCode,
    });
  }
  const route = matchPath(path)?.route;
  if (route?.redirect === undefined) return null;
  const isStaying = route.unlessAt !== undefined && matchPath(root.place.path)?.route.name === route.unlessAt;
  return root.href((isStaying ? root.place.path : route.redirect) + search);
}

/** Fetches the code and the words of the page at `path`. Its data come after it (`loadPageData`). */
export async function preparePage(root: Root, path: string, search: string): Promise<PreparedPage> {
  const found = matchPath(path);
  const route = found?.route ?? systemRoutes[404];
  return {
    route,
    module: await prepareRoute(root, route),
    match: { params: found?.params ?? {}, search: new URLSearchParams(search) },
  };
}

export async function prepareSystemPage(root: Root, status: SystemPage): Promise<PreparedPage> {
  const route = systemRoutes[status];
  return { route, module: await prepareRoute(root, route), match: { params: {}, search: new URLSearchParams() } };
}

/** What is on its way to each root, by route: asked for while drawing, it has to be the same promise each time. */
const onTheWay = new WeakMap<Root, Map<string, Promise<RouteModule>>>();

/** The namespaces a route's page is worded from. */
export const wordsOf = (route: Route): readonly string[] => ['core', 'menu', ...route.namespaces];

/** A route's code, if it can be drawn now: it and its words have arrived. */
export const drawableRoute = (root: Root, route: Route): RouteModule | undefined =>
  wordsOf(route).every((namespace) => root.i18n.has(namespace)) ? arrivedRoute(route) : undefined;

/** Fetches a route's code and words once. What failed may be tried again. */
export function prepareRoute(root: Root, route: Route): Promise<RouteModule> {
  const ofRoot = onTheWay.get(root) ?? new Map<string, Promise<RouteModule>>();
  onTheWay.set(root, ofRoot);
  const known = ofRoot.get(route.name);
  if (known) return known;
  const preparing = Promise.all([importRoute(route), root.loadMessages(wordsOf(route))]).then(
    ([module]) => module,
    (error: unknown) => {
      ofRoot.delete(route.name);
      throw error;
    },
  );
  ofRoot.set(route.name, preparing);
  return preparing;
}

/** Fetches a page's data, if it has any. */
export async function loadPageData(root: Root, page: PreparedPage): Promise<LoadOutcome> {
  return page.module.loadData?.(root, page.match);
}

/** Refusals that the same question may not meet again: to be signed in, in time, less often. */
const passing: readonly number[] = [401, 408, 425, 429];

/**
 * Inside of the app, what a page's failed load means for the page: a refusal that stays is a status (2.11-12). All else
 * is told by the page itself, which offers another try, and is otherwise only logged (8-27).
 */
export function refusalOf(error: unknown): LoadOutcome {
  const status = statusOf(error);
  const isFinal = status !== null && status >= 400 && status < 500 && !passing.includes(status);
  return isFinal ? { status } : undefined;
}
