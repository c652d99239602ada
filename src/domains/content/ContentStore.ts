import type { SiteConfig } from './siteConfig.ts';

/** What the content system says of this site in this language. The site server fetches it; a page carries it along. */
export class ContentStore {
  constructor(
    readonly config: SiteConfig,
    /** Origins of the studios whose frames may speak to this page. */
    readonly gameOrigins: readonly string[],
  ) {}
}
