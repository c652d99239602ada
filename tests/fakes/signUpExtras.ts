import { ContentStore } from '../../src/domains/content/ContentStore.ts';
import { defaultSiteConfig } from '../../src/domains/content/siteConfig.ts';
import { SignUpExtras } from '../../src/domains/auth/SignUpExtras.ts';
import type { AuthConfig } from '../../src/kernel/SiteConfig.ts';
import { memoryStore } from '../../src/lib/keyValueStore.ts';
import type { KeyValueStore } from '../../src/lib/keyValueStore.ts';
import type { Call } from '../../src/lib/call.ts';
import { FakeClock } from './FakeClock.ts';

interface Options {
  readonly auth?: Partial<AuthConfig>;
  readonly storage?: KeyValueStore;
  readonly clock?: FakeClock;
  /** The query of the page. */
  readonly search?: string;
}

/** The promo code and the character of a registration, by the default configuration. */
export function signUpExtras(
  call: Call,
  { auth = {}, storage = memoryStore(), clock = new FakeClock(), search = '' }: Options = {},
): SignUpExtras {
  const content = new ContentStore({
    config: { ...defaultSiteConfig, auth: { ...defaultSiteConfig.auth, ...auth } },
    gameOrigins: [],
  });
  return new SignUpExtras({ call, clock, storage, content, place: { path: '/', search, hash: '' } });
}
