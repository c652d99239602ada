import type { SiteConfig } from '../kernel/SiteConfig.ts';
import type { LocaleView } from '../kernel/stores.ts';
import type { SentWords } from './messages.ts';
import type { SiteInfo } from '../shared/site/siteInfo.ts';
import type { SystemPage } from './routing/routes.ts';

/** What the site server sends along with a page, as `application/json`: enough to hydrate without a request. */
export interface Snapshot extends SentWords {
  readonly locale: LocaleView;
  readonly config: SiteConfig;
  readonly site: SiteInfo;
  readonly stores: Readonly<Record<string, unknown>>;
  readonly status: SystemPage | null;
  /** Origins of game studios whose frames may post messages to the page. */
  readonly gameOrigins: readonly string[];
  /** Origins of the messenger's web clients that may host the app (telegram.md); never taken from the address. */
  readonly telegramHosts: readonly string[];
  /** Origins that may frame this page and get its messages; empty for all but the embeddable pages. */
  readonly embedParents: readonly string[];
  /** Address of the identity verification's web SDK; empty without one. */
  readonly verificationSdk: string;
  /** Origin of the live chat's frame; empty without a chat. */
  readonly chatOrigin: string;
  /** Origin of the frame of the analytics; empty without one. */
  readonly analyticsOrigin: string;
}

export const snapshotElementId = 'snapshot';
