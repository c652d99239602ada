import type { SiteConfig } from './siteConfig.ts';

/** What the content system says of this site in this language. The site server fetches it; a page carries it along. */
export class ContentStore {
  constructor(
    readonly config: SiteConfig,
    /** Origins of the studios whose frames may speak to this page. */
    readonly gameOrigins: readonly string[],
  ) {}

  /** 3-32: whether guests can sign in (or up) from here: in the popup, or at the address that stands in for it. */
  canEnter(view: keyof SiteConfig['auth']['popupFallbacks']): boolean {
    const { isPopupEnabled, popupFallbacks } = this.config.auth;
    return isPopupEnabled || popupFallbacks[view] !== '';
  }
}
