import type { RouteModule } from '../kernel/deps.ts';

export type LayoutName = 'default' | 'narrow' | 'game' | 'empty';

/** One page as data. A route is here when its job works; until then its path is a true 404. */
export interface Route {
  readonly name: string;
  /** wouter pattern, without the locale prefix, which every route also has (2.1-1). */
  readonly path: string;
  readonly layout: LayoutName;
  /** Message catalogues the page needs beyond `core`. */
  readonly namespaces: readonly string[];
  /** Where the path leads instead, keeping the query (2.5). */
  readonly redirect?: string;
  /** Name of the page from which `redirect` does not lead away: whoever is on it stays (2.5-3). */
  readonly unlessAt?: string;
  /** Stays, hidden and asleep, while the player is elsewhere: they come back to it all the time. It reads nothing from the address but through its stores. */
  readonly isKept?: boolean;
  /** Source file of its module, as the build manifest names it; null for a redirect. */
  readonly file: string | null;
  load(): Promise<RouteModule>;
}

const modules = import.meta.glob<RouteModule>(['../domains/*/ui/*.route.ts', './system/*.route.ts'], { import: 'default' });

const page = (name: string, path: string, layout: LayoutName, namespaces: readonly string[], file: string): Route => ({
  name,
  path,
  layout,
  namespaces,
  file: file.replace('../', 'src/').replace('./', 'src/app/'),
  load: modules[file] ?? (() => Promise.reject(new Error(`no module ${file}`))),
});

const kept = (route: Route): Route => ({ ...route, isKept: true });

const redirect = (path: string, to: string, more: Pick<Route, 'unlessAt'> = {}): Route => ({
  name: `redirect ${path}`,
  path,
  layout: 'empty',
  namespaces: [],
  redirect: to,
  ...more,
  file: null,
  load: () => Promise.reject(new Error(`${path} only redirects`)),
});

export const routes: readonly Route[] = [
  kept(page('home', '/', 'default', ['games'], '../domains/games/ui/home.route.ts')),
  kept(page('hall', '/gamehall', 'default', ['games'], '../domains/games/ui/hall.route.ts')),
  page('hallCategory', '/gamehall/:id', 'default', ['games'], '../domains/games/ui/hallCategory.route.ts'),
  page('game', '/game/:sysname', 'game', ['games'], '../domains/games/ui/game.route.ts'),
  redirect('/cashier', '/cashier/deposit'),
  redirect('/cashier/billing', '/cashier/deposit', { unlessAt: 'depositMethod' }),
  page('deposit', '/cashier/deposit', 'narrow', ['cashier', 'forms'], '../domains/cashier/ui/deposit.route.ts'),
  page('depositMethod', '/cashier/deposit/:sysname', 'narrow', ['cashier', 'forms'], '../domains/cashier/ui/deposit.route.ts'),
  page('withdraw', '/cashier/withdraw', 'narrow', ['cashier', 'forms'], '../domains/cashier/ui/withdraw.route.ts'),
  page('history', '/cashier/history', 'narrow', ['cashier'], '../domains/cashier/ui/history.route.ts'),
  page('payResult', '/cashier/:result(paysuccess|payfail|paypending)/:transaction', 'narrow', ['cashier'], '../domains/cashier/ui/payResult.route.ts'),
  page('payNotice', '/cashier/:result(paysuccess|payfail|paypending|paycancel|paymobile|paynewwindow)', 'narrow', ['cashier'], '../domains/cashier/ui/payResult.route.ts'),
  redirect('/profile', '/profile/settings'),
  page('settings', '/profile/settings', 'narrow', ['profile'], '../domains/profile/ui/settings.route.ts'),
];

const system = (name: string, layout: LayoutName): Route => page(name, '', layout, ['system'], `./system/${name}.route.ts`);

/** Pages that stand for a status rather than a path (2.11). Maintenance and forbidden use the empty layout (2.7-1). */
export const systemRoutes = {
  404: system('notFound', 'default'),
  403: system('forbidden', 'empty'),
  503: system('maintenance', 'empty'),
  userBlock: system('userBlock', 'default'),
} as const;

export type SystemPage = keyof typeof systemRoutes;

/** 2.11-8 to 2.11-12: the page of a status. The status itself stays what it is: any that has no page of its own shows the not-found page. */
export const systemPageFor = (status: number): SystemPage => (status === 403 || status === 503 ? status : 404);

/** 8-13 */
export const notFoundMessage = (path: string): string => `Page Not Found: ${path}`;
