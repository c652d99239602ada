import { ContentStore } from '../../src/domains/content/ContentStore.ts';
import { defaultSiteConfig } from '../../src/app/settings/testing/defaultSiteConfig.ts';
import { SignUpExtras } from '../../src/domains/auth/SignUpExtras.ts';
import type { AuthSettings } from '../../src/domains/auth/settings.ts';
import { memoryStore } from '../../src/lib/keyValueStore.ts';
import type { KeyValueStore } from '../../src/lib/keyValueStore.ts';
import type { Call } from '../../src/lib/call.ts';
import { FakeClock } from './FakeClock.ts';

interface Options {
  readonly auth?: Partial<AuthSettings>;
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
