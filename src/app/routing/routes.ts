import type { RouteModule } from '../../kernel/pageModules.ts';
import type { LayoutName, PageDefinition, RouteDefinition } from '../../kernel/routes.ts';

/** One path of the app. Only working pages are in the table; any other path is a true 404. */
export interface Route {
  readonly name: string;
  readonly path: string;
  readonly layout: LayoutName;
  /** Message catalogues the page needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** Target of a redirect, which keeps the query (2.5). */
  readonly redirect?: string;
  readonly unlessAt?: string;
  readonly isKept?: boolean;
  readonly isEmbeddable?: boolean;
  readonly startParam?: string;
  /** Left out of the site map. */
  readonly isUnlisted?: boolean;
  /** Its address holds a secret. */
  readonly isSecret?: boolean;
  /**
   * Query parameters that the page's HTML depends on; none by default. The server renders and caches by these alone
   * (`declaredSearch`).
   */
  readonly query?: readonly string[];
  /** Source file of its module, as named in the build manifest; null for a redirect. */
  readonly file: string | null;
  /** Fetches its code. */
  readonly importModule: () => Promise<RouteModule>;
}

/** A literal pattern, so that the keys are the file names used by the build manifest and the server render. */
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

const found: readonly Route[] = Object.entries(domainRoutes).flatMap(([path, definitions]) =>
  definitions.map((definition) => routeOf(path.slice(0, path.lastIndexOf('/')), definition)),
);

/** 2.2-18: any single segment that no other page has. */
const isForAnySegment = ({ path }: Route): boolean => path.startsWith('/:');
const hasParameter = ({ path }: Route): boolean => path.includes(':');

/**
 * All paths. No two patterns match the same address, except that a fixed path comes before one with a parameter
 * (`/gamehall/:id`, `/loyalty/:sysname`), whichever domain has it, and the pages of the content system come last.
 */
export const routes: readonly Route[] = [
  appPage('home', {
    name: 'home',
    path: '/',
    layout: 'default',
    namespaces: ['home'],
    file: 'home.route.ts',
    isKept: true,
  }),
  appPage('system', {
    name: 'fileOver',
    path: '/errors/file',
    layout: 'default',
    namespaces: ['system'],
    file: 'fileOver.route.ts',
    query: ['from'],
    isUnlisted: true,
  }),
  ...found.filter((route) => !hasParameter(route)),
  ...found.filter((route) => hasParameter(route) && !isForAnySegment(route)),
  ...found.filter(isForAnySegment),
];

const system = (name: string, layout: LayoutName): Route =>
  appPage('system', { name, path: '', layout, namespaces: ['system'], file: `${name}.route.ts` });

/** Pages for a status instead of a path (2.11). Maintenance and forbidden use the empty layout (2.7-1). */
export const systemRoutes = {
  404: system('notFound', 'default'),
  403: system('forbidden', 'empty'),
  503: system('maintenance', 'empty'),
  userBlock: system('userBlock', 'default'),
} as const;

export type SystemPage = keyof typeof systemRoutes;

/**
 * 2.11-8 to 2.11-12: the page of a status. A status without a page of its own shows the not-found page, and keeps its
 * code.
 */
export const systemPageFor = (status: number): SystemPage => (status === 403 || status === 503 ? status : 404);

/** 8-13 */
export const notFoundMessage = (path: string): string => `Page Not Found: ${path}`;
