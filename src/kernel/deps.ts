/** Narrow views of the core for domain stores, never the root itself. Types only. */
import type { Topics } from '../contract/base/topics.ts';
import type { Activity } from '../lib/Activity.ts';
import type { Call } from '../lib/call.ts';
import type { ComponentType } from 'react';
import type { Clock } from '../lib/clock.ts';
import type { Translate } from '../lib/i18n.ts';
import type { KeyValueStore } from '../lib/keyValueStore.ts';
import type { News } from '../lib/News.ts';
import type { Platform } from '../platform/Platform.ts';
import type { ViewportView } from '../shared/viewport/viewportClass.ts';
import type { ContentPage } from '../shared/content/contentPage.ts';
import type { IconNode } from '../ui/basics/Icon.tsx';
import type { PictureSource } from '../ui/tiles/pictureSources.ts';
import type { PercentMarks } from '../shared/text/percentText.ts';
import type { DialogsView } from './dialogs.ts';
import type { LeavingView } from './leaving.ts';
import type { PlayState } from './PlayState.ts';
import type { ContentView, NoticesView, SessionView } from './views.ts';

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
  readonly news: Pick<News, 'subscribe' | 'subscribeGaps'>;
  readonly activity: Pick<Activity, 'note' | 'subscribe'>;
  readonly play: PlayState;
  readonly dialogs: DialogsView;
  readonly viewport: ViewportView;
  readonly content: ContentView;
  readonly locale: LocaleView;
  readonly t: Translate;
  /**
   * The current path without its locale prefix, the query (with its question mark, or empty) and the hash (likewise).
   */
  readonly place: PlaceView;
  /** Adds the current locale's prefix to an app path. The only place where prefixes are added. */
  readonly href: (path: string) => string;
  readonly navigate: (path: string, options?: NavigateOptions) => void;
  readonly followTopic: FollowTopic;
  /** 2.2-18: a page of the content system in the current language, or null if there is none. */
  readonly readPage: (slug: string) => Promise<ContentPage | null>;
}

/**
 * Calls `take` with the newest state of a public topic and with every later one, at most twice a second, until the
 * result is called. In the browser only.
 */
export type FollowTopic = <F extends keyof Topics>(
  family: F,
  id: string,
  take: (state: Topics[F]) => void,
) => () => void;

export interface PlaceView {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** How to create a store. The root creates it once and keeps it under `key`. */
export interface StoreFactory<S> {
  readonly key: string;
  create(deps: StoreDeps): S;
}

/**
 * A store filled by the server render: the result of `dehydrate` is passed to `hydrate` in the browser, without a
 * request.
 */
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
  /** Fetches message catalogues that are missing. */
  readonly loadMessages: (namespaces: readonly string[]) => Promise<void>;
  /** The steps that all domains add after a sign-in or a registration, ascending. */
  readonly afterAuthEntries: () => Promise<readonly AfterAuthEntry[]>;
  readonly cards: CardsView;
  /** What another domain offers, for this visit: `app.use(cashierFace).depositHere()`. */
  use<F extends object>(face: Face<F>): F;
  readonly leaving: LeavingView;
  /** The blocks that all domains add to a page, ascending. */
  readonly pageBlocks: (page: BlockPage) => Promise<readonly PageBlockEntry[]>;
  /** What players can do in a place, ascending. */
  readonly playerActions: (place: ActionPlace) => Promise<readonly PlayerAction[]>;
}

/**
 * What other domains and the app may ask of a domain (`face.ts`). Its methods fetch the domain's code when they are
 * called, so that naming a face costs no page anything.
 */
export type Face<F extends object> = (app: AppServices) => F;

/** Cards over every page, added by flows: a hint, a running clock. A card decides itself when it is visible. */
export interface CardsView {
  /** Shows a component until the returned function is called. */
  add(Card: ComponentType): () => void;
}

/** 4-15: one step of the queue after the auth popup. It decides itself whether there is something to show. */
export interface AfterAuthEntry {
  /** Ascending; the next step begins when the one before has closed. */
  readonly order: number;
  readonly after: readonly ('signedIn' | 'registered')[];
  readonly open: (app: AppServices) => Promise<unknown>;
}

/**
 * The places that are made of several domains' blocks: the account's security (2.4-1), above the deposit form, under the
 * offer chosen in it, under a deposit that has succeeded, before the balance in the header of wide screens, under the
 * parts of the balance, the wallet of the cashier, what a withdrawal costs besides its fee, under the facts of a game: what
 * it takes part in, and under the way of loyalty: what there is to do and to buy.
 */
export type BlockPage =
  | 'gamePage'
  | 'loyaltyPage'
  | 'security'
  | 'deposit'
  | 'depositOffer'
  | 'withdraw'
  | 'paySuccess'
  | 'header'
  | 'balance'
  | 'wallet';

/** One block of such a page. On the security page it is a card with a heading. */
export interface PageBlockEntry {
  /** Ascending. */
  readonly order: number;
  /** Message catalogues it needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** Shown to everybody if left out. */
  readonly isShown?: (app: AppServices) => boolean;
  /** The block's code, and the data that decides whether it shows anything: what follows it is not moved later. */
  readonly load: (app: AppServices) => Promise<ComponentType>;
}

/**
 * Where buttons for players stand: below the links of the navigation, at the end of the phone's menu, at the end of the
 * header of wide screens, in the bar of an open game, and there while it is played for money.
 */
export type ActionPlace = 'navigation' | 'menuEnd' | 'header' | 'game' | 'moneyGame';

/** A button for players in each of its places. */
export interface PlayerAction {
  readonly id: string;
  readonly places: readonly ActionPlace[];
  /** Ascending. */
  readonly order: number;
  /** A key of the catalogues `core` or `menu`, which every page has. */
  readonly label: (app: Pick<AppServices, 'platform'>) => string;
  readonly icon: IconNode;
  /** Whether its feature is on (3-30); yes without it. */
  readonly isShown?: (app: Pick<AppServices, 'content'>) => boolean;
  readonly run: (app: AppServices) => Promise<unknown>;
}

/** 2.12-2. Paths for players only are never indexed; `robots` is for status pages. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  /** Root-relative picture of the page: in its schema data, and drawn into its link preview. */
  readonly image?: string;
  /** Web address of the picture for link previews; by default one is drawn for the page. */
  readonly previewImage?: string;
  /**
   * The path from the index to this page, which is last: the breadcrumbs of its schema data. Paths without locale
   * prefix.
   */
  readonly trail?: readonly { readonly title: string; readonly path: string }[];
  /** The page's largest picture, preloaded by the document (`preloadSources`). */
  readonly leadPicture?: readonly PictureSource[];
  /** The product of the page, for its schema data; `isFree`: it can be tried for nothing. */
  readonly product?: { readonly name: string; readonly brand: string; readonly isFree: boolean };
  /** The page is a text of its own: when it was published and changed, ISO 8601. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string };
  /** Questions that the page answers, as plain text. */
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
}

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
