import { createRoot } from '../../src/app/createRoot.ts';
import type { Root, RootOptions } from '../../src/app/createRoot.ts';
import { defaultSiteConfig } from '../../src/app/settings/testing/defaultSiteConfig.ts';
import type { AfterAuthEntry } from '../../src/kernel/AppServices.ts';
import type { NavigateOptions } from '../../src/kernel/stores.ts';
import { createI18n } from '../../src/lib/i18n.ts';
import type { Messages } from '../../src/lib/i18n.ts';
import type { LazyTransport } from '../../src/lib/lazyCall.ts';
import core from '../../src/app/words/en.json';
import auth from '../../src/domains/auth/words/en.json';
import forms from '../../src/kernel/words/en.json';
import type { Answers, FakeCall } from './fakeCall.ts';
import { fakeCall } from './fakeCall.ts';
import { FakeClock } from './FakeClock.ts';
import { fakePlatform } from './fakePlatform.ts';
import type { FakePlatform } from './fakePlatform.ts';
import { localeView } from '../../src/app/localeView.ts';

const menuFiles = import.meta.glob<Messages>('../../src/domains/*/words/menu.en.json', {
  eager: true,
  import: 'default',
});
const menu = Object.fromEntries(
  Object.entries(menuFiles).map(([path, messages]) => [path.split('/').at(-3) ?? '', messages]),
);

export const locales = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

export interface TestRoot {
  readonly root: Root;
  readonly clock: FakeClock;
  readonly operator: FakeCall;
  readonly platform: FakePlatform;
  readonly transport: LazyTransport;
  /** The navigations that the app requested. */
  readonly navigated: { readonly path: string; readonly options: NavigateOptions | undefined }[];
}

interface Options extends Pick<
  Partial<RootOptions>,
  'snapshots' | 'embedParents' | 'verificationSdk' | 'chatOrigin' | 'overrides' | 'call' | 'config' | 'site' | 'page'
> {
  readonly answers?: Answers;
  readonly platform?: FakePlatform;
  readonly locale?: 'en' | 'ru' | 'es' | 'ar';
  /** The steps after a sign-in; none by default, whatever the domains' manifests add. */
  readonly afterAuth?: readonly AfterAuthEntry[];
  /** The address of the page. */
  readonly address?: string;
}

/** The real root with a fake operator, a fake clock and a fake platform that records its calls. */
export function testRoot({
  answers = {},
  platform = fakePlatform(),
  locale = 'en',
  address = '/',
  afterAuth = [],
  call,
  ...more
}: Options = {}): TestRoot {
  const operator = fakeCall(answers);
  const clock = new FakeClock();
  const navigated: TestRoot['navigated'] = [];
  const i18n = createI18n(locale);
  i18n.add('core', core);
  i18n.add('forms', forms);
  i18n.add('auth', auth);
  i18n.add('menu', menu);
  const own = locales.find((one) => one.code === locale) ?? locales[0];
  const root = createRoot({
    call: call ?? operator.call,
    platform,
    clock,
    i18n,
    locale: localeView(own.code, { locales, defaultLocale: 'en' }),
    config: defaultSiteConfig,
    gameOrigins: ['http://127.0.0.1:3002'],
    navigate: (path, options) => void navigated.push({ path, options }),
    ...more,
  });
  Object.assign(root, { afterAuthEntries: () => Promise.resolve(afterAuth) });
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  root.place.arrive(pathname, search, hash);
  return {
    root,
    clock,
    operator,
    platform,
    navigated,
    transport: { call: root.call, bearer: () => null, onBearer: () => {}, onFailure: () => {} },
  };
}
