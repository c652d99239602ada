import { PlayState } from '../PlayState.ts';
import { StoreShelf } from '../StoreShelf.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import { observable, runInAction } from 'mobx';
import type { CallInput, CallKey, CallOutput } from '../../contract/index.ts';
import { Activity } from '../../lib/Activity.ts';
import { createI18n } from '../../lib/i18n.ts';
import type { Call, CallOptions } from '../../lib/call.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import type { KeyValueStore } from '../../lib/keyValueStore.ts';
import { News } from '../../lib/News.ts';
import cashierMessages from '../../domains/cashier/words/en.json';
import historyMessages from '../../domains/cashier/history/words/en.json';
import walletMessages from '../../domains/wallet/words/en.json';
import depositMessages from '../../domains/cashier/deposit/words/en.json';
import cashierMenu from '../../domains/cashier/words/menu.en.json';
import coreMessages from '../../app/words/en.json';
import formsMessages from '../words/en.json';
import needsMessages from '../../domains/verification/face/needs/words/en.json';
import profileMessages from '../../domains/profile/words/en.json';
import { topicKey } from '../../contract/base/topics.ts';
import type { Topics } from '../../contract/base/topics.ts';
import { createServerPlatform } from '../../platform/serverPlatform.ts';
import { money } from '../../shared/money/money.ts';
import { usualSite } from '../../shared/site/siteInfo.ts';
import { ViewportStore } from '../../shared/viewport/ViewportStore.ts';
import type { AppServices, Face } from '../AppServices.ts';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { percentMarks } from '../../shared/text/percentText.ts';

type Answer<K extends CallKey> = (
  input: CallInput<K>,
  options: CallOptions | undefined,
) => CallOutput<K> | Promise<CallOutput<K>>;
export type Answers = { [K in CallKey]?: Answer<K> };

export interface TestApp extends AppServices {
  readonly clock: FakeClock;
  readonly news: News;
  readonly calls: { readonly key: CallKey; readonly input: unknown; readonly idempotencyKey: string | undefined }[];
  readonly navigated: string[];
  readonly external: string[];
  answers: Answers;
  /** Answer of the next dialog. */
  dialogAnswer: boolean;
  readonly dialogProps: unknown[];
  /** Sends a state of a public topic to those who follow it. */
  publish<F extends keyof Topics>(family: F, id: string, state: Topics[F]): void;
  /** Sets the signed-in player; 0 for a guest. */
  signIn(uid: number): void;
  /** The player's session expires. */
  runOut(): void;
}

interface Options {
  readonly answers?: Answers;
  readonly storage?: KeyValueStore;
  readonly search?: string;
  readonly departure?: 'left' | 'opened';
  readonly uid?: number;
}

const nobody = { uid: 0, holder: 0, isPlayer: false, status: 'unknown' as string, account: null as unknown };

