import { PlayState } from '../kernel/PlayState.ts';
import { StoreShelf } from '../kernel/StoreShelf.ts';
import { makeAutoObservable } from 'mobx';
import { ContentStore } from '../domains/content/ContentStore.ts';
import type { SiteConfig } from '../kernel/SiteConfig.ts';
import type { AppServices } from '../kernel/AppServices.ts';
import type { LocaleView, NavigateOptions } from '../kernel/stores.ts';
import { NoticeStore } from '../domains/notices/NoticeStore.ts';
import { SessionStore } from '../domains/session/SessionStore.ts';
import { Activity } from '../lib/Activity.ts';
import type { Call } from '../lib/call.ts';
import type { Clock } from '../lib/clock.ts';
import type { I18n, Messages } from '../lib/i18n.ts';
import { News } from '../lib/News.ts';
import type { Platform } from '../platform/Platform.ts';
import { withLocale } from '../shared/locale/localePath.ts';
import type { SiteInfo } from '../shared/site/siteInfo.ts';
import { ViewportStore } from '../shared/viewport/ViewportStore.ts';
import { lockScroll } from '../ui/basics/lockScroll.ts';
import { untilStill } from '../ui/basics/untilStill.ts';
import { actionsAt } from './actionsAt.ts';
import { CardStore } from './CardStore.ts';
import { ComingPage } from './ComingPage.ts';
import { DialogStore } from './DialogStore.ts';
import { followTopics } from './followTopics.ts';
import { LeaveStore } from './LeaveStore.ts';
import { loadMessages } from './messages.ts';
import { Place } from './Place.ts';
import { provingCall } from './provingCall.ts';
import { fetchManifests } from './routing/fetchManifests.ts';
import type { SystemPage } from './routing/routes.ts';

export interface RootOptions {
  readonly call: Call;
  readonly platform: Platform;
  readonly clock: Clock;
  readonly i18n: I18n;
  readonly locale: LocaleView;
  readonly config: SiteConfig;
  /** The usual by default. */
  readonly site?: SiteInfo;
  /** In the browser it is fetched from the site server. */
  readonly readPage?: AppServices['readPage'];
  readonly gameOrigins: readonly string[];
  /** Origins of parents that may frame this page; none by default. */
  readonly embedParents?: readonly string[];
  /** Address of the identity verification's web SDK; none by default. */
  readonly verificationSdk?: string;
  /** Origin of the live chat's frame; no chat by default. */
  readonly chatOrigin?: string;
  /** Origin of the frame of the analytics; none by default. */
  readonly analyticsOrigin?: string;
  readonly navigate: (path: string, options?: NavigateOptions) => void;
  /** The browser window; undefined in a server render. */
  readonly page?: Pick<Window, 'matchMedia'>;
  /** The content system's messages, which override the shipped ones. */
  readonly overrides?: Messages;
  /** Store snapshots of the server render, by factory key. */
  readonly snapshots?: Readonly<Record<string, unknown>>;
}

/** The status page shown instead of the current page until the next navigation (2.11-8). */
export class PageStatus {
  current: SystemPage | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  show(page: SystemPage | null): void {
    this.current = page;
  }
}

/** All services and stores of one visit. */
export interface Root extends AppServices {
  readonly session: SessionStore;
  readonly notices: NoticeStore;
  readonly news: News;
  readonly dialogs: DialogStore;
  readonly place: Place;
  readonly status: PageStatus;
  readonly coming: ComingPage;
  readonly i18n: I18n;
  readonly config: SiteConfig;
  /**
   * The catalogues that were requested, sorted. On the server the translator is shared and holds those of other pages,
   * too.
   */
  namespaces(): readonly string[];
  /** Store snapshots that a server render sends to the browser. */
  dehydrate(): Record<string, unknown>;
}

/**
 * Builds the core stores: once per server request, per page load and per test. A domain's own stores are created on
 * first use by their factories, so that no domain's code is in the entry. Nothing is fetched or subscribed to here.
 */
export function createRoot(options: RootOptions): Root {
  const { call, clock, platform, i18n, locale } = options;
  const place = new Place(
    locale.all.map((one) => one.code),
    locale.defaultCode,
  );
  const stores = new StoreShelf(options.snapshots);
  const namespaces = new Set<string>();
  const root: Root = {
    call: provingCall(call, () => root),
    clock,
    platform,
    i18n,
    locale,
    config: options.config,
    storage: platform.storage,
    t: i18n.t,
    session: new SessionStore(call, clock, () => stores.dropPlayer()),
    notices: new NoticeStore(clock),
    news: new News(),
    activity: new Activity(),
    play: new PlayState(),
    dialogs: new DialogStore({
      uid: () => root.session.uid,
      ...(options.page && { lockScroll, untilStill: () => untilStill(clock) }),
    }),
    viewport: new ViewportStore(options.page ?? null),
    content: new ContentStore(options),
    readPage:
      options.readPage ??
      (async (slug) => (await import('../lib/fetchContentPage.ts')).fetchContentPage(locale.code, slug)),
    cards: new CardStore(),
    use: (face) => face(root),
    leaving: new LeaveStore(),
    place,
    status: new PageStatus(),
    coming: new ComingPage(),
    href: (path) => withLocale(path, locale.code, locale.defaultCode),
    navigate: options.navigate,
    followTopic: followTopics(clock),
    loadMessages(wanted) {
      for (const namespace of wanted) namespaces.add(namespace);
      return loadMessages(i18n, wanted, options.overrides);
    },
    afterAuthEntries: async () =>
      (await fetchManifests())
        .flatMap(({ afterAuth = [] }) => afterAuth)
        .sort((left, right) => left.order - right.order),
    pageBlocks: async (page) =>
      (await fetchManifests())
        .flatMap(({ pageBlocks = {} }) => pageBlocks[page] ?? [])
        .sort((left, right) => left.order - right.order),
    playerActions: async (place) => actionsAt(await fetchManifests(), root, place),
    namespaces: () => [...namespaces].sort(),
    players: stores,
    store: (factory) => stores.take(factory, root),
    dehydrate: () => stores.dehydrate(),
  };
  return root;
}
