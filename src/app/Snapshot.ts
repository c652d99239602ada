import type { SiteInfo } from '../shared/site/siteInfo.ts';
import type { SystemPage } from './routing/routes.ts';
import type { StartFaultWords } from './startFault.ts';

/** What the site server sends along with a page, as `application/json`. Words and settings are `StartData`. */
export interface Snapshot {
  /** Said while the page cannot come alive: its other words may be what is missing. */
  readonly faultWords: StartFaultWords;
  readonly site: SiteInfo;
  readonly stores: Readonly<Record<string, unknown>>;
  readonly status: SystemPage | null;
  /** Origins that may frame this page and get its messages; empty for all but the embeddable pages. */
  readonly embedParents: readonly string[];
}

export const snapshotElementId = 'snapshot';
