/** Narrow views of the core for domain stores, never the root itself. Types only. */
import type { Topics } from '../contract/base/topics.ts';
import type { Activity } from '../lib/Activity.ts';
import type { Call } from '../lib/call.ts';
import type { Clock } from '../lib/clock.ts';
import type { Translate } from '../lib/i18n.ts';
import type { KeyValueStore } from '../lib/keyValueStore.ts';
import type { News } from '../lib/News.ts';
import type { Platform } from '../platform/Platform.ts';
import type { ViewportView } from '../shared/viewport/viewportClass.ts';
import type { ContentPage } from '../shared/content/contentPage.ts';
import type { MoneyMarks } from '../shared/money/moneyMarks.ts';
import type { PercentMarks } from '../shared/text/percentText.ts';
import type { DialogsView } from './dialogs.ts';
import type { PlayState } from './PlayState.ts';
import type { ContentView, NoticesView, SessionView } from './views.ts';

export interface LocaleView {
  readonly code: string;
  readonly dir: 'ltr' | 'rtl';
  readonly defaultCode: string;
  readonly all: readonly LocaleOption[];
  readonly percent: PercentMarks;
  readonly money: MoneyMarks;
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

/** How to create a store. The root creates it on first use and keeps it under `key`. */
export interface StoreFactory<S> {
  readonly key: string;
  /**
   * How long the root keeps it. `visit`: as long as the page lives. `player`: until the player whose data it may hold
   * signs out or another one takes their place; the next use creates a new one. An answer to a request of the player
   * before then arrives in a store that nobody shows.
   */
  readonly scope: 'visit' | 'player';
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

/** A store of a visit that marks some of what everybody may see as the player's own. */
export interface PlayerScoped {
  /** The player has signed out, or another one has signed in: drops everything of the player before. */
  forgetPlayer(): void;
}
