/** What a domain's store may be given: narrow views of the core, never the root itself. Types only. */
import type { Call } from '../lib/call.ts';
import type { ComponentType } from 'react';
import type { Clock } from '../lib/clock.ts';
import type { Translate } from '../lib/i18n.ts';
import type { KeyValueStore } from '../lib/keyValueStore.ts';
import type { News } from '../lib/News.ts';
import type { Platform } from '../platform/Platform.ts';
import type { ContentStore } from '../domains/content/index.ts';
import type { ViewportView } from '../shared/viewport/viewportClass.ts';
import type { PictureSource } from '../ui/tiles/pictureSources.ts';
import type { PercentMarks } from '../shared/text/percentText.ts';
import type { NoticesView } from '../domains/notices/index.ts';
import type { SessionView } from '../domains/session/index.ts';
import type { DialogsView } from './dialogs.ts';

export interface LocaleView {
  readonly code: string;
  readonly dir: 'ltr' | 'rtl';
  readonly defaultCode: string;
  readonly all: readonly LocaleOption[];
  readonly percent: PercentMarks;
}

export interface LocaleOption {
  readonly code: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

export interface NavigateOptions {
  readonly replace?: boolean;
}

export interface StoreDeps {
  readonly call: Call;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly platform: Platform;
  readonly session: SessionView;
  readonly notices: NoticesView;
  readonly news: Pick<News, 'subscribe'>;
  readonly dialogs: DialogsView;
  readonly viewport: ViewportView;
  readonly content: ContentStore;
  readonly locale: LocaleView;
  readonly t: Translate;
  /** The current path without its locale prefix, the query (with its question mark, or empty) and the hash (likewise). */
  readonly place: PlaceView;
  /** Prefixes an app path with the current locale: the one place where prefixes are made. */
  readonly href: (path: string) => string;
  readonly navigate: (path: string, options?: NavigateOptions) => void;
}

export interface PlaceView {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** A store and how it is made. The root makes it once and keeps it under `key`. */
export interface StoreFactory<S> {
  readonly key: string;
  create(deps: StoreDeps): S;
}

/** A store that a server render fills: what it dehydrates comes back to `hydrate` in the browser, without a request. */
export interface Snapshotable<T> {
  dehydrate(): T | null;
  hydrate(snapshot: T): void;
}

/** A store that holds something of a player. */
export interface PlayerScoped {
  /** The player has signed out, or another one has signed in: drops everything of the player before. */
  forgetPlayer(): void;
}

export interface AppServices extends StoreDeps {
  store<S>(factory: StoreFactory<S>): S;
  /** Fetches message catalogues that are not there yet. */
  readonly loadMessages: (namespaces: readonly string[]) => Promise<void>;
}

/** 2.12-2. Paths for players only are not indexed whatever is said here; `robots` is for pages that stand for a status. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  /** Absolute or root-relative picture of the page for link previews. */
  readonly image?: string;
  /** The way here from the index, this page last: the breadcrumbs of its schema data. Paths without locale prefix. */
  readonly trail?: readonly { readonly title: string; readonly path: string }[];
  /** The page's largest picture, which the browser is told of before anything else (`preloadSources`). */
  readonly leadPicture?: readonly PictureSource[];
  /** What the page offers, for its schema data. */
  readonly product?: { readonly name: string; readonly brand: string };
}

export interface RouteMatch {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

/** How loading a page ended: nothing to say, the HTTP status of the page that is shown instead (2.11-8), or a place to go. */
export type LoadOutcome =
  | undefined
  | { readonly status: number }
  | { readonly redirect: string; readonly isPermanent?: boolean };

/** What a route's file gives: its page, its head and how its data is fetched. */
export interface RouteModule {
  readonly Page: ComponentType<{ readonly match: RouteMatch }>;
  head(app: AppServices, match: RouteMatch): Head;
  /** Fetches what the page shows first; a server render waits for it. */
  loadData?(app: AppServices, match: RouteMatch): Promise<LoadOutcome> | LoadOutcome;
  /** Source files of parts that this page draws besides its own, as the build manifest names them. */
  partFiles?(app: AppServices): readonly string[];
}

/** What a home block's file gives. */
export interface HomeBlockModule {
  /** Shows the block's four faces. */
  readonly Block: ComponentType;
  /** Fetches its data; a server render waits for it. A failure is the block's own: the page goes on with its failed face. */
  loadData?(app: AppServices): Promise<void>;
  /** Message catalogues it needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** The page's largest picture, where this block shows it. */
  leadPicture?(app: AppServices): readonly PictureSource[] | undefined;
}
