import type { LoadOutcome, RouteMatch, RouteModule } from '../domains/kernel/deps.ts';
import { guestRedirect, isProtectedPath } from '../shared/navigation/guestGuard.ts';
import type { Root } from './createRoot.ts';
import { loadRoute } from './loadRoute.ts';
import { matchPath } from './matchPath.ts';
import { systemRoutes } from './routes.ts';
import type { Route, SystemPage } from './routes.ts';

/** A page whose code and words have arrived. */
export interface PreparedPage {
  readonly route: Route;
  readonly module: RouteModule;
  readonly match: RouteMatch;
}

/** The address (with locale prefix) to go to instead of `path`, decided from data alone: guard (2.5-4), then the table's redirects (2.5-1..3). */
export function redirectOf(root: Pick<Root, 'locale' | 'href'>, path: string, search: string, isGuest: boolean): string | null {
  if (isGuest && isProtectedPath(path)) {
    return guestRedirect(root.href(path + search), { locales: root.locale.all.map((one) => one.code), defaultLocale: root.locale.defaultCode });
  }
  const found = matchPath(path);
  return found?.route.redirect === undefined ? null : root.href(found.route.redirect + search);
}

/** Fetches the code and the words of the page at `path`. Knows no data yet: `load` comes after it. */
export async function preparePage(root: Root, path: string, search: string): Promise<PreparedPage> {
  const found = matchPath(path);
  return prepareRoute(root, found?.route ?? systemRoutes[404], { params: found?.params ?? {}, search: new URLSearchParams(search) });
}

export async function prepareSystemPage(root: Root, status: SystemPage): Promise<PreparedPage> {
  return prepareRoute(root, systemRoutes[status], { params: {}, search: new URLSearchParams() });
}

async function prepareRoute(root: Root, route: Route, match: RouteMatch): Promise<PreparedPage> {
  const [module] = await Promise.all([loadRoute(route), root.words(['core', ...route.namespaces])]);
  return { route, module, match };
}

/** Runs a page's load, if it has one. */
export async function loadPage(root: Root, page: PreparedPage): Promise<LoadOutcome> {
  return page.module.load?.(root, page.match);
}
