import type { ComponentType } from 'react';
import type { PictureSource } from '../ui/tiles/pictureSources.ts';
import type { AppServices } from './AppServices.ts';
import type { Head } from './head.ts';

export interface RouteMatch {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

/**
 * Result of loading a page: undefined on success, the HTTP status of the page to show instead (2.11-8), or a redirect.
 */
export type LoadOutcome =
  | undefined
  | { readonly status: number }
  | { readonly redirect: string; readonly isPermanent?: boolean };

/** What a route's file exports: its page, its head and how its data is loaded. */
export interface RouteModule {
  readonly Page: ComponentType<{ readonly match: RouteMatch }>;
  head(app: AppServices, match: RouteMatch): Head;
  /** Loads the data of the first screen; a server render waits for it. */
  loadData?(app: AppServices, match: RouteMatch): Promise<LoadOutcome> | LoadOutcome;
  /** Source files of lazy parts that this page renders, as named in the build manifest. */
  partFiles?(app: AppServices): readonly string[];
  /** Of the parts among them whose code comes after the first paint: the page needs their styles only. */
  lateFiles?(app: AppServices): readonly string[];
}

/** What a home block's file exports. */
export interface HomeBlockModule {
  /** Renders the block's four states. */
  readonly Block: ComponentType;
  /** Loads its data; a server render waits for it. A failure affects this block only, which shows its failed state. */
  loadData?(app: AppServices): Promise<void>;
  /** Message catalogues it needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** Sources of the page's largest picture, if this block shows it. */
  leadPicture?(app: AppServices): readonly PictureSource[] | undefined;
}
