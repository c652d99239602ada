import type { SiteConfig } from '../domains/content/siteConfig.ts';
import type { LocaleView } from '../domains/kernel/deps.ts';
import type { Messages } from '../lib/i18n.ts';
import type { SystemPage } from './routes.ts';

/** What the site server sends along with a page, as `application/json`: enough to hydrate without a request. */
export interface Snapshot {
  readonly locale: LocaleView;
  readonly config: SiteConfig;
  /** The content system's messages that override the shipped ones. */
  readonly overrides: Messages;
  /** The words nearly every page needs, overrides included; those of other pages come by files. */
  readonly words: Readonly<Record<string, Messages>>;
  readonly stores: Readonly<Record<string, unknown>>;
  readonly status: SystemPage | null;
  /** Origins of the studios whose frames may speak to the page. */
  readonly gameOrigins: readonly string[];
  /** Origins of the messenger's web clients that may host the app (telegram.md); never taken from the address. */
  readonly telegramHosts: readonly string[];
}

export const snapshotElementId = 'snapshot';
