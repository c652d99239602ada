import type { ContentView } from '../../kernel/views.ts';
import { isOpenForNew, usualSite } from '../../shared/site/siteInfo.ts';
import type { SiteInfo } from '../../shared/site/siteInfo.ts';
import type { SiteConfig } from '../../kernel/SiteConfig.ts';

/**
 * The content system's configuration of this site in this language. Fetched by the site server and sent with the page.
 */
export class ContentStore implements ContentView {
  constructor(
    readonly config: SiteConfig,
    /** Origins of game studios whose frames may post messages to this page. */
    readonly gameOrigins: readonly string[],
    readonly embedParents: readonly string[],
    readonly site: SiteInfo = usualSite,
  ) {}

  /**
   * 3-32: whether guests can sign in (or up): in the popup, or at its replacement address. Nobody signs up where the
   * address takes no new players (3-10).
   */
  canEnter(view: keyof SiteConfig['auth']['popupFallbacks']): boolean {
    if (view === 'registration' && !isOpenForNew(this.site)) return false;
    const { isPopupEnabled, popupFallbacks } = this.config.auth;
    return isPopupEnabled || popupFallbacks[view] !== '';
  }
}
