/** `profile` is `narrow` with the tabs of the profile above the page. */
export type LayoutName = 'default' | 'narrow' | 'profile' | 'game' | 'empty';

/**
 * One page of a domain as data: its path and its module's file; the entry holds no more of it. Only working pages are
 * listed.
 */
export interface PageDefinition {
  readonly name: string;
  /**
   * wouter pattern without the locale prefix; every route also exists with one (2.1-1). `:name(a|b)` matches these
   * values only.
   */
  readonly path: string;
  readonly layout: LayoutName;
  /** Message catalogues the page needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** File of its module in the domain's folder, such as `ui/deposit.route.ts`. */
  readonly file: string;
  /**
   * Query parameters that the page's HTML depends on; none by default. The server renders and caches by these alone
   * (`declaredSearch`).
   */
  readonly query?: readonly string[];
  /**
   * Stays mounted but hidden (React `Activity`) after navigation, because players return to it often. Reads the address
   * through its stores only.
   */
  readonly isKept?: boolean;
  /** Origins of the site's setting EMBED_PARENTS may frame it. */
  readonly isEmbeddable?: boolean;
  /**
   * Name of the start parameter that leads to it from a messenger's deep link (`shared/startParam.ts`). If its path has
   * a parameter, that is the value: `game_lantern-harbor`.
   */
  readonly startParam?: string;
  /** Left out of the site map: a page that only follows from something else. */
  readonly isUnlisted?: boolean;
  /** Its address holds a secret: the page is never cached or remembered, and the address is never sent as a referrer. */
  readonly isSecret?: boolean;
}

/** A path that redirects to another page, keeping the query (2.5). */
export interface RedirectDefinition {
  readonly path: string;
  readonly redirect: string;
  /** Name of the page that `redirect` does not leave: a player on it stays (2.5-3). */
  readonly unlessAt?: string;
}

export type RouteDefinition = PageDefinition | RedirectDefinition;
