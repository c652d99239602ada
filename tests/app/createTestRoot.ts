import { completeSiteConfig } from '../../src/domains/content/completeSiteConfig.ts';
import { createRoot } from '../../src/app/createRoot.ts';
import type { Root } from '../../src/app/createRoot.ts';
import { FakeClock } from '../../src/domains/cashier/testing/FakeClock.ts';
import type { Call } from '../../src/lib/call.ts';
import { createI18n } from '../../src/lib/i18n.ts';
import { createServerPlatform } from '../../src/platform/serverPlatform.ts';

export interface TestRoot {
  readonly root: Root;
  readonly clock: FakeClock;
  readonly navigated: string[];
}

/** The real root of a visit, with an operator that answers as told and a clock that stands still. */
export function createTestRoot({ locale = 'en', call }: { readonly locale?: string; readonly call?: Call } = {}): TestRoot {
  const clock = new FakeClock();
  const navigated: string[] = [];
  const all = ['en', 'ru', 'es', 'ar'].map((code) => ({ code, name: code, dir: code === 'ar' ? ('rtl' as const) : ('ltr' as const) }));
  const root = createRoot({
    call: call ?? (() => Promise.reject(new Error('no call was expected'))),
    platform: createServerPlatform(),
    clock,
    i18n: createI18n(locale),
    locale: { code: locale, dir: locale === 'ar' ? 'rtl' : 'ltr', defaultCode: 'en', all },
    config: completeSiteConfig({}),
    gameOrigins: [],
    navigate: (path) => void navigated.push(path),
  });
  return { root, clock, navigated };
}