/** The app's services around a typed fake operator and a clock that does not run; words are the real English ones. */
export function createTestApp({
  answers = {},
  storage = memoryStore(),
  search = '',
  departure = 'left',
  uid = 0,
}: Options = {}): TestApp {
  const clock = new FakeClock();
  const i18n = createI18n('en');
  i18n.add('core', coreMessages);
  i18n.add('forms', formsMessages);
  i18n.add('needs', needsMessages);
  i18n.add('cashier', cashierMessages);
  i18n.add('history', historyMessages);
  i18n.add('wallet', walletMessages);
  i18n.add('deposit', depositMessages);
  i18n.add('profile', profileMessages);
  i18n.add('menu', { cashier: cashierMenu });
  const calls: TestApp['calls'] = [];
  const stores = new StoreShelf();
  const session = observable({
    ...nobody,
    isLeaving: false,
    balance: {
      total: money(15_000n, 'USD'),
      main: money(15_000n, 'USD'),
      bonus: money(0n, 'USD'),
      isStale: false,
      roundShown: () => {},
    },
    load: async () => {},
    refreshBalance: async () => {},
    beginSignOut: async () => {},
    cancelSignOut: () => {},
  });
  const call = async (key: CallKey, input: unknown, options?: CallOptions) => {
    calls.push({ key, input, idempotencyKey: options?.idempotencyKey });
    const answer = app.answers[key] as ((input: unknown, options?: CallOptions) => unknown) | undefined;
    if (answer === undefined) throw new Error(`no answer for ${key}`);
    return answer(input, options);
  };
  const external: string[] = [];
  const followers = new Set<{ readonly key: string; readonly take: (state: unknown) => void }>();
  const navigated: string[] = [];
  const dialogProps: unknown[] = [];
  const locale = {
    code: 'en',
    dir: 'ltr',
    defaultCode: 'en',
    all: [{ code: 'en', name: 'English', dir: 'ltr' }],
    percent: percentMarks('en'),
  } as const;
  const app: TestApp = {
    answers,
    call: call as unknown as Call,
    calls,
    clock,
    storage,
    platform: {
      ...createServerPlatform(),
      kind: 'web',
      openExternal(url) {
        external.push(url);
        return departure;
      },
    },
    external,
    navigated,
    session: session as unknown as AppServices['session'],
    notices: { show: () => {} },
    loadMessages: async () => {},
    afterAuthEntries: async () => [],
    readPage: async () => null,
    cards: { add: () => () => {} },
    use: (face) => face(app),
    pageBlocks: async () => [],
    playerActions: async () => [],
    leaving: {
      isHeld: false,
      isPageHeld: false,
      hold: () => () => {},
      mayLeave: () => Promise.resolve(true),
      mayLeavePage: () => Promise.resolve(true),
    },
    news: new News(),
    activity: new Activity(),
    play: new PlayState(),
    dialogAnswer: true,
    dialogProps,
    dialogs: {
      isAnyOpen: false,
      open: ((_kind: unknown, props: unknown) => {
        dialogProps.push(props);
        return Promise.resolve(app.dialogAnswer);
      }) as unknown as AppServices['dialogs']['open'],
      queue: () => Promise.reject(new Error('nothing is queued here')),
    },
    viewport: new ViewportStore(null),
    content: {
      config: defaultSiteConfig,
      site: usualSite,
      gameOrigins: [],
      embedParents: [],
      verificationSdk: 'http://127.0.0.1:3002/verification/sdk.js',
      chatOrigin: '',
      analyticsOrigin: '',
      canEnter: () => true,
    },
    locale,
    t: i18n.t,
    place: { path: '/cashier/deposit', search, hash: '' },
    href: (path) => path,
    navigate: (path) => void navigated.push(path),
    followTopic(family, id, take) {
      const follower = { key: topicKey(family, id), take: take as (state: unknown) => void };
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    publish(family, id, state) {
      for (const follower of followers) if (follower.key === topicKey(family, id)) follower.take(state);
    },
    players: stores,
    store: (factory) => stores.take(factory, app),
    runOut() {
      runInAction(() => Object.assign(session, { ...nobody, holder: session.holder, status: 'guest' }));
    },
    signIn(next) {
      runInAction(() => {
        if (session.holder !== 0 && session.holder !== next) stores.dropPlayer();
        Object.assign(
          session,
          next === 0
            ? { ...nobody, status: 'guest' }
            : { uid: next, holder: next, isPlayer: true, status: 'player', account: playerAccount(next) },
        );
      });
    },
  };
  if (uid !== 0) app.signIn(uid);
  return app;
}

/** `use` of an app in which another domain's face is a stand-in. */
export const withFace =
  <F extends object>(app: AppServices, face: Face<F>, standIn: F): AppServices['use'] =>
  (asked) =>
    (Object.is(asked, face) ? standIn : asked(app)) as ReturnType<typeof asked>;

const playerAccount = (uid: number) => ({
  uid,
  login: 'robin',
  nickname: '',
  registeredAt: '2026-01-02T10:00:00.000Z',
  previousLoginAt: null,
  locale: 'en',
  countryCode: '',
  isSubscribed: false,
  isOnVerification: false,
  isKycBlockEnabled: false,
  isVerified: false,
  isRegistrationCompleted: true,
  hasTwoFactor: false,
  hasDeposits: true,
  eventSeq: 40,
});
