import type { RouteModule } from '../../kernel/deps.ts';
import type { LayoutName, PageDefinition, RouteDefinition } from '../../kernel/routes.ts';

/** One path of the app. A route is here when its job works; until then its path is a true 404. */
export interface Route {
  readonly name: string;
  readonly path: string;
  readonly layout: LayoutName;
  /** Message catalogues the page needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** Where the path leads instead, keeping the query (2.5). */
  readonly redirect?: string;
  readonly unlessAt?: string;
  readonly isKept?: boolean;
  /** Query parameters that the page's HTML depends on; none by default. The server renders and caches by these alone (`declaredSearch`). */
  readonly query?: readonly string[];
  /** Source file of its module, as the build manifest names it; null for a redirect. */
  readonly file: string | null;
  /** Fetches its code. */
  importModule(): Promise<RouteModule>;
}

/** Literal, since its keys are the names that the build manifest and the server render need. */
const modules = import.meta.glob<RouteModule>(['../../domains/*/ui/*.route.ts', '../*/*.route.ts'], {
  import: 'default',
});
const domainRoutes = import.meta.glob<readonly RouteDefinition[]>('../../domains/*/routes.ts', {
  import: 'routes',
  eager: true,
});

function routeOf(folder: string, definition: RouteDefinition): Route {
  if ('redirect' in definition) {
    const { path } = definition;
    return {
      name: `redirect ${path}`,
      layout: 'empty',
      namespaces: [],
      ...definition,
      file: null,
      importModule: () => Promise.reject(new Error(`${path} only redirects`)),
    };
  }
  const key = `${folder}/${definition.file}`;
  return {
    ...definition,
    file: key.startsWith('../../') ? key.replace('../../', 'src/') : key.replace('../', 'src/app/'),
    importModule: modules[key] ?? (() => Promise.reject(new Error(`no module ${key}`))),
  };
}

const appPage = (folder: string, definition: PageDefinition): Route => routeOf(`../${folder}`, definition);

/** All paths, in no order that matters: no two patterns fit the same address, but that of a name (`/gamehall/:id`) gives way to a fixed one. */
export const routes: readonly Route[] = [
  appPage('home', {
    name: 'home',
    path: '/',
    layout: 'default',
    namespaces: ['home'],
    file: 'home.route.ts',
    isKept: true,
  }),
  ...Object.entries(domainRoutes).flatMap(([path, definitions]) =>
    definitions.map((definition) => routeOf(path.slice(0, path.lastIndexOf('/')), definition)),
  ),
];

const system = (name: string, layout: LayoutName): Route =>
  appPage('system', { name, path: '', layout, namespaces: ['system'], file: `${name}.route.ts` });

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
