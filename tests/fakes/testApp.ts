import type { CallKey } from '../../src/contract/index.ts';
import { topicKey } from '../../src/contract/base/topics.ts';
import type { Topics } from '../../src/contract/base/topics.ts';
import { defaultSiteConfig } from '../../src/app/settings/testing/defaultSiteConfig.ts';
import type { AppServices, Face } from '../../src/kernel/AppServices.ts';
import type { SiteConfig } from '../../src/kernel/SiteConfig.ts';
import type { Call, CallOptions } from '../../src/lib/call.ts';
import { memoryStore } from '../../src/lib/keyValueStore.ts';
import type { KeyValueStore } from '../../src/lib/keyValueStore.ts';
import type { News } from '../../src/lib/News.ts';
import { zeroMoney } from '../../src/shared/money/money.ts';
import type { Money } from '../../src/shared/money/money.ts';
import { createServerPlatform } from '../../src/platform/serverPlatform.ts';
import cashierMessages from '../../src/domains/cashier/words/en.json';
import historyMessages from '../../src/domains/cashier/history/words/en.json';
import walletMessages from '../../src/domains/wallet/words/en.json';
import depositMessages from '../../src/domains/cashier/deposit/words/en.json';
import needsMessages from '../../src/domains/verification/face/needs/words/en.json';
import profileMessages from '../../src/domains/profile/words/en.json';
import type { Answers } from './fakeCall.ts';
import type { FakeClock } from './FakeClock.ts';
import { fakePlatform } from './fakePlatform.ts';
import { testRoot } from './testRoot.ts';
import { usd, wireAccount, wireBalance } from './wireSamples.ts';

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
  /** What the player has from now on: money of one currency. */
  book(main: Money, bonus?: Money): void;
  /** Signs the player in; with 0 whoever is there signs out. */
  signIn(uid: number): void;
  /** The player's session expires. */
  runOut(): void;
}

interface Options {
  readonly answers?: Answers;
  readonly storage?: KeyValueStore;
  readonly path?: string;
  readonly search?: string;
  readonly departure?: 'left' | 'opened';
  readonly uid?: number;
  /** The defaults otherwise. */
  readonly config?: SiteConfig;
}

/**
 * The real root for tests of one domain: the operator answers what the test says, dialogs answer at once, and no other
 * domain adds blocks, actions or steps after a sign-in. Words are the real English ones.
 */
export function createTestApp({
  answers = {},
  storage = memoryStore(),
  path = '/cashier/deposit',
  search = '',
  departure = 'left',
  uid = 0,
  config = defaultSiteConfig,
}: Options = {}): TestApp {
  const calls: TestApp['calls'] = [];
  const external: string[] = [];
  const navigated: string[] = [];
  const dialogProps: unknown[] = [];
  const followers = new Set<{ readonly key: string; readonly take: (state: unknown) => void }>();
  const balance = {
    balance_main: usd('150.00'),
    balance_bonus: usd('0.00'),
    balance_betting_bonus: usd('0.00'),
  };
  const account = (player: number) =>
    wireAccount(player, {
      login: player === 0 ? '' : 'robin',
      has_deposits: true,
      ...balance,
    });
  const call = async (key: CallKey, input: unknown, options?: CallOptions) => {
    const answer = app.answers[key] as ((input: unknown, options?: CallOptions) => unknown) | undefined;
    // The session asks by itself, which most tests are not about.
    if (answer === undefined && key === 'GET account.getInfo') return account(app.session.uid);
    if (answer === undefined && key === 'GET account.getBalance') return wireBalance('150.00', 1, balance);
    calls.push({ key, input, idempotencyKey: options?.idempotencyKey });
    if (answer === undefined) throw new Error(`no answer for ${key}`);
    return answer(input, options);
  };
  const { root, clock } = testRoot({
    address: path + search,
    config,
    call: call as unknown as Call,
    platform: Object.assign(fakePlatform(), createServerPlatform(), {
      kind: 'web',
      storage,
      openExternal(url: string) {
        external.push(url);
        return departure;
      },
    }),
    verificationSdk: 'http://127.0.0.1:3002/verification/sdk.js',
  });
  root.i18n.add('needs', needsMessages);
  root.i18n.add('cashier', cashierMessages);
  root.i18n.add('history', historyMessages);
  root.i18n.add('wallet', walletMessages);
  root.i18n.add('deposit', depositMessages);
  root.i18n.add('profile', profileMessages);
  const app: TestApp = Object.assign(root, {
    answers,
    calls,
    clock,
    external,
    navigated,
    dialogAnswer: true,
    dialogProps,
    dialogs: {
      isAnyOpen: false,
      isCarefulOpen: false,
      open: ((_kind: unknown, props: unknown) => {
        dialogProps.push(props);
        return Promise.resolve(app.dialogAnswer);
      }) as unknown as AppServices['dialogs']['open'],
      queue: () => Promise.reject(new Error('nothing is queued here')),
      untilFree: () => Promise.resolve(),
    },
    notices: { show: () => {} },
    loadMessages: async () => {},
    readPage: async () => null,
    pageBlocks: async () => [],
    playerActions: async () => [],
    navigate: (path: string) => void navigated.push(path),
    followTopic<F extends keyof Topics>(family: F, id: string, take: (state: Topics[F]) => void) {
      const follower = { key: topicKey(family, id), take: take as (state: unknown) => void };
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    publish<F extends keyof Topics>(family: F, id: string, state: Topics[F]) {
      for (const follower of followers) if (follower.key === topicKey(family, id)) follower.take(state);
    },
    book(main: Money, bonus = zeroMoney(main.currency)) {
      const version = (root.session.balance.booked?.version ?? 0) + 1;
      const none = zeroMoney(main.currency);
      root.session.balance.apply({ main, bonus, bettingBonus: none, fun: none, version });
    },
    runOut: () => root.session.runOut(),
    signIn: (player: number) => root.session.adopt(account(player)),
  });
  if (uid !== 0) app.signIn(uid);
  return app;
}

/** `use` of an app in which another domain's face is a stand-in. */
export const withFace =
  <F extends object>(app: AppServices, face: Face<F>, standIn: F): AppServices['use'] =>
  (asked) =>
    (Object.is(asked, face) ? standIn : asked(app)) as ReturnType<typeof asked>;
