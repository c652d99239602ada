export type LayoutName = 'default' | 'narrow' | 'game' | 'empty';

/** One page of a domain as data: its path and where its code is, all that the entry has of it. Its job works, or it is not here. */
export interface PageDefinition {
  readonly name: string;
  /** wouter pattern, without the locale prefix, which every route also has (2.1-1). `:name(a|b)` takes these values only. */
  readonly path: string;
  readonly layout: LayoutName;
  /** Message catalogues the page needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** File of its module in the domain's folder, such as `ui/deposit.route.ts`. */
  readonly file: string;
  /** Query parameters that the page's HTML depends on; none by default. The server renders and caches by these alone (`declaredSearch`). */
  readonly query?: readonly string[];
  /** Stays, hidden and asleep, while the player is elsewhere: they come back to it all the time. It reads nothing from the address but through its stores. */
  readonly isKept?: boolean;
}

/** A path that leads to another page, keeping the query (2.5). */
export interface RedirectDefinition {
  readonly path: string;
  readonly redirect: string;
  /** Name of the page from which `redirect` does not lead away: whoever is on it stays (2.5-3). */
  readonly unlessAt?: string;
}

export type RouteDefinition = PageDefinition | RedirectDefinition;
