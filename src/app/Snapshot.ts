import type { LocaleView } from '../kernel/stores.ts';
import type { SiteInfo } from '../shared/site/siteInfo.ts';
import type { SystemPage } from './routing/routes.ts';
import type { StartFaultWords } from './startFault.ts';

/** What the site server sends along with a page, as `application/json`. Words and settings are `StartData`. */
export interface Snapshot {
  readonly locale: LocaleView;
  /** Said while the page cannot come alive: its other words may be what is missing. */
  readonly faultWords: StartFaultWords;
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
